// Starts another game: empty, with the pieces of chess, of the library, or from a link or the address.

import { fill, find, selectById } from "../js/base/dom.js";
import { unpackDefinition } from "../js/base/definition-code.js";
import { keptDefinition } from "../js/keeping/own-cards.js";
import { draftName, drafts } from "../js/keeping/workshop-drafts.js";
import { SITE } from "../js/site.js";
import { ask, dialogById } from "./choosing.js";
import { say } from "./words.js";
import { Workbench } from "./workbench.js";

/** @import { Shelf } from "./shelf.js" */

/** An empty board of this size with two Kings. */
function empty(/** @type {number} */ files, /** @type {number} */ ranks) {
  const middle = Math.floor(files / 2);
  const row = (/** @type {string} */ letter) => `${middle || ""}${letter}${files - middle - 1 || ""}`;
  const rows = [row("k"), ...Array(Math.max(ranks - 2, 0)).fill(String(files)), row("K")];
  return JSON.stringify({
    format: 2, id: "my-game", name: say("new-name"), family: "chess", board: { files, ranks, checkered: true },
    players: [{ letter: "w", name: "White", forward: "north" }, { letter: "b", name: "Black", forward: "south" }],
    pieces: [{ name: "King", letter: "K", art: "king", betza: "K", royal: true }],
    start: `${rows.slice(0, ranks).join("/")} w - - 0 1`,
  });
}

/** A definition as that of a new game: without the names by which texts find the original. */
function asNew(/** @type {string} */ json) {
  const definition = JSON.parse(json);
  for (const name of ["alsoCalled", "variantTag"]) delete definition[name];
  return JSON.stringify({ ...definition, format: 2, id: "my-game", name: say("new-name") });
}

/**
 * Returns the function that opens the dialog for a new game.
 * @param {Workbench} bench
 * @param {Shelf} shelf
 */
export function newPart(bench, shelf) {
  const dialog = dialogById("new-dialog");
  const games = selectById("new-game");
  const size = ["new-files", "new-ranks"].map((id) => find(id, HTMLInputElement));
  const follow = () => {
    const chosen = dialog.querySelector('input[name="begin"]:checked');
    for (const box of size) box.disabled = chosen instanceof HTMLInputElement && ["library", "draft", "four"].includes(chosen.value);
  };
  dialog.addEventListener("change", follow);
  const earlier = selectById("new-draft");
  for (const [list, value] of /** @type {const} */ ([[games, "library"], [earlier, "draft"]])) {
    list.onchange = () => {
      const box = dialog.querySelector(`input[value="${value}"]`);
      if (box instanceof HTMLInputElement) box.checked = true;
      follow();
    };
  }
  dialog.onclose = async () => {
    if (dialog.returnValue !== "begin") return;
    const chosen = dialog.querySelector('input[name="begin"]:checked');
    const how = chosen instanceof HTMLInputElement ? chosen.value : "";
    const [files, ranks] = size.map(({ valueAsNumber }) => Math.min(16, Math.max(1, Math.round(valueAsNumber) || 8)));
    shelf.begins(null);
    if (how === "draft") return bench.replace(drafts()[Number(earlier.value)]?.text ?? bench.text);
    if (how === "empty") return write(bench, empty(files, ranks));
    if (how === "four") return write(bench, asNew(await definitionOf("chaturaji")));
    if (how === "library") return write(bench, await definitionOf(games.value));
    write(bench, asNew(await definitionOf("chess")));
    if (files !== 8 || ranks !== 8) bench.edit({ do: "resize", files, ranks });
  };
  return () => {
    dialog.returnValue = "";
    const all = drafts();
    fill(earlier, all.map(({ text, date }, index) => [String(index), `${draftName(text)} · ${new Date(date).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" })}`]));
    for (const part of dialog.querySelectorAll("[data-drafts]")) part.toggleAttribute("hidden", all.length === 0);
    ask("new-dialog");
  };
}

/** Puts a definition on the workbench, as readable JSON. */
function write(/** @type {Workbench} */ bench, /** @type {string} */ json) {
  bench.replace(bench.inLines(json));
}

/** The definition of a built-in game or one of the library. Fails if there is none. */
async function definitionOf(/** @type {string} */ id) {
  const option = [...selectById("new-game").options].find(({ value }) => value === id);
  if (!option) throw new Error(`there is no game ${id}`);
  if (option.dataset.built) return JSON.stringify((await import(new URL(`diagram/games/${id}.js`, SITE).href)).default);
  const answer = await fetch(new URL(`games/${id}.json`, SITE));
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
  return answer.text();
}

/**
 * Starts with the game of the address, or continues the last one. Returns a message.
 * @param {Workbench} bench
 * @param {Shelf} shelf
 */
export async function begin(bench, shelf) {
  const code = /^#d=([\w-]+)/.exec(location.hash)?.[1];
  const id = new URLSearchParams(location.search).get("game");
  // A reload continues the changed game: the address is not needed any more.
  history.replaceState(null, "", location.pathname);
  // Undo restores it, whatever is opened.
  const kept = Workbench.kept();
  if (kept) bench.take(kept);
  const opened = () => (kept && kept !== bench.text ? say("draft-kept", draftName(kept)) : "");
  let fault = "";
  try {
    if (code) {
      write(bench, await unpackDefinition(code));
      shelf.begins(null);
      return opened();
    }
  } catch (error) {
    console.warn(error);
    fault = say("link-broken");
  }
  if (id) {
    const own = keptDefinition(id);
    try {
      write(bench, own ?? (await definitionOf(id)));
      shelf.begins(own === null ? null : id);
      return opened();
    } catch (error) {
      console.warn(error);
      fault = say("game-missing", id);
    }
  }
  if (!kept) write(bench, await definitionOf("chess").then(asNew).catch(() => empty(8, 8)));
  return fault && `${fault} ${kept ? say("draft-shown", draftName(kept)) : say("new-shown")}`;
}

