// The browser's own storage: it may be blocked, full, or gone from one moment to the next.

/** What is kept for good, for all tabs. */
export const lasting = place(() => localStorage);

/** What only this tab has; it survives a reload. */
export const ofTab = place(() => sessionStorage);

/** What browsers call a storage that is full. */
const FULL = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];

/** @typedef {"full" | "blocked"} StorageFault Why something could not be written. */

/** A storage that throws nothing. Even naming it throws where it is blocked, so it is opened each time. */
function place(/** @type {() => Storage} */ open) {
  /** @type {<T>(act: (storage: Storage) => T, otherwise: T) => T} */
  const attempt = (act, otherwise) => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    /** The text with this key, or null. */
    read: (/** @type {string} */ key) => attempt((storage) => storage.getItem(key), null),

    /** Writes a text; what stood there stays if it cannot. Gives null, or why it could not. @type {(key: string, text: string) => StorageFault | null} */
    write(key, text) {
      try {
        open().setItem(key, text);
        return null;
      } catch (error) {
        // A storage without any room is one that is not meant to be used.
        const some = attempt((storage) => storage.length > 0, false);
        return some && error instanceof DOMException && FULL.includes(error.name) ? "full" : "blocked";
      }
    },

    /** Removes a text; tells whether it is gone. */
    remove: (/** @type {string} */ key) => attempt((storage) => {
      storage.removeItem(key);
      return true;
    }, false),

    /** The keys with this beginning. */
    keys: (/** @type {string} */ beginning) => {
      /** @type {string[]} */
      const none = [];
      return attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(beginning)), none);
    },
  };
}
