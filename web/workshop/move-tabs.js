// The moves of a piece by region: everywhere, from some squares, or those that promote. Each is a page of the same squares around the piece.

import { make } from "../js/base/dom.js";
import { zoneButtons } from "./fields.js";
import { refill } from "./refill.js";
import { say } from "./words.js";

/** @import { FormField } from "../importer.js" */
/** @import { Path, Place } from "./fields.js" */

/**
 * @typedef {object} MovesPage
 * @property {string} title
 * @property {Path} path where its moves stand in the definition
 * @property {string} betza
 * @property {number | null} region the number of the region
 */

const part = (/** @type {FormField | undefined} */ field, /** @type {string} */ name) => field?.fields.find((one) => one.name === name);

/** The pages of a kind. @param {FormField} form the fields of the kind @param {Path} path @returns {MovesPage[]} */
export function movesPages(form, path) {
  const text = (/** @type {FormField | undefined} */ field) => (typeof field?.value === "string" ? field.value : "");
  const regions = part(form, "zoneMoves")?.fields ?? [];
  const rows = part(form, "promotion")?.fields ?? [];
  return [
    { title: say("moves-everywhere"), path: [...path, "betza"], betza: text(part(form, "betza")), region: null },
    ...regions.map((region, index) => ({ title: say("moves-region", index + 1), path: [...path, "zoneMoves", index, "betza"], betza: text(part(region, "betza")), region: index })),
    ...rows.flatMap((row, index) => {
      const moves = part(row, "byMoves");
      return moves?.isPresent ? [{ title: say("moves-promoting", index + 1), path: [...path, "promotion", index, "byMoves"], betza: text(moves), region: null }] : [];
    }),
  ];
}

/**
 * Shows the pages as tabs, and the squares of the chosen region.
 * @param {HTMLElement} tabs
 * @param {HTMLElement} about
 * @param {Place} place
 * @param {FormField} form
 * @param {Path} path
 * @param {number} chosen the number of the chosen page
 * @param {(page: number) => void} choose
 */
export function showTabs(tabs, about, place, form, path, chosen, choose) {
  const pages = movesPages(form, path);
  const buttons = pages.map(({ title }, index) => {
    const button = make("button", { type: "button", textContent: title, "aria-pressed": String(index === chosen) });
    button.onclick = () => choose(index);
    return button;
  });
  const regions = part(form, "zoneMoves")?.fields ?? [];
  const add = make("button", { type: "button", textContent: say("moves-add"), title: say("moves-add-about") });
  add.dataset.add = "pieces-zoneMoves";
  add.onclick = () => {
    if (place.bench.edit({ do: "add", path: [...path, "zoneMoves"] })) choose(regions.length + 1);
  };
  refill(tabs, ...buttons, ...(place.bench.definition?.family === "chaturaji" ? [] : [add]));
  const region = pages[chosen]?.region ?? null;
  about.hidden = region === null;
  if (region === null) return about.replaceChildren();
  const regionPath = [...path, "zoneMoves", region];
  const [from, within] = ["from", "within"].map((name) => part(regions[region], name));
  const away = make("button", { type: "button", textContent: say("moves-region-remove") });
  away.onclick = () => {
    if (place.bench.set(regionPath)) choose(0);
  };
  refill(about,
    make("p", { className: "help", textContent: say("moves-region-about") }),
    ...(from ? [make("div", { className: "rule" }, make("span", {}, make("b", { textContent: say("field-pieces-zoneMoves-from") })), ...zoneButtons(place, from, [...regionPath, "from"]))] : []),
    ...(within ? [make("div", { className: "rule" }, make("span", {}, make("b", { textContent: say("field-pieces-zoneMoves-within") }), make("small", { textContent: say("field-pieces-zoneMoves-within-hint") })), ...zoneButtons(place, within, [...regionPath, "within"]))] : []),
    away);
}
