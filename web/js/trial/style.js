// The style sheet of the panel, loaded with it on any page.

import { SITE } from "../site.js";

/** @type {Promise<void> | null} */
let coming = null;

/** Loads the style, once; settles when it is there. */
export function loadStyle() {
  return (coming ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("css/trial.css", SITE).href });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  }));
}
