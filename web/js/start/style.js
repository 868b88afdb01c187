// The style sheet of the filters and the stars, loaded with them.

const ADDRESS = "css/filters.css";

/** @type {Promise<void> | null} */
let coming = null;

/** Loads the style, once; settles when it is there. */
export function loadStyle() {
  return (coming ??= new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: ADDRESS });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  }));
}
