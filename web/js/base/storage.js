// The browser's own storage: it may be blocked, full, or cleared at any moment.

import { ONLY } from "../site.js";

/** Saved files that lie in one folder may share a storage: the keys of each begin with its game. */
const OWN = ONLY === null ? "" : `file:${ONLY}:`;

/** Permanent data of all tabs. */
export const lasting = place(() => localStorage);

/** Data of this tab only; it survives a reload. */
export const ofTab = place(() => sessionStorage);

/** The browsers' names of the error for a full storage. */
const FULL = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];

/** @typedef {"full" | "blocked"} StorageFault Why something could not be written. */

/** A storage that never throws. If it is blocked, even an access to it throws, so it is opened each time. */
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
    read: (/** @type {string} */ key) => attempt((storage) => storage.getItem(OWN + key), null),

    /** Writes a text; the old one stays if that fails. Returns null, or the reason. @type {(key: string, text: string) => StorageFault | null} */
    write(key, text) {
      try {
        open().setItem(OWN + key, text);
        return null;
      } catch (error) {
        // A storage without any room is a disabled one.
        const some = attempt((storage) => storage.length > 0, false);
        return some && error instanceof DOMException && FULL.includes(error.name) ? "full" : "blocked";
      }
    },

    /** Removes a text; returns whether that worked. */
    remove: (/** @type {string} */ key) => attempt((storage) => {
      storage.removeItem(OWN + key);
      return true;
    }, false),

    /** The keys with this prefix. */
    keys: (/** @type {string} */ beginning) => {
      /** @type {string[]} */
      const none = [];
      return attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(OWN + beginning)).map((key) => key.slice(OWN.length)), none);
    },
  };
}
