// Parts of the page that are loaded when they are first wanted. While something waits for one, the page says so: `data-loading` of its root.

/** How much waits for a part. */
let waiting = 0;

function wait(/** @type {1 | -1} */ by) {
  waiting += by;
  document.documentElement.toggleAttribute("data-loading", waiting > 0);
}

/**
 * A part that is loaded when it is first wanted.
 * @template Module, Part
 */
export class Later {
  #load;
  #make;
  #refuse;
  /** @type {Promise<Part> | null} */
  #coming = null;
  /** The part, once it is there. @type {Part | null} */
  part = null;

  /**
   * @param {() => Promise<Module>} load imports its module
   * @param {(module: Module) => Part} make makes the part
   * @param {(error: unknown) => void} refuse hears why it cannot be loaded
   */
  constructor(load, make, refuse) {
    this.#load = load;
    this.#make = make;
    this.#refuse = refuse;
  }

  /** Does something with the part, as soon as it is there. What could not be loaded is tried again the next time. */
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

  /** Loads the module before it is wanted. Whoever wants it later hears if it cannot be. */
  async warm() {
    await this.#load().catch(() => {});
  }
}

/**
 * Loads an extra, without which everything else works, and uses it. Returns whether it could be loaded. Where it could not, as on a page
 * that is left meanwhile, the console says so and nobody is disturbed.
 * @template Module
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => void} use
 */
export async function loadExtra(load, use) {
  const module = await load().catch(console.warn);
  if (module) use(module);
  return Boolean(module);
}
