// The layout of the page: the shape of the board, the places of the players, and whether the rest has room beside it or is in sheets.

import { byId } from "../base/dom.js";

/** @import { Game } from "../game/game.js" */

const SIDES = ["bottom", "right", "top", "left"];

/** Windows whose board is beside everything else; in the others it is in between. The style sheet has the same query. */
const WIDE = "(min-aspect-ratio: 11/10) and (min-width: 480px)";

/** Windows without room for the panel beside the largest possible board. */
const SMALL = "(max-width: 1000px) and ((not (min-aspect-ratio: 11/10)) or (max-width: 479px) or (max-height: 600px))";

/** Keeps the style up to date: the number of squares across and down, the places of the players, and the place of the panel. */
export function followLayout(/** @type {Game} */ game, /** @type {HTMLElement} */ table) {
  game.store.on("change", () => render(game, table));
  const [wide, small] = [matchMedia(WIDE), matchMedia(SMALL)];
  /** @type {Promise<typeof import("./sheets.js")> | null} */
  let sheets = null;
  const arrange = () => {
    if (small.matches) table.dataset.sheets = wide.matches ? "beside" : "below";
    else delete table.dataset.sheets;
    if (!small.matches || sheets) return;
    sheets = import("./sheets.js");
    sheets.then(({ Sheets }) => new Sheets(table, game), (error) => {
      // Without sheets the panel is below the board.
      console.warn(error);
      small.onchange = null;
      delete table.dataset.sheets;
    });
  };
  wide.addEventListener("change", arrange);
  small.addEventListener("change", arrange);
  arrange();
  // If the page does not scroll, a finger on the board cannot scroll it.
  const look = () => table.classList.toggle("scrolls", document.documentElement.scrollHeight > innerHeight + 1);
  new ResizeObserver(look).observe(table);
  addEventListener("resize", look);
}

function render(/** @type {Game} */ { data: { variant, orientation } }, /** @type {HTMLElement} */ { style }) {
  const sideways = orientation % 2 === 1;
  style.setProperty("--columns", String(sideways ? variant.ranks : variant.files));
  style.setProperty("--rows", String(sideways ? variant.files : variant.ranks));
  byId("players").querySelectorAll(".player").forEach((row, index) => {
    // A board turned by a player's turns has that player at the bottom.
    row.setAttribute("data-place", SIDES[(variant.players[index].turns - orientation + 4) % 4]);
  });
}
