// The connection of a live game: it is in a frame of its own, which is loaded when somebody has asked for it. The frame has no access to this
// page and to what it keeps; the two send each other messages.

/**
 * @typedef {object} LiveStart What the frame begins with.
 * @property {string} room
 * @property {string[]} relays where browsers find each other: addresses of Nostr relays
 * @property {string[]} finders what tells a browser its own address: addresses of STUN servers
 */

/** @typedef {{ message: LiveMessage | null, to?: string }} LiveOrder What the frame is asked for: a message to one or to all, or, with null, the end. */

/**
 * @typedef {{ kind: "self", id: string } | { kind: "relays", open: number } | { kind: "join", id: string } | { kind: "leave", id: string }
 *   | { kind: "message", from: string, message: unknown } | { kind: "trouble", reason: string }} LiveReport What the frame tells.
 */

/**
 * @typedef {object} LiveMessage What browsers tell each other. Whoever reads one believes nothing of it before it is checked.
 * @property {string} [link] the game, as a link has it
 * @property {number} [seat] who tells it: the player that sits there
 * @property {string} [proof] the signature that shows it
 * @property {import("../program.js").SavedClocks} [clocks] how the clocks stand there
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
    // Without `allow-same-origin`: nothing that is kept here is within its reach.
    this.#frame.setAttribute("sandbox", "allow-scripts");
    this.#frame.hidden = true;
    this.#frame.title = "live";
    this.#frame.src = new URL(PAGE, location.href.replace(/[?#].*/, "")).href;
    addEventListener("message", this.#begin);
    document.body.append(this.#frame);
  }

  /** Sends a message to one, or to all. */
  send(/** @type {LiveMessage} */ message, /** @type {string | undefined} */ to = undefined) {
    this.#port?.postMessage(/** @type {LiveOrder} */ ({ message, to }));
  }

  /** Leaves. */
  close() {
    removeEventListener("message", this.#begin);
    this.#port?.postMessage(/** @type {LiveOrder} */ ({ message: null }));
    // The others hear of it before the frame is gone.
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
    // The frame's origin is its own alone, so that it cannot be named.
    this.#frame.contentWindow?.postMessage(this.#start, "*", [port2]);
  };
}
