// How long the browser keeps what the page has written. Most keep it until the disk is full; Safari throws it away after seven days without a
// visit; where the page has asked, it stays until the person deletes it.

import { lasting } from "../base/storage.js";

/** Whether the browser has been asked. */
const KEY = "menagerie.persistence";

/** Firefox asks the person, who should see then what it is about. */
const asksPerson = () => CSS.supports("-moz-appearance", "none");

/**
 * Asks the browser to keep what is here, once: when there is something to keep, and in a browser that asks the person, when the list of
 * games is `shown`.
 */
export async function askToKeep({ shown = false } = {}) {
  if (lasting.read(KEY) !== null || (asksPerson() && !shown) || !navigator.storage?.persist) return;
  lasting.write(KEY, "asked");
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch (error) {
    // What is not kept for good is kept for some time.
    console.info(error);
  }
}

/** Whether the browser will throw everything away when nobody comes for some days. What stands on the home screen is spared. */
export async function forgetsSoon() {
  const isSafari = navigator.vendor.startsWith("Apple");
  if (!isSafari || matchMedia("(display-mode: standalone)").matches) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}
