// The program of the rules in the npm package: the part of the page's program that has no board.

export { default, Editor, GameFile, Session, Texts, nearestWord } from "../../page.js";
