// The snippet for the diagram of this page.

import { FRAME, HOME, elementSnippet, frameAddress, frameSnippet, markdownSnippet } from "../js/snippets.js";

/** @import { DiagramVersion, Snippet } from "../js/snippets.js" */

/** The address of the site. */
const SITE = HOME ?? new URL("../", location.href);

/** The space around the diagram in the page for frames, in pixels: at the sides, and above and below. */
const AROUND = { width: 16, height: 44 };

/** The names of the element and the file with an own game in the page that shows it. */
const NAME = "mygame";

/**
 * The lines for the element. An own game is inside it, in an element of the page with an id, or in a file.
 * @param {Snippet} snippet
 * @param {string} where
 * @param {DiagramVersion | null} version
 */
export function elementCode(snippet, where, version) {
  const { attributes, game } = snippet;
  if (!game || where === "inside") return elementSnippet(SITE, snippet, version);
  if (where === "file") return elementSnippet(SITE, { ...snippet, game: undefined, attributes: [["src", `${NAME}.txt`], ...attributes] }, version);
  const [script, element] = elementSnippet(SITE, { ...snippet, game: undefined, attributes: [["definition", `#${NAME}`], ...attributes] }, version).split("\n");
  const text = /<script type=[^]*<\/script>/.exec(elementSnippet(SITE, { ...snippet, attributes: [] }))?.[0] ?? "";
  return [script, text.replace("<script", `<script id="${NAME}"`), element].join("\n");
}

/**
 * The frame, with the height for this diagram, and the picture with a link.
 * @param {Snippet} snippet
 * @param {HTMLElement | null} diagram
 */
export async function otherCode(snippet, diagram) {
  const address = await frameAddress(SITE, snippet);
  const board = diagram?.shadowRoot?.querySelector("[part=board]");
  let height = FRAME * 1.4;
  if (diagram && board instanceof HTMLElement && board.offsetWidth > 0) {
    const scale = (FRAME - AROUND.width) / board.offsetWidth;
    height = diagram.offsetHeight - board.offsetHeight + board.offsetHeight * scale + AROUND.height;
  }
  return { frame: frameSnippet(address, snippet.title, height), markdown: markdownSnippet(snippet.title, "diagram.svg", address) };
}
