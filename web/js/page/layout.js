// Where things are on the page: the shape of the board, and on which side of it each player sits.

import { byId } from "../base/dom.js";

/** @import { Game } from "../game/game.js" */

const SIDES = ["bottom", "right", "top", "left"];

/** Keeps telling the style how many squares there are across and down, and where the players sit. */
export function followLayout(/** @type {Game} */ game, /** @type {HTMLElement} */ table) {
  game.store.on("change", () => render(game, table));
}

function render(/** @type {Game} */ { data: { variant, orientation } }, /** @type {HTMLElement} */ { style }) {
  const sideways = orientation % 2 === 1;
  style.setProperty("--columns", String(sideways ? variant.ranks : variant.files));
  style.setProperty("--rows", String(sideways ? variant.files : variant.ranks));
  byId("players").querySelectorAll(".player").forEach((row, index) => {
    // A board turned by as much as a player's seat asks for has that player at the bottom.
    row.setAttribute("data-place", SIDES[(variant.players[index].turns - orientation + 4) % 4]);
  });
}
