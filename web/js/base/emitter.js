// Events of a part: others listen to them, and the part does not depend on its listeners.

/**
 * Notifies listeners of events, in the order in which they were added.
 * @template {Record<string, unknown>} Events the names of the events, and what listeners hear of each
 */
export class Emitter {
  /** @type {{ [Name in keyof Events]?: ((detail: Events[Name]) => void)[] }} */
  #listeners = {};

  /**
   * Calls `listener` whenever this event happens.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {(detail: Events[Name]) => void} listener
   */
  on(name, listener) {
    (this.#listeners[name] ??= []).push(listener);
  }

  /**
   * Emits an event. Events without data have no `detail`.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {Events[Name]} [detail]
   */
  emit(name, detail) {
    this.#listeners[name]?.forEach((listener) => listener(/** @type {Events[Name]} */ (detail)));
  }
}
