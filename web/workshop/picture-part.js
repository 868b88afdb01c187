// Chooses the picture of a piece: a drawing, its letter, a sign, or an own picture.

import { buttonById, byId, find, setText } from "../js/base/dom.js";
import { takeChosen } from "./files.js";
import { MAX_LENGTH, idOf } from "../js/board/own-picture.js";
import { SIGN } from "../js/board/piece-art.js";
import { taken } from "./add-part.js";
import { ask, dialogById, findable } from "./choosing.js";
import { rowsOfSvg } from "./own-svg.js";
import { say } from "./words.js";

/** @import { Workbench } from "./workbench.js" */

/** Returns the function that opens the dialog for the picture of a kind. */
export function picturePart(/** @type {Workbench} */ bench) {
  let index = 0;
  const take = (/** @type {string | null} */ art) => {
    dialogById("picture-dialog").close();
    bench.set(["pieces", index, "art"], art);
  };
  const box = find("picture-find", HTMLInputElement);
  const show = findable(box, byId("pictures"), (button) => take(button.dataset.art ?? null), byId("picture-found"));
  buttonById("picture-letter").onclick = () => take(null);
  const sign = find("picture-sign", HTMLInputElement);
  sign.onchange = () => {
    const text = sign.value.trim();
    if (text && taken(bench, SIGN + text)) complain(say("picture-taken"));
    else if (text) take(SIGN + text);
  };
  const complain = (/** @type {string} */ words) => {
    byId("picture-fault").hidden = !words;
    setText(byId("picture-fault"), words);
  };
  const file = find("picture-file", HTMLInputElement);
  buttonById("picture-own").onclick = () => file.click();
  takeChosen(file, (text) => {
    const rows = rowsOfSvg(text);
    const id = idOf(rows);
    if (rows.length === 0) return complain(say("picture-own-wrong"));
    if (id.length > MAX_LENGTH) return complain(say("picture-own-long", MAX_LENGTH));
    take(id);
  });
  return (/** @type {number} */ wanted) => {
    index = wanted;
    sign.value = "";
    complain("");
    const own = bench.definition?.pieces[index]?.art;
    // The pictures of other kinds are disabled.
    for (const button of byId("pictures").querySelectorAll("button")) button.disabled = button.dataset.art !== own && taken(bench, button.dataset.art ?? "");
    ask("picture-dialog", box, show);
  };
}
