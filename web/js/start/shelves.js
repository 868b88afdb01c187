// The shelves of the gallery: fills them with the cards of the games. A game stands on every shelf that it belongs to.

import { byId, targetOf } from "../base/dom.js";
import { settings } from "../base/settings.js";
import * as savedGames from "../keeping/saved-games.js";
import { cards, spoken } from "./cards.js";
import { gameCard } from "./game-card.js";
import { pictureOf } from "./start-picture.js";

/** @import { Card } from "./cards.js" */

/** The most games that are suggested. */
const SUGGESTED = 8;

const still = matchMedia("(prefers-reduced-motion: reduce)");
const moves = () => (settings.get("motion") === "auto" ? !still.matches : settings.get("motion") === "on");

/** What the shelves show, so that they are not filled again with the same. */
let shownBefore = "";

/** Fills the shelves, one in each task. Reports if the cards cannot be fetched. `filled` is called after each. */
export async function showShelves(/** @type {() => void} */ filled) {
  const trouble = byId("games-trouble");
  trouble.hidden = true;
  byId("games-again").onclick = () => showShelves(filled);
  /** @type {Card[]} */
  let all;
  try {
    all = await cards();
  } catch (error) {
    console.warn(error);
    trouble.hidden = false;
    return;
  }
  const now = document.documentElement.lang;
  if (now !== shownBefore) {
    shownBefore = now;
    /** @type {Set<string>} */
    const placed = new Set();
    for (const shelf of shelves()) {
      const name = shelf.dataset.shelf ?? "";
      if (name === "new") continue;
      fill(shelf, all.filter((card) => card.shelves.includes(name)), placed);
      filled();
      await new Promise((resolve) => setTimeout(resolve));
      // Another language was chosen meanwhile.
      if (shownBefore !== now) return;
    }
  }
  suggest(all);
  filled();
}

/** @returns {HTMLElement[]} */
const shelves = () => [...byId("shelves").querySelectorAll(".shelf")].filter((shelf) => shelf instanceof HTMLElement);

function fill(/** @type {HTMLElement} */ shelf, /** @type {Card[]} */ games, /** @type {Set<string>} */ placed) {
  shelf.querySelector(".gallery")?.replaceChildren(...games.map((card) => {
    const item = newCard(card);
    // A search finds a game once.
    item.toggleAttribute("data-copy", placed.has(card.id));
    placed.add(card.id);
    return item;
  }));
  measure(shelf);
}

function newCard(/** @type {Card} */ { id, name, about, maker, files, ranks, players, minutes, difficulty }) {
  const picture = Object.assign(document.createElement("img"), { src: pictureOf(id).href, alt: "", width: files * 100, height: ranks * 100, loading: "lazy", decoding: "async" });
  return gameCard({ id, name: spoken(name), about: spoken(about), maker: spoken(maker), makerIsName: Object.values(maker).every((words) => words === maker.en), size: [files, ranks], players, minutes, difficulty, picture, rules: `${id}/` });
}

/** Suggests games that a person who was here before has not played, first those that are like the last one. */
async function suggest(/** @type {Card[]} */ all) {
  await savedGames.opened();
  const played = savedGames.readable().map(({ variant }) => variant);
  const shelf = shelves().find(({ dataset }) => dataset.shelf === "new");
  const last = all.find(({ id }) => id === played[0]);
  if (!shelf) return;
  shelf.hidden = !last;
  if (!last) return;
  const far = (/** @type {Card} */ card) => {
    const kinds = ["easy", "medium", "hard"];
    const shared = card.shelves.filter((name) => last.shelves.includes(name)).length;
    return Math.abs(kinds.indexOf(card.difficulty) - kinds.indexOf(last.difficulty)) + Math.abs(card.files - last.files) / 4 - shared;
  };
  const fresh = all.filter(({ id }) => !played.includes(id)).sort((one, other) => far(one) - far(other));
  fill(shelf, fresh.slice(0, SUGGESTED), new Set(all.map(({ id }) => id)));
}

/** Notes whether a shelf has more cards than fit. */
function measure(/** @type {HTMLElement} */ shelf) {
  const list = shelf.querySelector(".gallery");
  if (list) shelf.classList.toggle("overflows", list.scrollWidth > list.clientWidth + 1 || shelf.classList.contains("open"));
}

/** Connects the buttons of the shelves. */
export function followShelves() {
  byId("shelves").addEventListener("click", (event) => {
    const button = targetOf(event)?.closest("button");
    const shelf = button?.closest(".shelf");
    const list = shelf?.querySelector(".gallery");
    if (!button || !shelf || !list) return;
    if (button.matches(".shelf-all")) {
      const open = shelf.classList.toggle("open");
      button.setAttribute("aria-expanded", String(open));
      list.scrollLeft = 0;
    }
    const step = Number(button.dataset.step ?? 0);
    if (step !== 0) list.scrollBy({ left: step * list.clientWidth * 0.9, behavior: moves() ? "smooth" : "auto" });
  });
  addEventListener("resize", () => shelves().forEach(measure));
}
