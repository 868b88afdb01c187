// Adds a piece: one that many games have, or a new one.

import { buttonById, byId, find } from "../js/base/dom.js";
import { ask, dialogById, findable } from "./choosing.js";
import { say } from "./words.js";

/** @import { Workbench } from "./workbench.js" */

/** What a new piece does until its squares are clicked. */
const FIRST_MOVE = "W";

/**
 * Gives what asks which piece to add.
 * @param {Workbench} bench
 * @param {(index: number) => void} added hears the place of the new kind
 */
export function addPart(bench, added) {
  const box = find("add-find", HTMLInputElement);
  const add = (/** @type {{ name: string, betza: string, art?: string, role?: string }} */ piece) => {
    dialogById("add-dialog").close();
    if (!bench.edit({ do: "add-piece", ...piece })) return;
    const index = (bench.definition?.pieces.length ?? 1) - 1;
    bench.emit("note", say("added", bench.sheet.pieces[index]?.name));
    added(index);
  };
  const show = findable(box, byId("stock"), (button) => {
    const { art = "", betza = "", role = "piece" } = button.dataset;
    // In a definition names are English; the page says them in its language.
    add({ name: capital(button.dataset.english ?? art), betza, art: taken(bench, art) ? "" : art, role });
  }, byId("add-found"));
  buttonById("add-blank").onclick = () => add({ name: say("blank-name"), betza: FIRST_MOVE });
  return () => ask("add-dialog", box, show);
}

/** Whether another kind has a picture: two never look the same. */
export const taken = (/** @type {Workbench} */ bench, /** @type {string} */ art) => (bench.definition?.pieces ?? []).some((piece) => piece.art === art);

const capital = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
