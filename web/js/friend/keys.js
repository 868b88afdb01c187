// The keys of the seats: each browser signs the actions on its seat (ECDSA with P-256 and SHA-256, which every browser has).

import { text } from "../base/texts.js";

/** @import { FriendClaim } from "../program.js" */

const KIND = { name: "ECDSA", namedCurve: "P-256" };
const SIGNING = { name: "ECDSA", hash: "SHA-256" };

/** The length of a coordinate of a public key in characters: 32 bytes in base64url. A public key is x and then y. */
const COORDINATE = 43;

/** The Web Crypto API, which browsers provide only to pages over https. Throws a text without it. */
function crypto() {
  const { subtle } = globalThis.crypto;
  if (!subtle) throw text("friend-insecure");
  return subtle;
}

/** The id of a new game: 96 random bits. */
export const newId = () => base64(globalThis.crypto.getRandomValues(new Uint8Array(12)));

/** A new key pair: the public key, and the private one. */
export async function newKey() {
  const { privateKey } = await crypto().generateKey(KIND, true, ["sign", "verify"]);
  const { x = "", y = "", d = "" } = await crypto().exportKey("jwk", privateKey);
  return { key: x + y, secret: d };
}

/**
 * Signs a message.
 * @param {{ key: string, secret: string }} own
 * @param {string} message
 */
export async function sign({ key, secret }, message) {
  const signer = await crypto().importKey("jwk", { ...half(key), d: secret }, KIND, false, ["sign"]);
  return base64(new Uint8Array(await crypto().sign(SIGNING, signer, bytes(message))));
}

/** Whether a message was signed with a key. */
export async function isSigned(/** @type {FriendClaim} */ { key, message, signature }) {
  try {
    const checker = await crypto().importKey("jwk", half(key), KIND, false, ["verify"]);
    return await crypto().verify(SIGNING, checker, unpacked(signature), bytes(message));
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

const half = (/** @type {string} */ key) => ({ kty: "EC", crv: KIND.namedCurve, x: key.slice(0, COORDINATE), y: key.slice(COORDINATE) });

const bytes = (/** @type {string} */ message) => new TextEncoder().encode(message);

const base64 = (/** @type {Uint8Array} */ all) => btoa(String.fromCharCode(...all)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const unpacked = (/** @type {string} */ letters) => Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
