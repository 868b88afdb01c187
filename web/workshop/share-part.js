// Exports the game: links with its definition, and files.

import { buttonById, byId, make, setText } from "../js/base/dom.js";
import { packDefinition } from "../js/base/definition-code.js";
import { reach } from "../js/base/reach.js";
import { copy, download } from "../js/base/saving.js";
import { offerFile } from "../js/bundle/button.js";
import { slug } from "../js/bundle/save.js";
import { HOME, SITE } from "../js/site.js";
import { FRAME, elementSnippet, frameAddress, frameSnippet } from "../js/snippets.js";
import { ask } from "./choosing.js";
import { say } from "./words.js";

/** @import { Importer } from "../js/base/importer.js" */
/** @import { Workbench } from "./workbench.js" */

/** The space of a frame around the board of a position: the page's margins, and the texts and buttons below. */
const AROUND = { width: 16, height: 144 };

/** The formats of files, with their extensions. @type {[format: string, ending: string][]} */
const FORMS = [["json", "json"], ["ini", "ini"], ["diagram", "txt"], ["xboard", "txt"]];

/** Returns the function that opens the dialog. */
export function sharePart(/** @type {Workbench} */ bench, /** @type {Importer} */ program) {
  offerFile(buttonById("share-save"), () => {
    const name = bench.definition?.name || "game";
    return { id: `own-${slug(name)}`, name, own: bench.sheet.compact };
  });
  byId("share-reach").hidden = reach() === "everybody";
  setText(byId("share-reach"), reach() === "everybody" ? "" : say(`share-${reach()}`));
  return async () => {
    const { playable, compact } = bench.sheet;
    byId("share-one").hidden = !playable;
    byId("share-cannot").hidden = playable;
    const code = playable ? await packDefinition(compact) : "";
    const site = HOME ?? new URL(document.body.dataset.root ?? "", document.baseURI);
    const here = HOME ? new URL(new URL("./", location.href).href.slice(SITE.href.length), HOME) : new URL("./", location.href);
    const links = playable ? [link("share-play", new URL(`./#d=${code}`, site).href), link("share-make", new URL(`#d=${code}`, here).href)] : [];
    byId("share-links").replaceChildren(...links);
    byId("share-embed").hidden = !playable;
    byId("share-snippets").replaceChildren(...(playable ? await snippets(bench, site) : []));
    byId("share-lost").hidden = true;
    byId("share-files").replaceChildren(...FORMS.map(([format, ending]) => {
      const button = make("button", { type: "button", textContent: say(`format-${format}`) });
      button.disabled = !compact;
      button.onclick = () => save(bench, program, format, ending);
      return button;
    }));
    ask("share-dialog");
  };
}

/** A link in a box, with a copy button, and its length. */
const link = (/** @type {string} */ title, /** @type {string} */ address) => line(title, address, say("share-length", address.length));

/** A text in a box, with a copy button. */
function line(/** @type {string} */ title, /** @type {string} */ address, words = "") {
  const box = address.includes("\n") ? make("textarea", { readOnly: true, rows: 2, value: address }) : make("input", { type: "text", readOnly: true, value: address });
  const status = make("span", { className: "help", textContent: words });
  status.setAttribute("role", "status");
  const button = make("button", { type: "button", textContent: say("share-copy") });
  button.onclick = async () => {
    if (await copy(address)) return setText(status, say("share-copied"));
    box.focus();
    box.select();
  };
  return make("p", {}, make("label", {}, make("span", { textContent: say(title) }), box), button, status);
}

/** Snippets that show the start of the game in other pages: the element, and a frame for those without scripts. */
async function snippets(/** @type {Workbench} */ bench, /** @type {URL} */ site) {
  const title = bench.definition?.name ?? "";
  const snippet = { attributes: /** @type {[string, string][]} */ ([["fen", "start"]]), game: bench.sheet.compact, title };
  const [files, ranks] = bench.sheet.size;
  return [
    line("share-element", elementSnippet(site, snippet)),
    line("share-frame", frameSnippet(await frameAddress(site, snippet), title, ((FRAME - AROUND.width) * ranks) / files + AROUND.height)),
  ];
}

function save(/** @type {Workbench} */ bench, /** @type {Importer} */ program, /** @type {string} */ format, /** @type {string} */ ending) {
  const file = program.exportGame(bench.sheet.compact, format, document.documentElement.lang);
  const lost = "fault" in file ? [file.fault] : file.notes.map(({ words }) => words);
  byId("share-lost").hidden = lost.length === 0;
  byId("share-lost").querySelector("ul")?.replaceChildren(...lost.map((words) => make("li", { textContent: words })));
  if ("text" in file) download(`${bench.definition?.name || "game"}.${ending}`, file.text);
}
