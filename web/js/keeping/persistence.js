// How long the browser keeps the page's data. Most keep it until the disk is full; Safari deletes it after seven days without a visit; with
// persistent storage it stays until the person deletes it.

import { lasting } from "../base/storage.js";

/** Whether persistent storage has been requested. */
const KEY = "menagerie.persistence";

/** Firefox asks the person, who should then see the reason. */
const asksPerson = () => CSS.supports("-moz-appearance", "none");

/**
 * Requests persistent storage, once: when there is data, and in a browser that asks the person, when the list of games is `shown`.
 */
export async function askToKeep({ shown = false } = {}) {
  if (lasting.read(KEY) !== null || (asksPerson() && !shown) || !navigator.storage?.persist) return;
  lasting.write(KEY, "asked");
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch (error) {
    // Without it, the data is kept for some time.
    console.info(error);
  }
}

/** Whether the browser will delete everything after some days without a visit. Pages on the home screen are exempt. */
export async function forgetsSoon() {
  const isSafari = navigator.vendor.startsWith("Apple");
  if (!isSafari || matchMedia("(display-mode: standalone)").matches) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}
