// The page without a network, and new versions of it: see the service worker.

import { SITE, VERSION } from "../site.js";

/** The time in milliseconds after which a new version that has not started yet is offered again. */
const LONG = 5000;

/** The interval between two checks for a new version, in milliseconds, on a page that stays open. */
const HOUR = 3_600_000;

/**
 * Makes the page work offline from its next visit on, if the browser can. `offer`, of the game page, is called with a function that starts a new
 * version when there is one.
 */
export async function keepForOffline(/** @type {((reload: () => void) => void) | null} */ offer = null) {
  if (!VERSION || !("serviceWorker" in navigator)) return;
  holdVersion(VERSION);
  try {
    // Its address stays the same: the browser requests it, and compares.
    const registration = await navigator.serviceWorker.register(new URL("service-worker.js", SITE), { scope: SITE.pathname, updateViaCache: "none" });
    if (offer) watch(registration, offer);
    else if (!navigator.serviceWorker.controller) keepThis();
  } catch (error) {
    console.info(`This page will not work without a network: ${error instanceof Error ? error.message : error}`);
  }
}

/** While this page is open, the files of its version are kept. */
function holdVersion(/** @type {string} */ version) {
  if ("locks" in navigator) navigator.locks.request(`menagerie ${SITE.pathname} ${version}`, { mode: "shared" }, () => new Promise(() => {}));
}

function watch(/** @type {ServiceWorkerRegistration} */ registration, /** @type {(reload: () => void) => void} */ offer) {
  let asked = false;
  const take = () => {
    const next = registration.waiting;
    if (!next || asked) return location.reload();
    asked = true;
    // It starts when the old one has nothing left to do, which may take long. A page that is reloaded before that would still have the old version,
    // and would not be notified of the new one.
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

/** The parts of this page were loaded before anything could cache them. */
async function keepThis() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ keep: [location.origin + location.pathname, ...loaded] });
}
