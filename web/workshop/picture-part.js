// Chooses the picture of a piece: a drawing, its letter, or a sign.

import { buttonById, byId, find } from "../js/base/dom.js";
import { taken } from "./add-part.js";
import { ask, dialogById, findable } from "./choosing.js";

/** @import { Workbench } from "./workbench.js" */

/** Before a sign, in the id of a picture. */
const SIGN = "sign-";

/** Gives what asks for the picture of a kind. */
export function picturePart(/** @type {Workbench} */ bench) {
  let index = 0;
  const take = (/** @type {string | null} */ art) => {
    dialogById("picture-dialog").close();
    bench.set(["pieces", index, "art"], art);
  };
  const box = find("picture-find", HTMLInputElement);
  const show = findable(box, byId("pictures"), (button) => take(button.dataset.art ?? null));
  buttonById("picture-letter").onclick = () => take(null);
  const sign = find("picture-sign", HTMLInputElement);
  sign.onchange = () => {
    const text = sign.value.trim();
    if (text && !taken(bench, SIGN + text)) take(SIGN + text);
  };
  return (/** @type {number} */ wanted) => {
    index = wanted;
    sign.value = "";
    const own = bench.definition?.pieces[index]?.art;
    // Those of other kinds cannot be taken.
    for (const button of byId("pictures").querySelectorAll("button")) button.disabled = button.dataset.art !== own && taken(bench, button.dataset.art ?? "");
    ask("picture-dialog", box, show);
  };
}
