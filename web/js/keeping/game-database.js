// The database of the browser (IndexedDB) with the saved games: it has far more room than the storage, but writes may be lost when a page is closed.
// Each game is one entry, by its id.

import { ONLY } from "../site.js";
import { openDB } from "../vendor/idb.js";

/** @import { Database } from "../vendor/idb.js" */

const NAME = ONLY === null ? "menagerie" : `menagerie file ${ONLY}`;
const STORE = "games";
const VERSION = 1;

/** The number of games that are written or read at once. */
const SOME = 200;

/** An open database. Its methods throw if the browser refuses something. */
export class GameDatabase {
  #database;

  constructor(/** @type {Database} */ database) {
    this.#database = database;
  }

  /** Everything in it. */
  all() {
    return this.#database.getAll(STORE);
  }

  /** The entries with these ids, if they exist. */
  async read(/** @type {string[]} */ ids) {
    const { store, done } = this.#database.transaction(STORE, "readonly");
    const found = await Promise.all(ids.map((id) => store.get(id)));
    await done;
    return found;
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

  /** @param {(store: ReturnType<Database["transaction"]>["store"]) => Promise<unknown>[]} act */
  async #change(act) {
    const transaction = this.#database.transaction(STORE, "readwrite", { durability: "strict" });
    const done = transaction.done.then(() => null, (error) => error);
    try {
      await Promise.all(act(transaction.store));
    } catch (error) {
      // Most errors end it automatically.
      await Promise.resolve().then(() => transaction.abort()).catch(() => {});
      throw error;
    }
    const fault = await done;
    if (fault !== null) throw fault;
  }
}

/**
 * Opens the database. Throws if the browser provides none.
 * @param {() => void} onLost is called when it cannot be used any more: a newer version of the page wants it, or the browser has closed it
 */
export async function openGameDatabase(onLost) {
  /** @type {Database} */
  const database = await openDB(NAME, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: "id" }),
    blocking: () => {
      database.close();
      onLost();
    },
    terminated: onLost,
  });
  return new GameDatabase(database);
}
