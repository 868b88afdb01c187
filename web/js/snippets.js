// Snippets for embedding a diagram: two lines for the element, a frame, Markdown. For the game page and the builder.

import { packDefinition } from "./base/definition-code.js";

export { packDefinition, unpackDefinition } from "./base/definition-code.js";
export { HOME } from "./site.js";

/**
 * @typedef {object} Snippet The diagram to embed.
 * @property {[name: string, value: string][]} attributes of the element
 * @property {string} [game] the text of a game that the element does not know by itself, in any format
 * @property {string} title its title
 */

/** The width of a frame, in pixels. */
export const FRAME = 480;

/** A text as the value of an attribute. */
const quoted = (/** @type {string} */ text) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/\s+/g, " ");

/** The text of a game inside a script, which no text may end early. The escape is valid in JSON; other formats need none. */
const inScript = (/** @type {string} */ text) => (text.trimStart().startsWith("{") ? text.replaceAll("<", "\\u003c") : text.replace(/<(?=\/script|!--)/gi, "< "));

/** @typedef {{ version: string, script: string, integrity: string }} DiagramVersion A version of the diagrams, which a page of others can keep. */

/** The folder of these versions. */
const VERSIONS = "diagrams/";

/** The newest version of a site's diagrams. Fails without a connection. @returns {Promise<DiagramVersion>} */
export async function newestVersion(/** @type {URL} */ site) {
  const [newest] = await (await fetch(new URL(`${VERSIONS}versions.json`, site))).json();
  return newest;
}

/** The script of a site's diagrams: the newest one, or that of a version. */
const scriptElement = (/** @type {URL} */ site, /** @type {DiagramVersion | null} */ version) =>
  version
    ? `<script src="${new URL(VERSIONS + version.script, site).href}" integrity="${version.integrity}" crossorigin="anonymous"></script>`
    : `<script src="${new URL("diagrams.js", site).href}"></script>`;

/** The two lines for the element: the script of the site, and the element. */
export function elementSnippet(/** @type {URL} */ site, /** @type {Snippet} */ { attributes, game }, /** @type {DiagramVersion | null} */ version = null) {
  const own = attributes.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");
  const text = game ? `<script type="text/plain">${inScript(game)}</script>` : "";
  return `${scriptElement(site, version)}\n<move-diagram${own}>${text}</move-diagram>`;
}

/** The address of the page with only the diagram. */
export async function frameAddress(/** @type {URL} */ site, /** @type {Snippet} */ { attributes, game }) {
  const address = new URL("embed/", site);
  // The frame has its own width.
  address.search = new URLSearchParams(attributes.filter(([name]) => name !== "size")).toString();
  if (game) address.hash = `d=${await packDefinition(game)}`;
  return address.href;
}

/**
 * A frame with this page and this aspect ratio. If a page forbids styles, it has the size in its attributes; software that removes frames, such as
 * feed readers, leaves the link.
 */
export const frameSnippet = (/** @type {string} */ address, /** @type {string} */ title, /** @type {number} */ height) =>
  `<iframe src="${quoted(address)}" title="${quoted(title)}" width="${FRAME}" height="${Math.round(height)}" loading="lazy" style="aspect-ratio:${FRAME}/${Math.round(height)};width:100%;height:auto;max-width:${FRAME}px;border:0"><a href="${quoted(address)}">${quoted(title)}</a></iframe>`;

/** A picture with a link, in Markdown. */
export const markdownSnippet = (/** @type {string} */ title, /** @type {string} */ picture, /** @type {string} */ link) =>
  `[![${title.replace(/[[\]\\]/g, "\\$&")}](${picture})](${link.replaceAll(")", "%29")})`;
