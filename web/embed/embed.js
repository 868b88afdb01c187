// One diagram in a frame of another page. Its attributes stand in the address, `?game=janus&piece=janus`, and a game of one's own behind
// it: `#d=…`, as `definition-code.js` writes it. It takes as much of the frame as fits, and tells the page around it how high it would
// like to be.
//
// The build makes one script of this that is no module: a frame without an origin (`sandbox="allow-scripts"`) runs it from any server.

import "../js/base/trusted-types.js";
import { unpackDefinition } from "../js/base/definition-code.js";
import texts from "./texts.js";

/** @typedef {HTMLElementTagNameMap["move-diagram"]} MoveDiagram */

/** What the address may not ask for: the page loads no text from elsewhere, and the frame says how wide it is. */
const NOT_HERE = ["src", "definition", "size"];

/** The board becomes no narrower, in pixels: then the page scrolls. */
const NARROWEST = 160;

const place = document.getElementById("place");
const title = document.getElementById("title");
const trouble = document.getElementById("trouble");
const asked = new URLSearchParams(location.search);
const code = /^#d=(.*)$/.exec(location.hash)?.[1];

const language = [asked.get("language"), ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? "").find((tag) => Object.hasOwn(texts, tag)) ?? "en";
document.documentElement.lang = language;

/** Shows what the address asks for. */
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
  // The frame is made larger or smaller, or words come with a click.
  addEventListener("resize", () => fit(diagram));
  new ResizeObserver(() => tell(Math.max(told, measured(diagram).wish))).observe(document.body);
}

let told = 0;

/** Makes the board as wide as the frame, or only so wide that the frame shows all that is around it, too. */
function fit(/** @type {MoveDiagram} */ diagram) {
  const { rest, ratio, whole, wish } = measured(diagram);
  if (ratio) diagram.style.setProperty("--board", `${Math.floor(Math.min(whole, Math.max(NARROWEST, (innerHeight - rest) * ratio)))}px`);
  tell(wish);
}

/** How high all is that is not the board, how wide the board is for its height and at most, and how high the frame would then show all. */
function measured(/** @type {MoveDiagram} */ diagram) {
  const board = diagram.shadowRoot?.querySelector("[part=board]");
  const [width, height] = board instanceof HTMLElement ? [board.offsetWidth, board.offsetHeight] : [0, 0];
  const [rest, ratio, whole] = [document.body.offsetHeight - height, height && width / height, diagram.offsetWidth];
  return { rest, ratio, whole, wish: Math.ceil(ratio ? rest + whole / ratio : rest) };
}

/** Tells the page around this one how high the frame would show all of it. */
function tell(/** @type {number} */ height) {
  if (height === told || parent === window) return;
  told = height;
  // It tells nothing that the page around does not know: it has chosen what is shown.
  parent.postMessage({ type: "menagerie-size", height }, "*");
}

show().catch((error) => {
  console.warn(error);
  if (!trouble) return;
  trouble.textContent = code ? texts[language].damaged : texts[language].broken;
  trouble.hidden = false;
  tell(document.body.offsetHeight);
});
