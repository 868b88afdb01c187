/** The levels of the computer, the weakest first. */
declare const levels: import("../../page.js").LevelInfo[];
export default levels;
