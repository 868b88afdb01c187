// What the computer has found so far: about its own move, or about the position that is analysed.

import { byId, make, setText } from "../base/dom.js";
import { compact } from "../base/numbers.js";
import { points, short } from "../computer/scores.js";
import { playerName, say, words } from "../base/texts.js";

/** Figures and best lines of the search. */
export class Thinking {
  #list;
  #rows = [];
  #game;

  constructor(game) {
    this.#game = game;
    this.#list = byId("best-lines");
  }

  /** Shows the last news of the search. Those of the computer's own move stay readable when it is made. */
  show() {
    const { analysis, thinking, progress, state } = this.#game;
    byId("engine").classList.toggle("busy", thinking || analysis.searching);
    byId("lines-field").hidden = !analysis.on;
    this.#makeRows(analysis.on ? analysis.lines : 1);
    if (analysis.on && !thinking) this.#showAnalysis(analysis, state);
    else if (progress || thinking) this.#fill(progress);
  }

  #showAnalysis(analysis, state) {
    this.#fill(analysis.news);
    const instead = state.over ? say("analysis-over") : analysis.failure && say("analysis-failed", { reason: analysis.failure });
    if (instead) this.#rows[0].say(instead);
  }

  #fill(news) {
    setText(byId("engine-depth"), news ? String(news.depth) : "–");
    setText(byId("engine-nodes"), news ? compact(news.nodes) : "–");
    setText(byId("engine-speed"), news ? `${compact(news.nps)}/s` : "–");
    const { players } = this.#game.variant;
    this.#rows.forEach((row, index) => row.show(news?.lines[index], players));
  }

  #makeRows(count) {
    if (this.#rows.length === count) return;
    this.#rows = Array.from({ length: count }, row);
    this.#list.replaceChildren(...this.#rows.map(({ element }) => element));
  }
}

function row() {
  const score = make("span", { className: "scores" });
  const moves = make("span", { className: "variation" });
  const element = make("li", {}, score, moves);
  let shown = null;
  const show = (line, players) => {
    const key = line ? JSON.stringify([line.cp, line.mate, line.standing, line.score, line.line]) : "";
    if (key === shown) return;
    shown = key;
    // In bold from the first: where a font is wanted that was not before, browsers may wait for it.
    score.replaceChildren(...(line ? scores(line, players) : ["–"]));
    score.title = line?.score ?? "";
    moves.className = "variation";
    setText(moves, line?.line ?? "");
    moves.title = line?.line ?? "";
  };
  const say = (words) => {
    shown = null;
    score.replaceChildren();
    moves.className = "instead";
    setText(moves, words);
  };
  show(undefined, []);
  return { element, show, say };
}

/** One number for two players; for four one each, with the player's colour. */
function scores(line, players) {
  if (!line.standing) return [make("b", { textContent: short(line), className: line.cp < 0 || line.mate < 0 ? "behind" : "" })];
  return line.standing.map((expected, index) => {
    const { colour } = players[index];
    const player = playerName(players[index]);
    const name = words(player);
    const number = make("b", { className: "expected", title: say("can-expect", { player, points: points(expected) }) });
    number.append(make("span", { className: `disc ${colour}`, ariaHidden: "true" }), make("span", { className: "name", textContent: `${name} ` }), points(expected));
    return number;
  });
}
