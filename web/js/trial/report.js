// The results of the games as elements: some sentences, a list of figures, and a table of the pieces.

import { draw, make } from "../base/dom.js";
import { count, list, number, oneOf, or, record, text } from "../base/schema.js";

/** @import { Fitting } from "../base/schema.js" */
/** @import { TrialWords } from "./words.js" */

const SOME = number(0, Infinity);
const MEAN = record({ mean: number(-Infinity, Infinity), error: or(number(0, Infinity), null) });
const PLAYER = record({ name: text(1000), wins: count, score: MEAN, points: or(MEAN, null) });
const YES_OR_NO = oneOf([true, false]);
const WORTH = { value: or(SOME, null), measured: or(MEAN, null) };
const PIECE = record({ name: text(1000), letter: text(20), moves: SOME, seen: YES_OR_NO, idle: YES_OR_NO, ...WORTH });

/** The report, in the format of the program. */
export const REPORT = record({
  games: count,
  nodes: count,
  draws: count,
  players: list(PLAYER),
  ends: list(record({ reason: text(100), games: count })),
  stopped: record({ games: count, won: count, mostMoves: count }),
  length: record({ average: SOME, shortest: count, longest: count }),
  legalMoves: SOME,
  pieces: list(PIECE),
  values: or(oneOf(["measured", "too-few-games", "material-does-not-decide"]), null),
});

/** A score with a larger error bar is not significant. */
const VAGUE = 0.2;

/** @typedef {Fitting<typeof REPORT>} Report */
/** @typedef {Fitting<typeof MEAN>} Mean */
/** @typedef {Record<string, string>} PieceNames The names of pieces by their letters, in the language of the page. */

/**
 * @param {Report} report
 * @param {TrialWords} words
 * @param {PieceNames} names
 */
export function reportView(report, words, names) {
  const name = (/** @type {{ name: string, letter: string }} */ piece) => names[piece.letter] ?? piece.name;
  return make(
    "div",
    { className: "trial-report" },
    make("h3", { textContent: words.say("results", { games: report.games }) }),
    make("ul", { className: "trial-sentences" }, ...sentences(report, words, name).map((textContent) => make("li", { textContent }))),
    results(report, words),
    figures(report, words),
    make("h3", { textContent: words.say("pieces") }),
    ...pieces(report, words, name),
    make("p", { className: "trial-small", textContent: words.say("weak", { nodes: report.nodes }) }),
  );
}

/**
 * The remarkable results.
 * @param {Report} report
 * @param {TrialWords} words
 * @param {(piece: { name: string, letter: string }) => string} name
 */
function sentences({ games, draws, players, pieces }, words, name) {
  const fair = 1 / players.length;
  const better = players.find(({ score }) => score.mean - (score.error ?? 1) > fair);
  const known = players.every(({ score }) => (score.error ?? 1) <= VAGUE);
  const even = words.say(known ? (players.length === 2 ? "even" : "alike") : "few");
  const named = (/** @type {string} */ id, /** @type {typeof pieces} */ some) => words.say(id, { pieces: words.list(some.map(name)) });
  const idle = pieces.filter((piece) => piece.idle);
  const unseen = pieces.filter((piece) => !piece.seen);
  return [
    better ? words.say("better", { player: words.player(better.name) }) : even,
    ...(draws * 2 > games ? [words.say("drawish")] : []),
    idle.length ? named("idle-some", idle) : words.say("idle-none"),
    ...(unseen.length ? [named("unseen", unseen)] : []),
  ];
}

/**
 * The share of wins of each side, as a bar. The figures have the same content.
 * @param {Report} report
 * @param {TrialWords} words
 */
function results({ games, draws, players }, words) {
  const place = players.length === 2 ? "side" : "seat";
  const parts = players.map(({ name, wins }, index) => ({ words: words.player(name), games: wins, kind: `${place}-${index}` }));
  // Draws are in the middle.
  if (players.length === 2) parts.splice(1, 0, { words: words.say("draws"), games: draws, kind: "draws" });
  const all = parts.reduce((sum, part) => sum + part.games, 0) || games;
  let from = 0;
  const bars = parts.map(({ games, kind }) => {
    const bar = draw("rect", { class: kind, x: (from * 100) / all, y: 0, width: (games * 100) / all, height: 10 });
    from += games;
    return bar;
  });
  const keys = parts.map(({ words: label, games, kind }) => {
    return make("li", {}, make("i", { className: kind }), `${label} `, make("b", { textContent: words.number(games) }));
  });
  const bar = draw("svg", { class: "trial-bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, ...bars);
  const legend = make("ul", { className: "trial-legend" }, ...keys);
  legend.setAttribute("aria-label", words.say("won"));
  return make("div", {}, bar, legend);
}

/** A mean with its error bar. */
function mean(/** @type {TrialWords} */ words, /** @type {Mean} */ { mean, error }, decimals = 1) {
  return words.number(mean, decimals) + (error === null ? "" : ` ± ${words.number(error, decimals)}`);
}

/**
 * @param {Report} report
 * @param {TrialWords} words
 */
function figures({ players, ends, stopped, length, legalMoves }, words) {
  const score = (/** @type {(typeof players)[number]} */ { name, score, points }) => {
    const player = words.player(name);
    const part = `${words.percent(score.mean)}${score.error === null ? "" : ` ± ${words.percent(score.error)}`}`;
    return [[words.say("score", { player }), part], ...(points ? [[words.say("points", { player }), mean(words, points)]] : [])];
  };
  const cut = players.length === 2 ? "cut-words" : "cut-points";
  const rows = [
    ...(players.length === 2 ? players.slice(0, 1) : players).flatMap(score),
    ...(ends.length ? [[words.say("ends"), ends.map(({ reason, games }) => `${words.end(reason)} ${words.number(games)}`).join(" · ")]] : []),
    ...(stopped.games ? [[words.say("cut"), words.say(cut, { games: stopped.games, won: stopped.won, moves: stopped.mostMoves })]] : []),
    [words.say("length"), words.say("length-words", { average: length.average, shortest: length.shortest, longest: length.longest })],
    [words.say("choice"), words.say("choice-words", { moves: legalMoves })],
  ];
  const row = (/** @type {string[]} */ [term, value]) => make("div", {}, make("dt", { textContent: term }), make("dd", { textContent: value }));
  return make("dl", { className: "trial-figures" }, ...rows.map(row));
}

/**
 * @param {Report} report
 * @param {TrialWords} words
 * @param {(piece: { name: string, letter: string }) => string} name
 */
function pieces({ pieces, values }, words, name) {
  const measured = values === "measured";
  const columns = ["piece", "moves", "value", ...(measured ? ["measured"] : [])];
  const head = make("tr", {}, ...columns.map((id) => Object.assign(make("th", { textContent: words.say(id) }), { scope: "col" })));
  const cell = (/** @type {string} */ textContent) => make("td", { textContent });
  const row = (/** @type {(typeof pieces)[number]} */ piece) => {
    const value = piece.value === null ? "–" : words.number(piece.value, 1);
    const cells = [cell(words.percent(piece.moves, 1)), cell(value)];
    if (measured) cells.push(cell(piece.measured ? mean(words, piece.measured) : "–"));
    return make("tr", { className: piece.idle ? "idle" : "" }, Object.assign(make("th", { textContent: name(piece) }), { scope: "row" }), ...cells);
  };
  const about = values === "too-few-games" ? "values-few" : values === "material-does-not-decide" ? "values-not" : null;
  return [
    make("table", { className: "trial-pieces" }, make("thead", {}, head), make("tbody", {}, ...pieces.map(row))),
    ...(about ? [make("p", { className: "trial-small", textContent: words.say(about) })] : []),
    make("p", { className: "trial-small", textContent: words.say(measured ? "pieces-about" : "pieces-plain") }),
  ];
}
