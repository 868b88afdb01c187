// The style of what is in this room; loaded with it.

const ADDRESS = "css/review.css";

let loaded = false;

/** Loads the style, once. */
export function loadStyle() {
  if (!loaded) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: ADDRESS }));
  loaded = true;
}
