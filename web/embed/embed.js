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
  document.title = `${diagram.shadowRoot?.querySelector("[part=board]")?.getAttribute("aria-label") ?? ""} · Menagerie`.replace(/^ · /, "");
  fit(diagram);
  addEventListener("resize", () => fit(diagram));
  // Words that come with a click make the page higher, and the board no smaller.
  new ResizeObserver(() => tell(Math.max(told, wished(diagram)))).observe(document.body);
}

let told = 0;

/** Makes the diagram as wide as the frame, or only so wide that the frame shows all of it. */
function fit(/** @type {MoveDiagram} */ diagram) {
  const { rest, ratio, whole } = measured(diagram);
  if (ratio) diagram.style.inlineSize = `${Math.floor(Math.min(whole, Math.max(NARROWEST, (innerHeight - rest) * ratio)))}px`;
  tell(wished(diagram));
}

/** How high the frame would show all of it, as wide as the frame. */
function wished(/** @type {MoveDiagram} */ diagram) {
  const { rest, ratio, whole } = measured(diagram);
  return Math.ceil(ratio ? rest + whole / ratio : rest);
}

/** How high all is that is not the board, whatever its width but for the breaks of its lines; and how wide the board is, for its height. */
function measured(/** @type {MoveDiagram} */ diagram) {
  const board = diagram.shadowRoot?.querySelector("[part=board]");
  const [width, height] = board instanceof HTMLElement ? [board.offsetWidth, board.offsetHeight] : [0, 0];
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(document.body);
  const whole = document.body.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  return { rest: document.body.offsetHeight - height, ratio: height && width / height, whole };
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
