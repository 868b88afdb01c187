// The relays and STUN servers of live games: lists that the person sees and may change.

import { lasting } from "../base/storage.js";

/**
 * @typedef {object} LivePlaces
 * @property {string[]} relays addresses of Nostr relays
 * @property {string[]} finders addresses of STUN servers
 */

const KEY = "menagerie.live.places";

/** Known to be available and open to everybody, with different operators. */
export const DEFAULTS = Object.freeze({
  relays: ["wss://nos.lol", "wss://relay.mostr.pub", "wss://purplerelay.com", "wss://nostr.data.haus", "wss://relay.artio.inf.unibe.ch"],
  finders: ["stun:stun.l.google.com:19302", "stun:stun.cloudflare.com:3478"],
});

/** The most addresses, and the most characters of each. */
const [MAX_COUNT, MAX_LENGTH] = [10, 200];

/** Only encrypted connections, except for a relay on the same machine. */
export function isRelay(/** @type {string} */ address) {
  const parts = address.length <= MAX_LENGTH && parsed(address);
  if (!parts) return false;
  const { protocol, hostname, username, password } = parts;
  const own = ["127.0.0.1", "localhost"].includes(hostname);
  return (protocol === "wss:" || (protocol === "ws:" && own)) && !username && !password;
}

/** The parsed address, if it is valid. Older browsers have no `URL.parse`. */
function parsed(/** @type {string} */ address) {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

const isFinder = (/** @type {string} */ address) => address.length <= MAX_LENGTH && /^stuns?:[\w.[\]:-]+$/.test(address);

/** The addresses in a text, one a line or separated by spaces. */
export const listed = (/** @type {string} */ text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** The first invalid entry of such a list, or nothing. */
export const wrongRelay = (/** @type {string[]} */ relays) => relays.find((one) => !isRelay(one)) ?? null;

/** The first invalid entry of such a list, or nothing. */
export const wrongFinder = (/** @type {string[]} */ finders) => finders.find((one) => !isFinder(one)) ?? null;

/** Limits a list to the number that is used. */
export const few = (/** @type {string[]} */ places) => places.slice(0, MAX_COUNT);

/** The saved lists. @returns {LivePlaces} */
export function readPlaces() {
  try {
    const { relays, finders } = Object(JSON.parse(lasting.read(KEY) ?? "{}"));
    return { relays: kept(relays, isRelay) ?? [...DEFAULTS.relays], finders: kept(finders, isFinder) ?? [...DEFAULTS.finders] };
  } catch {
    // Unreadable data counts as unchanged.
    return { relays: [...DEFAULTS.relays], finders: [...DEFAULTS.finders] };
  }
}

/** @returns {string[] | null} */
const kept = (/** @type {unknown} */ list, /** @type {(address: string) => boolean} */ is) =>
  (Array.isArray(list) && list.every((one) => typeof one === "string" && is(one)) ? few(list) : null);

/** Saves them. If they cannot be stored, they are asked again. */
export function writePlaces(/** @type {LivePlaces} */ places) {
  lasting.write(KEY, JSON.stringify(places));
}

/** Relays as text for a link; nothing for the default ones. */
export const relayLetters = (/** @type {string[]} */ relays) =>
  (relays.join() === DEFAULTS.relays.join() ? "" : btoa(relays.join(" ")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""));

/** The relays of such a text; the default ones for none, and null if they are not valid. @returns {string[] | null} */
export function relaysOf(/** @type {string} */ letters) {
  if (!letters) return [...DEFAULTS.relays];
  try {
    const relays = few(listed(atob(letters.replaceAll("-", "+").replaceAll("_", "/"))));
    return relays.length > 0 && relays.every(isRelay) ? relays : null;
  } catch {
    return null;
  }
}
