// Where a live game's browsers find each other, and what tells them their addresses: lists that the person sees and may change.

import { lasting } from "../base/storage.js";

/**
 * @typedef {object} LivePlaces
 * @property {string[]} relays addresses of Nostr relays
 * @property {string[]} finders addresses of STUN servers
 */

const KEY = "menagerie.live.places";

/** Known for being there and open to everybody, and run by different people. */
export const USUAL = Object.freeze({
  relays: ["wss://nos.lol", "wss://relay.mostr.pub", "wss://purplerelay.com", "wss://nostr.data.haus", "wss://relay.artio.inf.unibe.ch"],
  finders: ["stun:stun.l.google.com:19302", "stun:stun.cloudflare.com:3478"],
});

/** So many places, and letters of each, at most. */
const [MOST, LONGEST] = [10, 200];

/** Only encrypted connections, but for a relay on one's own machine. */
export function isRelay(/** @type {string} */ address) {
  const parts = address.length <= LONGEST && parsed(address);
  if (!parts) return false;
  const { protocol, hostname, username, password } = parts;
  const own = ["127.0.0.1", "localhost"].includes(hostname);
  return (protocol === "wss:" || (protocol === "ws:" && own)) && !username && !password;
}

/** The parts of an address, if it is one. Older browsers have no `URL.parse`. */
function parsed(/** @type {string} */ address) {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

const isFinder = (/** @type {string} */ address) => address.length <= LONGEST && /^stuns?:[\w.[\]:-]+$/.test(address);

/** The addresses of a text, one a line or with spaces between. */
export const listed = (/** @type {string} */ text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** What of such a list is none, or nothing. */
export const wrongRelay = (/** @type {string[]} */ relays) => relays.find((one) => !isRelay(one)) ?? null;

/** What of such a list is none, or nothing. */
export const wrongFinder = (/** @type {string[]} */ finders) => finders.find((one) => !isFinder(one)) ?? null;

/** So many as are used. */
export const few = (/** @type {string[]} */ places) => places.slice(0, MOST);

/** The lists, as they were left. @returns {LivePlaces} */
export function readPlaces() {
  try {
    const { relays, finders } = Object(JSON.parse(lasting.read(KEY) ?? "{}"));
    return { relays: kept(relays, isRelay) ?? [...USUAL.relays], finders: kept(finders, isFinder) ?? [...USUAL.finders] };
  } catch {
    // What cannot be read is as if nothing had been changed.
    return { relays: [...USUAL.relays], finders: [...USUAL.finders] };
  }
}

/** @returns {string[] | null} */
const kept = (/** @type {unknown} */ list, /** @type {(address: string) => boolean} */ is) =>
  (Array.isArray(list) && list.every((one) => typeof one === "string" && is(one)) ? few(list) : null);

/** Keeps them. What cannot be kept is asked for again. */
export function writePlaces(/** @type {LivePlaces} */ places) {
  lasting.write(KEY, JSON.stringify(places));
}

/** Relays in letters that may stand in a link; nothing for the usual ones. */
export const relayLetters = (/** @type {string[]} */ relays) =>
  (relays.join() === USUAL.relays.join() ? "" : btoa(relays.join(" ")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""));

/** The relays of such letters; the usual ones for none, and null if they are no relays. @returns {string[] | null} */
export function relaysOf(/** @type {string} */ letters) {
  if (!letters) return [...USUAL.relays];
  try {
    const relays = few(listed(atob(letters.replaceAll("-", "+").replaceAll("_", "/"))));
    return relays.length > 0 && relays.every(isRelay) ? relays : null;
  } catch {
    return null;
  }
}
