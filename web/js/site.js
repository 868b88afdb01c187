// Where the files of the site are, which version of it runs, and what of it is kept.
//
// This module stays directly in `js`: the built site has the modules of all rooms bundled there, so an address that is
// relative to a module is the same in both only from here.

/** The address of the folder that holds the page. */
export const SITE = new URL("../", import.meta.url);

/** The version of the page that runs: its modules are loaded by addresses that name it. Null where the site has not been built. */
export const VERSION = new URL(import.meta.url).searchParams.get("v");

/** Asks the service worker to keep these files, which may have come before it was there: they are needed without a network. */
export async function keepForLater(/** @type {URL[]} */ addresses) {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keep: addresses.map(({ href }) => href) });
}
