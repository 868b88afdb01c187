// Adds a piece: a stock piece, or a new one.

import { buttonById, byId, find } from "../js/base/dom.js";
import { ask, dialogById, findable } from "./choosing.js";
import { say } from "./words.js";

/** @import { StockRole } from "../importer.js" */
/** @import { Workbench } from "./workbench.js" */

/** The moves of a new piece until its squares are clicked. */
const FIRST_MOVE = "W";

/** @type {StockRole[]} */
const ROLES = ["piece", "pawn", "royal"];

/**
 * Returns the function that opens the dialog for adding a piece.
 * @param {Workbench} bench
 * @param {(index: number) => void} added is called with the index of the new kind
 */
export function addPart(bench, added) {
  const box = find("add-find", HTMLInputElement);
  const add = (/** @type {{ name: string, betza: string, art?: string, role?: StockRole }} */ piece) => {
    dialogById("add-dialog").close();
    if (!bench.edit({ do: "add-piece", ...piece })) return;
    const index = (bench.definition?.pieces.length ?? 1) - 1;
    bench.emit("note", say("added", bench.sheet.pieces[index]?.name));
    added(index);
  };
  const show = findable(box, byId("stock"), (button) => {
    const { art = "", betza = "" } = button.dataset;
    const role = ROLES.find((role) => role === button.dataset.role);
    // Names in a definition are English; the page shows them in its language.
    add({ name: capital(button.dataset.english ?? art), betza, art: taken(bench, art) ? "" : art, role });
  }, byId("add-found"));
  buttonById("add-blank").onclick = () => add({ name: say("blank-name"), betza: FIRST_MOVE });
  return () => ask("add-dialog", box, show);
}

/** Whether another kind has a picture: two kinds never have the same one. */
export const taken = (/** @type {Workbench} */ bench, /** @type {string} */ art) => (bench.definition?.pieces ?? []).some((piece) => piece.art === art);

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
