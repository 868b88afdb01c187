// Parts of the page that are loaded on first use. While something waits for one, the root has the attribute `data-loading`.

/** The number of pending waits. */
let waiting = 0;

function wait(/** @type {1 | -1} */ by) {
  waiting += by;
  document.documentElement.toggleAttribute("data-loading", waiting > 0);
}

/**
 * A part that is loaded on first use.
 * @template Module, Part
 */
export class Lazy {
  #load;
  #make;
  #refuse;
  /** @type {Promise<Part> | null} */
  #coming = null;
  /** The part, once it is loaded. @type {Part | null} */
  part = null;

  /**
   * @param {() => Promise<Module>} load imports its module
   * @param {(module: Module) => Part} make makes the part
   * @param {(error: unknown) => void} refuse gets the error if it cannot be loaded
   */
  constructor(load, make, refuse) {
    this.#load = load;
    this.#make = make;
    this.#refuse = refuse;
  }

  /** Calls `act` with the part when it is loaded. A failed load is tried again the next time. */
  async use(/** @type {(part: Part) => void} */ act) {
    wait(1);
    try {
      this.part = await (this.#coming ??= this.#load().then(this.#make));
    } catch (error) {
      this.#coming = null;
      return this.#refuse(error);
    } finally {
      wait(-1);
    }
    act(this.part);
  }

  /** Loads the module in advance. A failure is only reported on use. */
  async warm() {
    await this.#load().catch(() => {});
  }
}

/**
 * Loads an optional part and uses it. Returns whether it was loaded. A failure, for example because the page is being left, is only logged:
 * everything else works without the part.
 * @template Module
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => void} use
 */
export async function loadExtra(load, use) {
  const module = await load().catch(console.warn);
  if (module) use(module);
  return Boolean(module);
}
