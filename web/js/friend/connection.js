// The connection of a live game, in a frame that is loaded on request. The frame has no access to this page and its storage; they exchange messages.

/**
 * @typedef {object} LiveStart The parameters of the frame.
 * @property {string} room
 * @property {string[]} relays addresses of the Nostr relays through which browsers find each other
 * @property {string[]} finders addresses of the STUN servers, from which a browser learns its own address
 */

/** @typedef {{ message: LiveMessage | null, to?: string }} LiveOrder What the frame is asked for: a message to one or to all, or, with null, the end. */

/**
 * @typedef {{ kind: "self", id: string } | { kind: "relays", open: number } | { kind: "join", id: string } | { kind: "leave", id: string }
 *   | { kind: "message", from: string, message: unknown } | { kind: "trouble", reason: string }} LiveReport A report of the frame.
 */

/**
 * @typedef {object} LiveMessage The messages between browsers. A receiver checks everything in them.
 * @property {string} [link] the game, in the form of a link
 * @property {number} [seat] the sender's seat
 * @property {string} [proof] the signature that proves it
 * @property {import("../program.js").SavedClocks} [clocks] the sender's clocks
 * @property {number} [phrase]
 */

/** The page of the frame. */
const PAGE = "live/index.html";

/** A connection. */
export class Connection {
  #frame = document.createElement("iframe");
  /** @type {MessagePort | null} */
  #port = null;
  #start;
  #hear;

  /**
   * Connects.
   * @param {LiveStart} start
   * @param {(report: LiveReport) => void} hear
   */
  constructor(start, hear) {
    this.#start = start;
    this.#hear = hear;
    // Without `allow-same-origin`: the frame cannot access this page's storage.
    this.#frame.setAttribute("sandbox", "allow-scripts");
    this.#frame.hidden = true;
    this.#frame.title = "live";
    this.#frame.src = new URL(PAGE, location.href.replace(/[?#].*/, "")).href;
    addEventListener("message", this.#begin);
    document.body.append(this.#frame);
  }

  /** Sends a message to one browser, or to all. */
  send(/** @type {LiveMessage} */ message, /** @type {string | undefined} */ to = undefined) {
    this.#port?.postMessage(/** @type {LiveOrder} */ ({ message, to }));
  }

  /** Leaves. */
  close() {
    removeEventListener("message", this.#begin);
    this.#port?.postMessage(/** @type {LiveOrder} */ ({ message: null }));
    // The others get the message before the frame is removed.
    const [frame, port] = [this.#frame, this.#port];
    this.#port = null;
    this.#hear = () => {};
    setTimeout(() => {
      port?.close();
      frame.remove();
    }, 300);
  }

  #begin = (/** @type {MessageEvent} */ { source, data }) => {
    if (source !== this.#frame.contentWindow || data !== "live-ready" || this.#port) return;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data: report }) => this.#hear(/** @type {LiveReport} */ (report));
    // The frame has an opaque origin, which has no name.
    this.#frame.contentWindow?.postMessage(this.#start, "*", [port2]);
  };
}
