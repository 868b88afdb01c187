// The database of the browser (IndexedDB) with the saved games: it has far more room than the storage, but writes may be lost when a page is closed.
// Each game is one entry, by its id.

import { ONLY } from "../site.js";
import { openDB } from "../vendor/idb.js";

/** @import { Database, Transaction } from "../vendor/idb.js" */

const NAME = ONLY === null ? "menagerie" : `menagerie file ${ONLY}`;
const STORE = "games";
const VERSION = 1;

/** The number of games that are written or read at once. */
const SOME = 200;

/** The time in milliseconds after which a transaction is aborted: some versions of WebKit never complete one. */
const PATIENCE = 10_000;

/** An open database. Its methods throw if the browser refuses something, or does not answer. */
export class GameDatabase {
  #database;
  #onSilent;

  /**
   * @param {Database} database
   * @param {() => void} onSilent is called when the browser does not answer
   */
  constructor(database, onSilent) {
    this.#database = database;
    this.#onSilent = onSilent;
  }

  /** Everything in it. */
  all() {
    return this.#database.getAll(STORE);
  }

  /** The entries with these ids, if they exist. */
  async read(/** @type {string[]} */ ids) {
    const transaction = this.#database.transaction(STORE, "readonly");
    return this.#answer(transaction, async () => {
      const found = await Promise.all(ids.map((id) => transaction.store.get(id)));
      await transaction.done;
      return found;
    });
  }

  /** Writes games, all or none, and reads them back: after that the originals may be deleted. */
  async write(/** @type {{ id: string }[]} */ games) {
    await this.#change((store) => games.map((game) => store.put(game)));
    for (let at = 0; at < games.length; at += SOME) {
      const part = games.slice(at, at + SOME);
      const found = await this.read(part.map(({ id }) => id));
      if (part.some((game, index) => JSON.stringify(game) !== JSON.stringify(found[index]))) throw new Error("the database holds something else than it was given");
    }
  }

  /** Removes games. */
  remove(/** @type {string[]} */ ids) {
    return this.#change((store) => ids.map((id) => store.delete(id)));
  }

  /** @param {(store: Transaction["store"]) => Promise<unknown>[]} act */
  #change(act) {
    const transaction = this.#database.transaction(STORE, "readwrite", { durability: "strict" });
    return this.#answer(transaction, async () => {
      const done = transaction.done.then(() => null, (error) => error);
      try {
        await Promise.all(act(transaction.store));
      } catch (error) {
        // Most errors end it automatically.
        await abort(transaction);
        throw error;
      }
      const fault = await done;
      if (fault !== null) throw fault;
    });
  }

  /**
   * The result of a transaction, which is aborted if it takes too long.
   * @template Result
   * @param {Transaction} transaction
   * @param {() => Promise<Result>} act
   */
  async #answer(transaction, act) {
    let timer = 0;
    const silence = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new DOMException("the database does not answer", "TimeoutError")), PATIENCE);
    });
    const result = act();
    try {
      return await Promise.race([result, /** @type {Promise<never>} */ (silence)]);
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError") {
        result.catch(() => {});
        this.#onSilent();
        await abort(transaction);
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Aborts a transaction, if it has not ended. */
const abort = (/** @type {Transaction} */ transaction) => Promise.resolve().then(() => transaction.abort()).catch(() => {});

/**
 * Opens the database. Throws if the browser provides none.
 * @param {() => void} onLost is called when it cannot be used any more: a newer version of the page wants it, or the browser has closed it
 * @param {() => void} onSilent is called when the browser does not answer
 */
export async function openGameDatabase(onLost, onSilent) {
  /** @type {Database} */
  const database = await openDB(NAME, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "id" }),
    blocking: () => {
      database.close();
      onLost();
    },
    terminated: onLost,
  });
  return new GameDatabase(database, onSilent);
}
