// One diagram in a frame of another page. Its attributes are in the address, `?game=janus&piece=janus`, and an own game after it: `#d=…`, in the
// format of `definition-code.js`. It fills as much of the frame as possible, and reports its preferred height to the surrounding page.
//
// The build makes a classic script of this: a frame without an origin (`sandbox="allow-scripts"`) runs it from any server.

import "../js/base/trusted-types.js";
import { unpackDefinition } from "../js/base/definition-code.js";
import texts from "./texts.js";

/** @typedef {HTMLElementTagNameMap["move-diagram"]} MoveDiagram */

/** Attributes that are not allowed in the address: the page loads no text from elsewhere, and the frame determines the width. */
const NOT_HERE = ["src", "definition", "size"];

/** The least width of the board in pixels; below that the page scrolls. */
const NARROWEST = 160;

const place = document.getElementById("place");
const title = document.getElementById("title");
const trouble = document.getElementById("trouble");
const asked = new URLSearchParams(location.search);
const code = /^#d=(.*)$/.exec(location.hash)?.[1];

const language = [asked.get("language"), ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? "").find((tag) => Object.hasOwn(texts, tag)) ?? "en";
document.documentElement.lang = language;

/** Shows the diagram of the address. */
async function show() {
  const Element = customElements.get("move-diagram");
  if (!place || !Element) throw new Error("there is no diagram");
  const diagram = document.createElement("move-diagram");
  for (const name of /** @type {{ observedAttributes?: string[] }} */ (Element).observedAttributes ?? []) {
    const value = asked.get(name);
    if (value !== null && !NOT_HERE.includes(name)) diagram.setAttribute(name, value);
  }
  if (code) {
    const text = Object.assign(document.createElement("pre"), { id: "own", hidden: true, textContent: await unpackDefinition(code) });
    document.body.append(text);
    diagram.setAttribute("definition", "#own");
  }
  place.append(diagram);
  await diagram.ready;
  const name = diagram.shadowRoot?.querySelector("[part=board]")?.getAttribute("aria-label");
  if (name && title) {
    title.textContent = name;
    document.title = `${name} · Menagerie`;
  }
  fit(diagram);
  // The frame is resized, or texts appear with a click.
  addEventListener("resize", () => fit(diagram));
  new ResizeObserver(() => report(Math.max(reported, measured(diagram).wish))).observe(document.body);
}

let reported = 0;

/** Makes the board as wide as the frame, or narrower so that the frame shows everything around it, too. */
function fit(/** @type {MoveDiagram} */ diagram) {
  const { rest, ratio, whole, wish } = measured(diagram);
  if (ratio) diagram.style.setProperty("--board", `${Math.floor(Math.min(whole, Math.max(NARROWEST, (innerHeight - rest) * ratio)))}px`);
  report(wish);
}

/** The height of everything but the board, the aspect ratio and the most width of the board, and the height for a frame that shows all. */
function measured(/** @type {MoveDiagram} */ diagram) {
  const board = diagram.shadowRoot?.querySelector("[part=board]");
  const [width, height] = board instanceof HTMLElement ? [board.offsetWidth, board.offsetHeight] : [0, 0];
  const [rest, ratio, whole] = [document.body.offsetHeight - height, height && width / height, diagram.offsetWidth];
  return { rest, ratio, whole, wish: Math.ceil(ratio ? rest + whole / ratio : rest) };
}

/** Reports the height for a frame that shows all to the surrounding page. */
function report(/** @type {number} */ height) {
  if (height === reported || parent === window) return;
  reported = height;
  // This reveals nothing: the surrounding page has chosen the content.
  parent.postMessage({ type: "menagerie-size", height }, "*");
}

show().catch((error) => {
  console.warn(error);
  if (!trouble) return;
  trouble.textContent = code ? texts[language].damaged : texts[language].broken;
  trouble.hidden = false;
  report(document.body.offsetHeight);
});
