// The rules besides the moves of pieces: each is a field of the definition with a switch, a choice or a number.

import { byId, find, make, selectById } from "../js/base/dom.js";
import { goalsPart } from "./goals-part.js";
import { showKinds } from "./kinds-choice.js";
import { drawn, loadPictures } from "./pictures.js";
import { afterwards, refill } from "./refill.js";
import { valueAt } from "./sheet.js";
import { say } from "./words.js";

/** @import { Workbench } from "./workbench.js" */

/** Shows the rules, and allows changes. */
export function rulesPart(/** @type {Workbench} */ bench) {
  const form = find("rules", HTMLFormElement);
  form.onsubmit = (event) => event.preventDefault();
  const fields = [...form.querySelectorAll("[data-path]")].filter((field) => field instanceof HTMLElement);
  for (const field of fields) follow(bench, field);
  const castling = selectById("castling");
  castling.onchange = () => {
    if (castling.value !== "own" && !bench.edit({ do: "castling", steps: Number(castling.value) })) show();
  };
  const showGoals = goalsPart(bench);
  const show = async () => {
    await loadPictures(bench.definition?.pieces ?? []);
    for (const field of fields) fill(bench, field);
    showCastling(bench, castling);
    showGoals();
    showHands(bench);
  };
  bench.on("change", show);
  show();
}

/** The path of a field. @returns {(string | number)[]} */
const pathOf = (/** @type {HTMLElement} */ field) => JSON.parse(field.dataset.path ?? "[]");

/** Changes the definition when the field is changed. */
function follow(/** @type {Workbench} */ bench, /** @type {HTMLElement} */ field) {
  const { kind, default: initial } = field.dataset;
  const set = (/** @type {unknown} */ value) => {
    if ((field instanceof HTMLInputElement && !field.checkValidity()) || !bench.set(pathOf(field), value)) fill(bench, field, true);
  };
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.onchange = () => set(kind === "plain-switch" ? field.checked : field.checked || null);
  else if (field instanceof HTMLInputElement && kind === "number") field.onchange = () => set(field.value === initial || field.value === "" ? null : field.valueAsNumber);
  else if (field instanceof HTMLSelectElement) field.onchange = () => set(field.value === initial ? null : field.value);
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.onchange = () => set(field.value.trim() || null);
}

/** Shows the value of the definition in a field. */
function fill(/** @type {Workbench} */ bench, /** @type {HTMLElement} */ field, always = false) {
  const path = pathOf(field);
  const value = valueAt(bench.sheet.compact, path);
  if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Array.isArray(value) || value === true;
  else if (field instanceof HTMLFieldSetElement) {
    const letters = Array.isArray(value) ? value.join("") : String(value ?? "");
    // A row without letters is removed.
    const row = path.findIndex((step) => typeof step === "number");
    showKinds(field, bench, letters, (chosen) => (chosen ? bench.set(path, chosen) : bench.set(row < 0 ? path : path.slice(0, row + 1))));
  } else if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement) && (always || field !== document.activeElement)) {
    field.value = String(value ?? field.dataset.default ?? "");
  }
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
      box.setAttribute("aria-label", `${name}, ${say(player === 0 ? "white" : "black")}`);
      box.onchange = () => afterwards(() => {
        if (!box.checkValidity() || !bench.edit({ do: "hand", player, letter: kind.letter, count: box.valueAsNumber || 0 })) box.value = String(held?.count ?? 0);
      });
      return make("label", {}, drawn(kind, piece, player), box);
    });
    return make("div", { title: name }, ...boxes);
  });
  refill(byId("hands"), ...rows);
}
