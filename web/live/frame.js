// The connection of a live game: what meets the friend's browser. It runs in a page of its own, without access to anything that the game's
// page keeps, as only that page may connect to other places. The game's page asks it by messages; what they are stands in
// `js/friend/connection.js`.

import { getRelaySockets, joinRoom, selfId } from "@trystero-p2p/nostr";

/** @import { LiveOrder, LiveReport, LiveStart } from "../js/friend/connection.js" */

/** Milliseconds between two looks at the relays. */
const LOOK = 1000;

/** Milliseconds that two browsers may take to greet each other: slow phones are slow. */
const PATIENCE = 30_000;

/** What relays see is a hash of the room's name and of this. */
const APP = "menagerie-live-1";

// The library calls it an error when somebody goes away. The game's page says it in its bar.
console.error = (...words) => console.info(...words);

/** What has begun already is not begun again. */
let begun = false;

addEventListener("message", ({ source, data, ports: [port] }) => {
  if (source !== parent || !port || begun) return;
  begun = true;
  begin(/** @type {LiveStart} */ (data), port);
});

function begin(/** @type {LiveStart} */ { room, relays, finders }, /** @type {MessagePort} */ port) {
  const tell = (/** @type {LiveReport} */ report) => port.postMessage(report);
  // The password encrypts what is said over the relays: they learn neither addresses nor the game.
  tell({ kind: "self", id: selfId });
  const joined = joinRoom({
    appId: APP,
    password: room,
    relayConfig: { urls: relays, warnOnRelayFailure: false },
    rtcConfig: { iceServers: finders.map((urls) => ({ urls })) },
  }, room, { handshakeTimeoutMs: PATIENCE, onJoinError: ({ error }) => tell({ kind: "trouble", reason: String(error) }) });
  const messages = joined.makeAction("m");
  messages.onMessage = (message, { peerId }) => tell({ kind: "message", from: peerId, message });
  joined.onPeerJoin = (id) => tell({ kind: "join", id });
  joined.onPeerLeave = (id) => tell({ kind: "leave", id });
  port.onmessage = async ({ data }) => {
    const { message, to } = /** @type {LiveOrder} */ (data);
    if (message === null) return joined.leave();
    // Whoever is gone is told of by `onPeerLeave`.
    const payload = /** @type {import("@trystero-p2p/nostr").DataPayload} */ (/** @type {unknown} */ (message));
    await messages.send(payload, to ? { target: to } : undefined).catch(() => {});
  };
  const look = () => {
    const open = Object.values(getRelaySockets()).filter((socket) => socket?.readyState === WebSocket.OPEN).length;
    tell({ kind: "relays", open });
  };
  setInterval(look, LOOK);
  look();
}

// The game's page waits for this.
parent.postMessage("live-ready", "*");
