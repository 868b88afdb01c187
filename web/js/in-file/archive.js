// What a saved file has of the site, packed in elements of its page: the build puts the programs there, and who saves a game puts its contents there.
// Requests for files of the site are answered from them, so that all other modules work as on the site.

import { unpack } from "../../diagram/unpack.js";
import { SITE } from "../site.js";

/** @import { Contents } from "../bundle/contents.js" */

/** The types of the files that need one. @type {Record<string, string>} */
const TYPES = { wasm: "application/wasm", svg: "image/svg+xml", json: "application/json" };

/** The unpacked bytes of elements, by element. @type {Map<Element, Promise<Uint8Array<ArrayBuffer>>>} */
const unpacked = new Map();

/** The game of the file, and what belongs to it. @returns {Promise<Contents>} */
export async function contents() {
  return JSON.parse(new TextDecoder().decode(await bytesOf(element("#contents"))));
}

/** A file of the site as text, for the build's own parts. */
export const textOf = async (/** @type {string} */ path) => new TextDecoder().decode((await packed(path)) ?? undefined);

/** From now on, requests for files of the site get what this file has of them, and "not found" for all others. Nothing is sent anywhere. */
export function answerRequests() {
  globalThis.fetch = async (request) => {
    const address = new URL(request instanceof Request ? request.url : request);
    if (!address.href.startsWith(SITE.href)) throw new TypeError(`${address.href} is not in this file`);
    const path = decodeURIComponent(address.pathname.slice(SITE.pathname.length));
    const content = (await packed(path)) ?? (await ofGame(path));
    if (content === null) return new Response(null, { status: 404 });
    return new Response(content, { headers: { "content-type": TYPES[path.split(".").pop() ?? ""] ?? "text/plain" } });
  };
}

/** A file that belongs to the game: a text, or bytes. */
async function ofGame(/** @type {string} */ path) {
  const { files, bytes } = await contents();
  if (Object.hasOwn(files, path)) return files[path];
  return Object.hasOwn(bytes, path) ? decoded(bytes[path]) : null;
}

/** A file that the build has packed, or null. An element has several, one after the other. */
async function packed(/** @type {string} */ path) {
  for (const element of document.querySelectorAll("script[data-files]")) {
    let start = 0;
    for (const [name, size] of listed(element)) {
      if (name === path) return (await bytesOf(element)).slice(start, start + size);
      start += size;
    }
  }
  return null;
}

/** The names and sizes of the files in an element. */
function listed(/** @type {Element} */ element) {
  const words = element.getAttribute("data-files")?.split(" ") ?? [];
  return words.map((word) => /** @type {[name: string, size: number]} */ ([word.replace(/:\d+$/, ""), Number(/\d+$/.exec(word)?.[0])]));
}

function element(/** @type {string} */ selector) {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not in this file`);
  return found;
}

function bytesOf(/** @type {Element} */ element) {
  const bytes = unpacked.get(element) ?? unpackedOf(element);
  unpacked.set(element, bytes);
  return bytes;
}

async function unpackedOf(/** @type {Element} */ element) {
  const bytes = decoded(element.textContent ?? "");
  if (element.getAttribute("data-packing") === "lzma") return unpack(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The bytes of a text in Base64. */
const decoded = (/** @type {string} */ text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
