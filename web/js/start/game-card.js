// The card of a game that is not part of the page: an own game, or one of the library.

import { find } from "../base/dom.js";

/**
 * @typedef {object} CardFacts
 * @property {string} id
 * @property {Node[]} name
 * @property {Node[]} about
 * @property {[files: number, ranks: number] | null} size null if it is unknown
 * @property {number} players
 * @property {number} kinds
 * @property {Node} picture
 */

/** A card. */
export function gameCard(/** @type {CardFacts} */ { id, name, about, size, players, kinds, picture }) {
  const item = document.importNode(find("game-card", HTMLTemplateElement).content, true).firstElementChild;
  const link = item?.querySelector("a");
  if (!(item instanceof HTMLElement) || !link) throw new Error("the gallery has no card for a game");
  link.href = `./?game=${encodeURIComponent(id)}`;
  link.dataset.open = id;
  // As for the cards in the page: pointing at it prepares the game.
  link.className = "open-game";
  item.dataset.game = id;
  item.querySelector(".little-board")?.append(picture);
  item.querySelector("b")?.append(...name);
  item.querySelector(".about")?.append(...about);
  const put = (/** @type {string} */ name, /** @type {string | number} */ value) => item.querySelector(`[data-fact="${name}"]`)?.append(String(value));
  if (size) {
    put("size", size.join("×"));
    put("players", players);
    put("kinds", kinds);
  } else {
    item.querySelector(".facts")?.remove();
  }
  return item;
}

/** Words in every language: the style sheet shows those of one. If a language has none, those of the definition are used. */
export function inLanguages(/** @type {Record<string, string>} */ words) {
  const languages = (document.documentElement.dataset.languages ?? "en").split(" ");
  return languages.map((language) => {
    const element = document.createElement("span");
    element.lang = language;
    if (words[language]) {
      element.textContent = words[language];
      return element;
    }
    // It is read aloud in its own language.
    const other = document.createElement("i");
    other.lang = "en";
    other.className = "foreign";
    other.textContent = words.en ?? "";
    element.append(other);
    return element;
  });
}
