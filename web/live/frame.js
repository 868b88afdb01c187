// The connection of a live game to the friends' browsers. It runs in a separate page, without access to the game page's storage, because only this
// page may connect to other places. The game page controls it by messages, which are defined in `js/friend/connection.js`.

import { getRelaySockets, joinRoom, selfId } from "@trystero-p2p/nostr";

/** @import { LiveOrder, LiveReport, LiveStart } from "../js/friend/connection.js" */

/** The interval between two checks of the relays, in milliseconds. */
const LOOK = 1000;

/** The time limit for two browsers to connect, in milliseconds, for slow phones. */
const PATIENCE = 30_000;

/** Relays see a hash of the room's name and of this. */
const APP = "menagerie-live-1";

// The library treats it as an error when a browser leaves. The game page shows it in its bar.
console.error = (...words) => console.info(...words);

/** It starts only once. */
let begun = false;

addEventListener("message", ({ source, data, ports: [port] }) => {
  if (source !== parent || !port || begun) return;
  begun = true;
  begin(/** @type {LiveStart} */ (data), port);
});

function begin(/** @type {LiveStart} */ { room, relays, finders }, /** @type {MessagePort} */ port) {
  const send = (/** @type {LiveReport} */ report) => port.postMessage(report);
  // The password encrypts the messages through the relays: they see neither addresses nor the game.
  send({ kind: "self", id: selfId });
  const joined = joinRoom({
    appId: APP,
    password: room,
    relayConfig: { urls: relays, warnOnRelayFailure: false },
    rtcConfig: { iceServers: finders.map((urls) => ({ urls })) },
  }, room, { handshakeTimeoutMs: PATIENCE, onJoinError: ({ error }) => send({ kind: "trouble", reason: String(error) }) });
  const messages = joined.makeAction("m");
  messages.onMessage = (message, { peerId }) => send({ kind: "message", from: peerId, message });
  joined.onPeerJoin = (id) => send({ kind: "join", id });
  joined.onPeerLeave = (id) => send({ kind: "leave", id });
  port.onmessage = async ({ data }) => {
    const { message, to } = /** @type {LiveOrder} */ (data);
    if (message === null) return joined.leave();
    // A browser that has left is reported by `onPeerLeave`.
    const payload = /** @type {import("@trystero-p2p/nostr").DataPayload} */ (/** @type {unknown} */ (message));
    await messages.send(payload, to ? { target: to } : undefined).catch(() => {});
  };
  const look = () => {
    const open = Object.values(getRelaySockets()).filter((socket) => socket?.readyState === WebSocket.OPEN).length;
    send({ kind: "relays", open });
  };
  setInterval(look, LOOK);
  look();
}

// The game's page waits for this.
parent.postMessage("live-ready", "*");
