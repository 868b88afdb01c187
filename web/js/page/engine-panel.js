// The panel of the engine: its results for its own move or for the analysed position.

import { byId, make, setText } from "../base/dom.js";
import { compact } from "../base/numbers.js";
import { points, short } from "../computer/scores.js";
import { playerName, say, words } from "../base/texts.js";

/** @import { Game } from "../game/game.js" */
/** @import { VariantPlayer, SearchLine, SearchProgress } from "../program.js" */

/** Figures and best lines of the search. */
export class EnginePanel {
  #list = byId("best-lines");
  /** @type {ReturnType<typeof row>[]} */
  #rows = [];
  #game;

  constructor(/** @type {Game} */ game) {
    this.#game = game;
    for (const event of /** @type {const} */ (["change", "news"])) game.store.on(event, () => this.#render());
    game.store.on("begin", () => this.#fill(null));
  }

  /** Shows the last results of the search. Those of the computer's own move stay visible after it. */
  #render() {
    if (!this.#game.store.begun) return;
    const { analysis, moveSearch: { thinking, progress } } = this.#game;
    byId("engine").classList.toggle("busy", thinking || analysis.searching);
    byId("lines-field").hidden = !analysis.on;
    this.#makeRows(analysis.on ? analysis.lines : 1);
    if (analysis.on && !thinking) this.#showAnalysis();
    else if (progress || thinking) this.#fill(progress);
  }

  #showAnalysis() {
    const { analysis, data: { state } } = this.#game;
    this.#fill(analysis.news);
    const instead = state.over ? say("analysis-over") : analysis.failure && say("analysis-failed", { reason: analysis.failure });
    if (instead) this.#rows[0].say(instead);
  }

  #fill(/** @type {SearchProgress | null} */ news) {
    setText(byId("engine-depth"), news ? String(news.depth) : "–");
    setText(byId("engine-nodes"), news ? compact(news.nodes) : "–");
    setText(byId("engine-speed"), news ? `${compact(news.nps)}/s` : "–");
    const { players } = this.#game.data.variant;
    this.#rows.forEach((row, index) => row.show(news?.lines[index], players));
  }

  #makeRows(/** @type {number} */ count) {
    if (this.#rows.length === count) return;
    this.#rows = Array.from({ length: count }, row);
    this.#list.replaceChildren(...this.#rows.map(({ element }) => element));
  }
}

function row() {
  const score = make("span", { className: "scores" });
  const moves = make("span", { className: "variation" });
  const element = make("li", {}, score, moves);
  /** @type {string | null} */
  let shown = null;
  const show = (/** @type {SearchLine | undefined} */ line, /** @type {VariantPlayer[]} */ players) => {
    const key = line ? JSON.stringify([line.cp, line.mate, line.standing, line.score, line.line]) : "";
    if (key === shown) return;
    shown = key;
    // Bold from the start, because browsers may wait for a font that was not used before.
    score.replaceChildren(...(line ? scores(line, players) : ["–"]));
    score.title = line?.score ?? "";
    moves.className = "variation";
    setText(moves, line?.line ?? "");
    moves.title = line?.line ?? "";
  };
  const say = (/** @type {string} */ words) => {
    shown = null;
    score.replaceChildren();
    moves.className = "instead";
    setText(moves, words);
  };
  show(undefined, []);
  return { element, show, say };
}

/** One number for two players; for four one each, with the player's colour. */
export function scores(/** @type {SearchLine} */ line, /** @type {VariantPlayer[]} */ players) {
  if (!line.standing) return [make("b", { textContent: short(line), className: (line.cp ?? 0) < 0 || (line.mate ?? 0) < 0 ? "behind" : "" })];
  return line.standing.map((expected, index) => {
    const { colour } = players[index];
    const player = playerName(players[index]);
    const name = words(player);
    const number = make("b", { className: "expected", title: say("can-expect", { player, points: points(expected) }) });
    number.append(make("span", { className: `disc ${colour}`, "aria-hidden": "true" }), make("span", { className: "name", textContent: `${name} ` }), points(expected));
    return number;
  });
}
