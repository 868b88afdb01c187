// The rules besides the moves of pieces: groups of fields of the definition, and some controls of their own.

import { byId, find, make, selectById } from "../js/base/dom.js";
import { fillGroups } from "./groups.js";
import { drawn, loadPictures } from "./pictures.js";
import { afterwards, refill } from "./refill.js";

/** @import { Importer } from "../js/base/importer.js" */
/** @import { Place } from "./fields.js" */
/** @import { Workbench } from "./workbench.js" */

/** Shows the rules, and allows changes. */
export function rulesPart(/** @type {Place} */ place, /** @type {Importer} */ program) {
  const { bench } = place;
  const form = find("rules", HTMLFormElement);
  form.onsubmit = (event) => event.preventDefault();
  const castling = selectById("castling");
  castling.onchange = () => {
    if (castling.value !== "own" && !bench.edit({ do: "castling", steps: Number(castling.value) })) show();
  };
  const first = selectById("first");
  first.onchange = () => bench.edit({ do: "first", player: Number(first.value) });
  const show = async () => {
    await loadPictures(bench.definition?.pieces ?? []);
    const fields = program.formOf(bench.sheet.compact, "[]");
    if (fields) fillGroups(form, place, fields, []);
    showCastling(bench, castling);
    first.replaceChildren(...bench.sheet.players.map(({ name }, player) => new Option(name, String(player))));
    first.value = String(bench.sheet.first);
    showHands(bench);
  };
  bench.on("change", show);
  show();
}

function showCastling(/** @type {Workbench} */ bench, /** @type {HTMLSelectElement} */ list) {
  const steps = (bench.definition?.castling ?? []).map(({ king, kingTo }) => Math.abs(king.charCodeAt(0) - kingTo.charCodeAt(0)));
  const first = steps[0] ?? 0;
  const plain = steps.every((one) => one === first) && [...list.options].some(({ value }) => value === String(first));
  for (const option of list.options) if (option.value === "own") option.hidden = plain;
  list.value = plain ? String(first) : "own";
}

/** The numbers of pieces in the hands. */
function showHands(/** @type {Workbench} */ bench) {
  const rows = (bench.definition?.pieces ?? []).map((kind, piece) => {
    const name = bench.sheet.pieces[piece]?.name ?? kind.name;
    const boxes = [0, 1].map((player) => {
      const held = bench.sheet.hands.find((hand) => hand.piece === piece && hand.player === player);
      const box = make("input", { type: "number", min: "0", max: "64", value: String(held?.count ?? 0) });
      box.setAttribute("aria-label", `${name}, ${bench.sheet.players[player]?.name ?? ""}`);
      box.onchange = () => afterwards(() => {
        if (!box.checkValidity() || !bench.edit({ do: "hand", player, letter: kind.letter, count: box.valueAsNumber || 0 })) box.value = String(held?.count ?? 0);
      });
      return make("label", {}, drawn(kind, piece, player), box);
    });
    return make("div", { title: name }, ...boxes);
  });
  refill(byId("hands"), ...rows);
}
