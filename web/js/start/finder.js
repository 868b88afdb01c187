// Finds games in the gallery: by words, by the number of players, by how hard they are.

import { byId, find as element } from "../base/dom.js";

/** Small letters without accents. */
export const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Follows the row with which games are found, where there is one. */
export function followFinder(/** @type {HTMLElement} */ place) {
  const form = place.querySelector("form");
  if (!form) return;
  const games = [...place.querySelectorAll("li")].filter((item) => item.matches(".game"));
  const words = element("find", HTMLInputElement);
  const find = () => {
    const asked = new FormData(form);
    const wanted = plain(words.value).split(/\s+/).filter(Boolean);
    const players = asked.get("find-players");
    const difficulty = asked.get("find-difficulty");
    let found = 0;
    for (const game of games) {
      const { keys = "", players: count, difficulty: level } = game.dataset;
      const text = plain(`${keys} ${game.innerText}`);
      const fits = wanted.every((word) => text.includes(word)) && (!players || players === count) && (!difficulty || difficulty === level);
      game.hidden = !fits;
      if (fits) found += 1;
    }
    byId("none-found").hidden = found > 0;
  };
  form.addEventListener("input", find);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // The only one that is left is the one that is meant.
    const [first, second] = games.filter(({ hidden }) => !hidden);
    if (first && !second) first.querySelector("a")?.click();
  });
}
