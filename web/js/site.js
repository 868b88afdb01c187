// The files of the site: their addresses, the running version, and caching.
//
// This module stays directly in `js`: the built site has the bundled modules of all folders there, so an address relative to a module is the same in
// both only from here.

/** The address of the folder of the page. */
export const SITE = new URL("../", import.meta.url);

/** The running version of the page: the addresses of its modules contain it. Null if the site has not been built. */
export const VERSION = new URL(import.meta.url).searchParams.get("v");

/** The public address of the site, if the build was given one. A worker has no page that could say so. */
export const HOME = addressIn(globalThis.document?.querySelector('meta[name="home"]')?.getAttribute("content"));

/** The id of the only game in a saved file (docs/one-file.md); null on the site, which has all games. */
export const ONLY = globalThis.document?.documentElement.dataset.only || null;

function addressIn(/** @type {string | null | undefined} */ text) {
  return text ? new URL(text) : null;
}

/** Asks the service worker to cache these files, which may have been loaded before it: they are needed offline. */
export async function keepForLater(/** @type {URL[]} */ addresses) {
  // A saved file has no service worker, and in a frame without an origin even asking for one is an error.
  if (ONLY !== null || !("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: addresses.map(({ href }) => href) });
}
