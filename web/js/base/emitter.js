// Events of a part: whoever needs to know listens, and the part knows none of them.

/**
 * Tells listeners what has happened, in the order in which they began to listen.
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
   * Tells that the event has happened. Events of which there is nothing to hear have no `detail`.
   * @template {keyof Events} Name
   * @param {Name} name
   * @param {Events[Name]} [detail]
   */
  emit(name, detail) {
    this.#listeners[name]?.forEach((listener) => listener(/** @type {Events[Name]} */ (detail)));
  }
}
