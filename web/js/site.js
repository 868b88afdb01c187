// The files of the site: their addresses, the running version, and caching.
//
// This module stays directly in `js`: the built site has the bundled modules of all folders there, so an address relative to a module is the same in
// both only from here.

/** The address of the folder of the page. */
export const SITE = new URL("../", import.meta.url);

/** The running version of the page: the addresses of its modules contain it. Null if the site has not been built. */
export const VERSION = new URL(import.meta.url).searchParams.get("v");

/** Asks the service worker to cache these files, which may have been loaded before it: they are needed offline. */
export async function keepForLater(/** @type {URL[]} */ addresses) {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: addresses.map(({ href }) => href) });
}
