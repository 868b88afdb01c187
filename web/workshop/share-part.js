// Shares the game: links that carry its definition, and files.

import { byId, make, setText } from "../js/base/dom.js";
import { packDefinition } from "../js/base/definition-code.js";
import { copy, download } from "../js/base/saving.js";
import { readJson } from "../js/base/schema.js";
import { FRAME, elementSnippet, frameAddress, frameSnippet } from "../js/snippets.js";
import { ask } from "./choosing.js";
import { EXPORTED } from "./sheet.js";
import { say } from "./words.js";

/** @import { Reader } from "../js/base/importer.js" */
/** @import { Workbench } from "./workbench.js" */

/** What of a frame lies around the board of a position: its page's edges, and the words and buttons below. */
const AROUND = { width: 16, height: 144 };

/** The forms of files, with their endings. @type {[format: string, ending: string][]} */
const FORMS = [["json", "json"], ["ini", "ini"], ["diagram", "txt"], ["xboard", "txt"]];

/** Gives what opens the dialog. */
export function sharePart(/** @type {Workbench} */ bench, /** @type {Reader} */ program) {
  return async () => {
    const { playable, compact } = bench.sheet;
    byId("share-cannot").hidden = playable;
    const code = playable ? await packDefinition(compact) : "";
    const site = new URL(document.body.dataset.root ?? "", document.baseURI);
    const links = playable ? [link("share-play", new URL(`./#d=${code}`, site).href), link("share-make", new URL(`#d=${code}`, new URL("./", location.href)).href)] : [];
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

/** A link in a box, with a button that copies it, and how long it is. */
const link = (/** @type {string} */ title, /** @type {string} */ address) => line(title, address, say("share-length", address.length));

/** A text in a box, with a button that copies it. */
function line(/** @type {string} */ title, /** @type {string} */ address, words = "") {
  const box = address.includes("\n") ? make("textarea", { readOnly: true, rows: 2, value: address }) : make("input", { type: "text", readOnly: true, value: address });
  const told = make("span", { className: "help", textContent: words });
  told.setAttribute("role", "status");
  const button = make("button", { type: "button", textContent: say("share-copy") });
  button.onclick = async () => {
    if (await copy(address)) return setText(told, say("share-copied"));
    box.focus();
    box.select();
  };
  return make("p", {}, make("label", {}, make("span", { textContent: say(title) }), box), button, told);
}

/** What shows the start of the game in pages elsewhere: the element, and a frame for those without scripts. */
async function snippets(/** @type {Workbench} */ bench, /** @type {URL} */ site) {
  const title = bench.definition?.name ?? "";
  const snippet = { attributes: /** @type {[string, string][]} */ ([["fen", "start"]]), game: bench.sheet.compact, title };
  const [files, ranks] = bench.sheet.size;
  return [
    line("share-element", elementSnippet(site, snippet)),
    line("share-frame", frameSnippet(await frameAddress(site, snippet), title, ((FRAME - AROUND.width) * ranks) / files + AROUND.height)),
  ];
}

function save(/** @type {Workbench} */ bench, /** @type {Reader} */ program, /** @type {string} */ format, /** @type {string} */ ending) {
  const file = readJson(program.exportGame(bench.sheet.compact, format, document.documentElement.lang), EXPORTED);
  const lost = file?.fault ? [file.fault] : (file?.notes ?? []).map(({ words }) => words);
  byId("share-lost").hidden = lost.length === 0;
  byId("share-lost").querySelector("ul")?.replaceChildren(...lost.map((words) => make("li", { textContent: words })));
  if (file?.text) download(`${bench.definition?.name || "game"}.${ending}`, file.text);
}
