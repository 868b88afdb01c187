// The style of what is in this room; loaded with it.

import { ONLY } from "../site.js";

const ADDRESS = "css/review.css";

/** A saved file has all styles in it. */
let loaded = ONLY !== null;

/** Loads the style, once. */
export function loadStyle() {
  if (!loaded) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: ADDRESS }));
  loaded = true;
}
