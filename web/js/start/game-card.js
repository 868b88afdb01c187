// The card of a game: every game has the same.

import { find } from "../base/dom.js";
import { offerFile } from "../bundle/button.js";
import { isFavourite, markFavourite } from "../keeping/favourites.js";

/**
 * @typedef {object} CardFacts
 * @property {string} id
 * @property {string} name
 * @property {string} maker
 * @property {boolean} makerIsName whether the maker's words are the same in all languages
 * @property {string} about
 * @property {[files: number, ranks: number] | null} size null if it is unknown
 * @property {number} players
 * @property {number | null} minutes null if they are unknown
 * @property {"easy" | "medium" | "hard" | null} difficulty
 * @property {Node} picture
 * @property {string} rules the address of its rules, below that of all
 * @property {() => string} [definition] that of an own game, as JSON
 */

/** The event on a star that was set or removed. */
export const STARRED = "starred";

/** A card. */
export function gameCard(/** @type {CardFacts} */ { id, name, maker, makerIsName, about, size, players, minutes, difficulty, picture, rules, definition }) {
  const item = speakOne(document.importNode(find("game-card", HTMLTemplateElement).content, true)).firstElementChild;
  if (!(item instanceof HTMLElement)) throw new Error("the gallery has no card for a game");
  item.dataset.game = id;
  item.dataset.players = String(players);
  const put = (/** @type {string} */ place, /** @type {string | Node} */ content) => item.querySelector(place)?.append(content);
  put(".little-board", picture);
  put("b", name);
  put(".maker", maker);
  // A name is of no language.
  if (makerIsName) item.querySelector(".maker")?.setAttribute("lang", "");
  put(".line", about);
  const fact = (/** @type {string} */ name, /** @type {string | number} */ value, /** @type {boolean} */ isKnown) => {
    const place = item.querySelector(`[data-fact="${name}"]`);
    if (!isKnown) return place?.remove();
    (place?.querySelector("span:empty") ?? place)?.append(String(value));
  };
  fact("size", size?.join("×") ?? "", size !== null);
  // Two is what everybody expects.
  fact("players", players, players > 2);
  fact("minutes", minutes ?? "", minutes !== null);
  for (const one of /** @type {const} */ (["easy", "medium", "hard"])) if (one !== difficulty) item.querySelector(`[data-fact="${one}"]`)?.remove();
  for (const link of item.querySelectorAll("a")) {
    if (link.matches(".rules-door")) link.href += rules;
    else if (link.matches(".learn-door")) link.href = `./?learn=${encodeURIComponent(id)}`;
    else link.href = `./?game=${encodeURIComponent(id)}`;
    // Pointing at these prepares the game.
    if (link.matches(".open-game, .play-door")) link.dataset.open = id;
    if (!link.matches(".open-game")) link.setAttribute("aria-label", `${link.textContent}: ${name}`);
  }
  const [save, failed] = [item.querySelector(".save-door"), item.querySelector(".save-failed")];
  if (save instanceof HTMLButtonElement) {
    save.firstElementChild?.append(`: ${name}`);
    offerFile(save, () => ({ id, name, own: definition?.() }), (isWrong) => failed?.toggleAttribute("hidden", !isWrong));
  }
  const star = item.querySelector(".star");
  if (star instanceof HTMLButtonElement) {
    star.firstElementChild?.append(`: ${name}`);
    star.setAttribute("aria-pressed", String(isFavourite(id)));
    star.onclick = () => {
      markFavourite(id, star.getAttribute("aria-pressed") !== "true");
      star.dispatchEvent(new Event(STARRED, { bubbles: true }));
    };
  }
  return item;
}

/** Shows on all cards which games have a star. A game may have several cards. */
export function showStars(/** @type {Iterable<Element>} */ items) {
  for (const item of items) {
    if (item instanceof HTMLElement) item.querySelector(".star")?.setAttribute("aria-pressed", String(isFavourite(item.dataset.game ?? "")));
  }
}

/**
 * Removes the words of all languages but that of the page.
 * @template {ParentNode} Part
 * @param {Part} part
 */
export function speakOne(part) {
  for (const element of part.querySelectorAll("[lang]")) if (element.getAttribute("lang") !== document.documentElement.lang) element.remove();
  return part;
}
