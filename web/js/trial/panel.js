// “Is it any good?”: the computer plays trial games of a definition, and the panel shows the results. It works on any page of the site, and loads its
// own texts and style sheet.

import "../base/trusted-types.js";
import { make, setText } from "../base/dom.js";
import { readJson } from "../base/schema.js";
import { REPORT, reportView } from "./report.js";
import { begin } from "./run.js";
import { loadStyle } from "./style.js";
import { wordsOf } from "./words.js";

/** @import { PieceNames } from "./report.js" */
/** @import { FromTrial } from "./run.js" */

/**
 * @typedef {object} TrialOptions
 * @property {number} [games] the default number of games
 * @property {number} [nodes] the number of nodes searched for a move
 * @property {number} [seed] the random seed; the same seed gives the same games
 * @property {string} [language] the tag of a language, if not that of the page
 * @property {PieceNames | (() => PieceNames)} [names] the names of the pieces in that language, by their letters
 */

/** The numbers of games to choose from. */
const NUMBERS = [10, 50, 200];

/**
 * Adds the panel to an element. The definition is JSON, or a function that returns it when the games begin. Returns a function that stops the games.
 * @param {HTMLElement} host
 * @param {string | (() => string)} definition
 * @param {TrialOptions} [options]
 */
export async function showTrial(host, definition, { games = 50, nodes, seed, language = document.documentElement.lang, names = {} } = {}) {
  const [words] = await Promise.all([wordsOf(language), loadStyle()]);
  const numbers = [...new Set([...NUMBERS, games])].sort((a, b) => a - b);
  const select = make("select", {}, ...numbers.map((it) => new Option(words.number(it), String(it), it === games, it === games)));
  const start = make("button", { type: "button", className: "play", textContent: words.say("start") });
  const stop = make("button", { type: "button", textContent: words.say("stop") });
  const bar = make("progress", { value: 0 });
  const count = make("span", { className: "trial-count" });
  const progress = make("div", { className: "trial-row", hidden: true }, bar, count, stop);
  const status = make("p", { className: "trial-status" });
  const place = make("div");
  status.setAttribute("role", "status");
  const row = make("div", { className: "trial-row" }, make("label", {}, make("span", { textContent: words.say("games") }), select), start);

  /** @type {(() => void) | null} */
  let end = null;

  const rest = (/** @type {string} */ said) => {
    end?.();
    end = null;
    const hadFocus = progress.contains(document.activeElement);
    progress.hidden = true;
    row.hidden = false;
    if (hadFocus) start.focus();
    setText(status, said);
  };

  const hear = (/** @type {FromTrial} */ message) => {
    if (!end) return;
    if (message.type === "begun") setText(status, words.say("playing"));
    else if (message.type === "done") rest(words.say("done"));
    else if (message.type === "failed") rest(words.say("failed", { reason: message.reason }));
    else showReport(message.done, message.json);
  };

  const showReport = (/** @type {number} */ done, /** @type {string} */ json) => {
    bar.value = done;
    setText(count, words.say("progress", { done, games: bar.max }));
    const report = readJson(json, REPORT);
    if (report) place.replaceChildren(reportView(report, words, typeof names === "function" ? names() : names));
  };

  start.onclick = () => {
    const wanted = Number(select.value);
    bar.max = wanted;
    bar.value = 0;
    bar.setAttribute("aria-label", words.say("games"));
    setText(count, words.say("progress", { done: 0, games: wanted }));
    setText(status, words.say("loading"));
    place.replaceChildren();
    row.hidden = true;
    progress.hidden = false;
    stop.focus();
    const text = typeof definition === "function" ? definition() : definition;
    end = begin({ definition: text, games: wanted, seed: seed ?? Math.floor(Math.random() * 2 ** 32), nodes }, hear);
  };
  stop.onclick = () => rest(words.say(place.firstChild ? "stopped" : "none"));

  const panel = make("div", { className: "trial" }, make("p", { textContent: words.say("about") }), row, progress, status, place);
  host.replaceChildren(panel);
  return () => {
    if (end) rest("");
  };
}
