// Finds games in the whole gallery, own games included, by words and by properties.

import { buttonById, byId, find as element } from "../base/dom.js";
import { finderData, ownTraits } from "./finder-data.js";
import { isFavourite } from "../keeping/favourites.js";
import { STARRED } from "./game-card.js";

/** @import { GameTraits } from "./finder-data.js" */

/** Lower-case letters without accents. */
const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Connects the bar of filters. Of several values of a single-valued group, one must match; of a group with several values per game, all must. */
export async function followFilters() {
  const form = element("find-form", HTMLFormElement);
  const words = element("find", HTMLInputElement);
  const data = await finderData();
  const clear = buttonById("find-clear");
  const found = byId("found").querySelector("span");
  let turn = 0;
  const refresh = async () => {
    const mine = ++turn;
    const wanted = wishes(form, words.value);
    clear.hidden = !wanted.filters;
    const own = wanted.filters ? await ownTraits().catch(() => new Map()) : new Map();
    // Another request has been made meanwhile.
    if (mine !== turn) return;
    byId("start").toggleAttribute("data-finding", wanted.any);
    const shown = cards().filter((card) => {
      const id = card.dataset.game ?? "";
      const fits = isWanted(wanted, id, data[id] ?? own.get(id), `${data[id]?.keys ?? ""} ${wordsOf(card)}`);
      card.hidden = !fits;
      return fits && !card.hasAttribute("data-copy");
    });
    byId("none-found").hidden = shown.length > 0;
    if (!found) return;
    found.hidden = !wanted.any || shown.length === 0;
    const count = found.querySelector("b");
    if (count) count.textContent = String(shown.length);
  };
  // Cards that come later.
  const watch = new MutationObserver(() => wishes(form, words.value).any && refresh());
  for (const list of lists()) watch.observe(list, { childList: true });
  byId("start").addEventListener(STARRED, refresh);
  form.oninput = refresh;
  form.onsubmit = (event) => {
    event.preventDefault();
    // If only one is left, it is opened.
    const [first, second] = cards().filter((card) => !card.hidden && !card.hasAttribute("data-copy"));
    if (first && !second) first.querySelector("a")?.click();
  };
  clear.onclick = () => {
    for (const box of boxes(form)) box.checked = false;
    refresh();
    words.focus();
  };
  if (wishes(form, words.value).any) await refresh();
}

/** The lists of cards. */
const lists = () => [...byId("start").querySelectorAll(".gallery")];

/** @returns {HTMLElement[]} */
const cards = () => lists().flatMap((list) => [...list.children]).filter((card) => card instanceof HTMLElement);

/** The words on a card, with a space between its parts. */
const wordsOf = (/** @type {HTMLElement} */ card) => [...card.querySelectorAll("b, .about, .facts > span")].map(({ textContent }) => textContent).join(" ");

/** @returns {HTMLInputElement[]} */
const boxes = (/** @type {HTMLFormElement} */ form) => [...form.querySelectorAll("input")].filter(({ type }) => type === "checkbox");

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
