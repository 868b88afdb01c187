// The page without a network, and new versions of it: see the service worker.

import { SITE, VERSION } from "../site.js";

/** Milliseconds after which a new version that has not begun yet is offered again. */
const LONG = 5000;

/** Milliseconds between two looks for a new version, on a page that stays open. */
const HOUR = 3_600_000;

/**
 * Lets the page work without a network from its next visit on, where the browser can. `offer`, of the game page, hears when
 * a new version is there, with what brings it.
 */
export async function keepForOffline(/** @type {((reload: () => void) => void) | null} */ offer = null) {
  if (!VERSION || !("serviceWorker" in navigator)) return;
  holdVersion(VERSION);
  try {
    // Its address stays the same: the browser asks the server for it, and compares.
    const registration = await navigator.serviceWorker.register(new URL("service-worker.js", SITE), { scope: SITE.pathname, updateViaCache: "none" });
    if (offer) watch(registration, offer);
    else if (!navigator.serviceWorker.controller) keepThis();
  } catch (error) {
    console.info(`This page will not work without a network: ${error instanceof Error ? error.message : error}`);
  }
}

/** As long as this page is open, the files of its version are kept. */
function holdVersion(/** @type {string} */ version) {
  if ("locks" in navigator) navigator.locks.request(`menagerie ${SITE.pathname} ${version}`, { mode: "shared" }, () => new Promise(() => {}));
}

function watch(/** @type {ServiceWorkerRegistration} */ registration, /** @type {(reload: () => void) => void} */ offer) {
  let asked = false;
  const take = () => {
    const next = registration.waiting;
    if (!next || asked) return location.reload();
    asked = true;
    // It begins when the old one has nothing left to do, however long that takes. A page that was loaded again before would
    // be of the old version still, and nobody would tell it that the new one has begun.
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    next.postMessage("take-over");
    setTimeout(offerNext, LONG);
  };
  // Without a controller, this is the first version.
  const offerNext = () => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(take);
  };
  const update = () => document.hidden || registration.update().catch(() => {});
  offerNext();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offerNext));
  document.addEventListener("visibilitychange", update);
  setInterval(update, HOUR);
}

/** What this page consists of was loaded before anything could keep it. */
async function keepThis() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ keep: [location.origin + location.pathname, ...loaded] });
}
