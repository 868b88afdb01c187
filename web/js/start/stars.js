// The stars of the cards, to mark games.

import { make } from "../base/dom.js";
import { isFavourite, markFavourite } from "../keeping/favourites.js";
import { inLanguages } from "./game-card.js";

/** The game of a card. */
export const gameOf = (/** @type {HTMLElement} */ card) => card.querySelector("a")?.dataset.open ?? "";

/** Adds a star to each of these cards, unless it has one. `words` names it, by language. */
export function giveStars(/** @type {HTMLElement[]} */ cards, /** @type {Record<string, string>} */ words, /** @type {() => void} */ changed) {
  for (const card of cards) {
    const given = card.querySelector(".star");
    const star = given instanceof HTMLButtonElement ? given : newStar(card, words);
    const id = gameOf(card);
    star.setAttribute("aria-pressed", String(isFavourite(id)));
    star.onclick = () => {
      markFavourite(id, star.getAttribute("aria-pressed") !== "true");
      star.setAttribute("aria-pressed", String(isFavourite(id)));
      changed();
    };
  }
}

function newStar(/** @type {HTMLElement} */ card, /** @type {Record<string, string>} */ words) {
  const star = make("button", { type: "button", className: "star" }, make("span", { className: "visually-hidden" }, ...inLanguages(words), ": "));
  // Screen readers get the name of the game, too.
  const names = [...(card.querySelector("b")?.childNodes ?? [])].map((name) => name.cloneNode(true));
  // The card has the name itself.
  for (const name of names) if (name instanceof Element) name.removeAttribute("data-name");
  star.firstElementChild?.append(...names);
  card.querySelector(".card-doors")?.before(star);
  return star;
}
