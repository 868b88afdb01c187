// Where things are on the page: the shape of the board, on which side of it each player sits, and whether what is not the board
// has room beside it or lies in sheets.

import { byId } from "../base/dom.js";

/** @import { Game } from "../game/game.js" */

const SIDES = ["bottom", "right", "top", "left"];

/** Windows whose board lies beside everything else; in the others it lies between. The style knows the same. */
const WIDE = "(min-aspect-ratio: 11/10) and (min-width: 480px)";

/** Windows that have no room for the panel besides a board that is as large as it can be. */
const SMALL = "(max-width: 1000px) and ((not (min-aspect-ratio: 11/10)) or (max-width: 479px) or (max-height: 600px))";

/** Keeps telling the style how many squares there are across and down, where the players sit, and where the panel is. */
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
      // Without them the panel lies below the board.
      console.warn(error);
      small.onchange = null;
      delete table.dataset.sheets;
    });
  };
  wide.addEventListener("change", arrange);
  small.addEventListener("change", arrange);
  arrange();
  // Where the page does not scroll, no finger on the board can mean that.
  const look = () => table.classList.toggle("scrolls", document.documentElement.scrollHeight > innerHeight + 1);
  new ResizeObserver(look).observe(table);
  addEventListener("resize", look);
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
