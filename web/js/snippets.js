// What is pasted elsewhere to show a diagram: two lines for the element, a frame, Markdown. For the game page and the page that writes
// diagrams.

import { packDefinition } from "./base/definition-code.js";

export { packDefinition, unpackDefinition } from "./base/definition-code.js";

/**
 * @typedef {object} Snippet What is to be shown elsewhere.
 * @property {[name: string, value: string][]} attributes of the element
 * @property {string} [game] the text of a game that the element does not know by itself, in any form
 * @property {string} title what it is, in words
 */

/** How wide a frame becomes, in pixels. */
export const FRAME = 480;

/** A text as it stands in an attribute. */
const quoted = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/\s+/g, " ");

/** The text of a game as it stands in a script, which no text may end early. JSON says the same with it; in other forms no such sign is needed. */
const inScript = (/** @type {string} */ text) => (text.trimStart().startsWith("{") ? text.replaceAll("<", "\\u003c") : text.replace(/<(?=\/script|!--)/gi, "< "));

/** The two lines for the element: the script of the site, and the element. */
export function elementSnippet(/** @type {URL} */ site, /** @type {Snippet} */ { attributes, game }) {
  const own = attributes.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
  const text = game ? `<script type="text/plain">${inScript(game)}</script>` : "";
  return `<script src="${new URL("diagrams.js", site).href}"></script>\n<move-diagram${own}>${text}</move-diagram>`;
}

/** The address of the page that shows nothing but the diagram. */
export async function frameAddress(/** @type {URL} */ site, /** @type {Snippet} */ { attributes, game }) {
  const address = new URL("embed/", site);
  // The frame says how wide it is.
  address.search = new URLSearchParams(attributes.filter(([name]) => name !== "size")).toString();
  if (game) address.hash = `d=${await packDefinition(game)}`;
  return address.href;
}

/**
 * A frame with this page, which is so high for its width. Where a page forbids styles it has the size that its attributes say; what takes
 * frames away, as readers of feeds do, leaves the link.
 */
export const frameSnippet = (/** @type {string} */ address, /** @type {string} */ title, /** @type {number} */ height) =>
  `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${FRAME}" height="${Math.round(height)}" loading="lazy" style="aspect-ratio:${FRAME}/${Math.round(height)};width:100%;height:auto;max-width:${FRAME}px;border:0"><a href="${quoted(address)}">${quoted(title)}</a></iframe>`;

/** A picture with a link, in Markdown. */
export const markdownSnippet = (/** @type {string} */ title, /** @type {string} */ picture, /** @type {string} */ link) =>
  `[![${title.replace(/[[\]\\]/g, "\\$&")}](${picture})](${link.replaceAll(")", "%29")})`;
