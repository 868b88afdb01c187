// Finds games in the whole gallery: built-in games, own games and those of the library, by words and by properties.

import { byId, find as element, make } from "../base/dom.js";
import { inLanguages } from "./game-card.js";
import { finderData, ownTraits } from "./finder-data.js";
import { isFavourite } from "../keeping/favourites.js";
import { gameOf, giveStars } from "./stars.js";
import { loadStyle } from "./style.js";

/** @import { GameTraits } from "./finder-data.js" */

/** The filters: of several values of a single-valued group, one must match; of a group with several values per game, all must. */
const GROUPS = /** @type {const} */ ({
  size: ["small", "medium", "large"],
  players: ["2", "4"],
  difficulty: ["easy", "medium", "hard"],
  has: ["drops", "hoppers", "short", "favourite"],
});

/** The lists of cards. */
const LISTS = ["gallery", "own-list", "library-list"];

/** Lower-case letters without accents. */
const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Connects the row of filters. `library` shows or hides the games of the library. */
export async function followFilters(/** @type {(shows: boolean) => Promise<void>} */ library) {
  const form = element("find-form", HTMLFormElement);
  const words = element("find", HTMLInputElement);
  const [data] = await Promise.all([finderData(), loadStyle()]);
  const said = (/** @type {string} */ id) => inLanguages(Object.fromEntries(Object.entries(data.words).map(([tag, all]) => [tag, all[id] ?? ""])));
  const clear = make("button", { type: "button", className: "clear", hidden: true }, ...said("clear"));
  const found = make("p", { className: "found", role: "status" });
  byId("filters").append(...Object.entries(GROUPS).map(([group, values]) => groupOf(group, values, said)));
  form.append(make("div", { className: "found-row" }, found, clear));
  let turn = 0;
  const refresh = async () => {
    const mine = ++turn;
    const wanted = wishes(form, words.value);
    clear.hidden = !wanted.filters;
    if (wanted.any) await library(true);
    const own = wanted.filters ? await ownTraits().catch(() => new Map()) : new Map();
    // Another request has been made meanwhile.
    if (mine !== turn) return;
    if (!wanted.any) await library(false);
    byId("start").toggleAttribute("data-finding", wanted.any);
    const shown = cards().filter((card) => {
      const id = gameOf(card);
      const fits = isWanted(wanted, id, data.games[id] ?? own.get(id), `${data.games[id]?.keys ?? ""} ${card.textContent}`);
      card.hidden = !fits;
      return fits;
    });
    byId("none-found").hidden = shown.length > 0;
    found.replaceChildren(...(wanted.any && shown.length > 0 ? [...said("found"), ` ${shown.length}`] : []));
  };
  const stars = () => giveStars(cards(), Object.fromEntries(Object.entries(data.words).map(([tag, all]) => [tag, all.star ?? ""])), refresh);
  // The cards of own games and of the library change.
  const watch = new MutationObserver(() => {
    stars();
    if (wishes(form, words.value).any) refresh();
  });
  for (const id of LISTS) watch.observe(byId(id), { childList: true });
  stars();
  form.oninput = refresh;
  form.onsubmit = (event) => {
    event.preventDefault();
    // If only one is left, it is opened.
    const [first, second] = cards().filter(({ hidden }) => !hidden);
    if (first && !second) first.querySelector("a")?.click();
  };
  clear.onclick = () => {
    for (const box of boxes(form)) box.checked = false;
    refresh();
    byId("filters").querySelector("summary")?.focus();
  };
  if (wishes(form, words.value).any) await refresh();
}

const cards = () => LISTS.flatMap((id) => [...byId(id).children]).filter((card) => card instanceof HTMLElement);

/** @returns {HTMLInputElement[]} */
const boxes = (/** @type {HTMLFormElement} */ form) => [...form.querySelectorAll("input")].filter(({ type }) => type === "checkbox");

function groupOf(/** @type {string} */ group, /** @type {readonly string[]} */ values, /** @type {(id: string) => Node[]} */ said) {
  const chips = values.map((value) => make("label", {}, make("input", { type: "checkbox", name: group, value }), ...said(`${group}-${value}`)));
  return make("fieldset", {}, make("legend", {}, ...said(group)), ...chips);
}

/**
 * @typedef {object} Wishes The current filter.
 * @property {string[]} words words that must all match
 * @property {Map<string, string[]>} chosen values by groups
 * @property {boolean} filters whether some are chosen
 * @property {boolean} any whether there is any filter
 */

/** @returns {Wishes} */
function wishes(/** @type {HTMLFormElement} */ form, /** @type {string} */ typed) {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  /** @type {Map<string, string[]>} */
  const chosen = new Map();
  for (const { name, value } of boxes(form).filter(({ checked }) => checked)) chosen.set(name, [...(chosen.get(name) ?? []), value]);
  return { words, chosen, filters: chosen.size > 0, any: chosen.size > 0 || words.length > 0 };
}

function isWanted(/** @type {Wishes} */ { words, chosen }, /** @type {string} */ id, /** @type {GameTraits | null | undefined} */ traits, /** @type {string} */ cardText) {
  const text = plain(cardText);
  if (!words.every((word) => text.includes(word))) return false;
  return [...chosen].every(([group, values]) => {
    if (group !== "has") return traits && values.includes(String(traits[/** @type {"size" | "players" | "difficulty"} */ (group)]));
    return values.every((value) => (value === "favourite" ? isFavourite(id) : traits?.[/** @type {"drops" | "hoppers" | "short"} */ (value)]));
  });
}
