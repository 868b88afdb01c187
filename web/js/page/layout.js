// Where things are: the shape of the board, and on which side of it each player sits.

import { byId } from "../base/dom.js";

const SIDES = ["bottom", "right", "top", "left"];

/** Tells the style how many squares there are across and down, and where the players sit. */
export function showPlaces({ variant, orientation }) {
  const { style } = document.querySelector(".table");
  const sideways = orientation % 2 === 1;
  style.setProperty("--columns", sideways ? variant.ranks : variant.files);
  style.setProperty("--rows", sideways ? variant.files : variant.ranks);
  byId("players").querySelectorAll(".player").forEach((row, index) => {
    // A board turned by as much as a player's seat asks for has that player at the bottom.
    row.dataset.place = SIDES[(variant.players[index].turns - orientation + 4) % 4];
  });
}
