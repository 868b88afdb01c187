// The program of the board in the npm package: a part of the page's program.

export { default, BoardView } from "../../page.js";
