// The text of the game: its format, the current one of its games, and its errors.

import { buttonById, byId, fill, find, make, selectById, setText } from "../js/base/dom.js";
import { takeChosen } from "./files.js";
import { textBox } from "./text-box.js";
import { say } from "./words.js";

/** @import { Diagnostic } from "../importer.js" */
/** @import { TextBox } from "./text-box.js" */
/** @import { Workbench } from "./workbench.js" */

/** The most lines that are listed. */
const MAX_FAULTS = 100;

/** The delay in milliseconds after the last letter before the text is read. */
const PAUSE = 250;

/** Shows the text, and allows changes. */
export async function textPart(/** @type {Workbench} */ bench) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const box = await textBox(byId("editor"), say("text-label"), (text) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => bench.take(text, { typed: true }), PAUSE);
  });
  const games = selectById("games");
  games.onchange = () => bench.take(bench.text, { game: games.value });
  const file = find("file", HTMLInputElement);
  buttonById("open-file").onclick = () => file.click();
  takeChosen(file, (text) => text.trim() && bench.replace(text));
  const show = () => {
    clearTimeout(waiting);
    const { format, faults, games: all } = bench.sheet;
    box.show(bench.text, format === "json");
    box.mark(faults.slice(0, 2 * MAX_FAULTS));
    setText(byId("format"), say(`format-${format || "none"}`));
    byId("games-field").hidden = all.length < 2;
    fill(games, all.map((name) => [name, name]));
    if (bench.game) games.value = bench.game;
    byId("faults").replaceChildren(...lines(faults, bench.sheet.playable, box));
  };
  bench.on("change", show);
  show();
}

function lines(/** @type {Diagnostic[]} */ faults, /** @type {boolean} */ playable, /** @type {TextBox} */ box) {
  const needed = faults.filter(({ kind }) => kind !== "not-needed");
  const aside = faults.filter(({ kind }) => kind === "not-needed");
  const rest = needed.length - MAX_FAULTS;
  const more = [
    ...(rest > 0 ? [make("li", { textContent: say("faults-more", rest) })] : []),
    ...(aside.length > 0 ? [make("li", {}, make("details", {}, make("summary", { textContent: say("faults-aside", aside.length) }), make("ul", {}, ...aside.slice(0, MAX_FAULTS).map((fault) => line(fault, box)))))] : []),
  ];
  const first = make("li", { className: playable ? "good" : "bad", textContent: say(playable ? "can-play" : "cannot-play") });
  return [first, ...needed.slice(0, MAX_FAULTS).map((fault) => line(fault, box)), ...more];
}

function line(/** @type {Diagnostic} */ { line, column, key, kind, words }, /** @type {TextBox} */ box) {
  const item = make("li", { className: kind }, make("b", { textContent: `${say(`fault-${kind}`)} ` }));
  if (line > 0) {
    const place = say(column > 0 ? "fault-place" : "fault-line", line).replace("%", String(column));
    item.append(make("button", { type: "button", className: "plain", textContent: place, onclick: () => box.go(line, column) }), " ");
  }
  if (key) item.append(make("code", { textContent: key }), " ");
  // Messages of the rules are only in English.
  item.append(make("span", { lang: kind === "wrong" ? "en" : document.documentElement.lang, textContent: words }));
  return item;
}
