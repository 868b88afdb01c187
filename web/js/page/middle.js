// The place between the board and the tools on a phone held upright: the last moves with the steps through them, the best lines of the analysis, and
// the captured pieces. What does not fit is left out, the captured pieces first (css/sheets.css); all of it is in the sheet as well.

import { allow, button, make, setText } from "../base/dom.js";
import { onLanguage, translate } from "../base/texts.js";
import { onlyComputers } from "../game/seats.js";
import { scores } from "./engine-panel.js";
import { capturedKinds, capturedWords } from "./players.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { SearchLine, TreeNode } from "../program.js" */

/** The number of moves before the displayed position that are listed, and after it. */
const BEFORE = 11;
const AFTER = 4;

/** Shows them. */
export class Middle {
  #game;
  #back = button("step-back", { picture: "back", alone: true, onclick: () => this.#game.navigation.walk("back") });
  #forward = button("step-forward", { picture: "forward", alone: true, onclick: () => this.#game.navigation.walk("forward") });
  #moves = make("ol", { className: "middle-moves" });
  #lines = make("ol", { className: "middle-lines" });
  #captures = make("ul", { className: "middle-captures" });
  /** What is shown, by part. @type {Record<string, string>} */
  #shown = {};

  #walk = make("div", { className: "middle-walk" }, this.#back, this.#moves, this.#forward);

  element = make("section", { className: "middle" }, this.#walk, this.#lines, this.#captures);

  constructor(/** @type {HTMLElement} */ table, /** @type {Game} */ game) {
    this.#game = game;
    this.element.dataset.textLabel = "middle";
    this.#lines.dataset.textLabel = "best-lines";
    this.#captures.dataset.textLabel = "captures";
    table.append(this.element);
    translate(table);
    const render = () => game.store.begun && table.dataset.sheets === "below" && this.#render();
    for (const event of /** @type {const} */ (["change", "news"])) game.store.on(event, render);
    onLanguage(() => {
      this.#shown = {};
      render();
    });
    addEventListener("resize", render);
    render();
  }

  #render() {
    const { data } = this.#game;
    this.#walk.hidden = data.tree.nodes.length === 0;
    allow(this.#back, data.state.canBack);
    allow(this.#forward, data.state.canForward);
    this.#showMoves(data);
    this.#showLines(data);
    this.#showCaptures(data);
  }

  /** Whether the content of a part has changed. */
  #differs(/** @type {string} */ part, /** @type {unknown} */ content) {
    const key = JSON.stringify(content);
    const differs = key !== this.#shown[part];
    this.#shown[part] = key;
    return differs;
  }

  #showMoves(/** @type {GameData} */ { tree, state: { node: current }, variant: { players } }) {
    const nodes = new Map(tree.nodes.map((node) => [node.id, node]));
    const line = [...tree.path.slice(-BEFORE), ...following(nodes, tree.path.at(-1) ?? 0, tree.first)].flatMap((id) => nodes.get(id) ?? []);
    if (!this.#differs("moves", [line.map(({ id, text, sign }) => [id, text, sign]), current])) return;
    /** @type {HTMLElement | null} */
    let shown = null;
    this.#moves.replaceChildren(...line.map((node, index) => {
      const number = index === 0 || node.number !== line[index - 1].number ? `${node.number}${node.player === 0 || players.length > 2 ? "." : "…"} ` : "";
      const move = make("button", { type: "button", className: "plain", onclick: () => this.#game.navigation.goTo(node.id) }, number && make("span", { className: "number", textContent: number }), node.text, make("span", { className: `mark ${node.mark ?? ""}`, textContent: node.sign }));
      if (node.id === current) {
        move.setAttribute("aria-current", "true");
        shown = move;
      }
      return make("li", {}, move);
    }));
    const list = this.#moves;
    const at = /** @type {HTMLElement | null} */ (shown);
    requestAnimationFrame(() => (list.scrollLeft = at ? at.offsetLeft + at.offsetWidth - list.clientWidth + 4 : 0));
  }

  #showLines(/** @type {GameData} */ data) {
    const { analysis, moveSearch } = this.#game;
    const on = analysis.on || onlyComputers(data);
    const found = on ? ((moveSearch.thinking || !analysis.on ? moveSearch.progress : analysis.news)?.lines ?? []) : [];
    this.#lines.hidden = !on;
    if (!this.#differs("lines", found.map(({ cp, mate, standing, score, line }) => [cp, mate, standing, score, line]))) return;
    const { players } = data.variant;
    this.#lines.replaceChildren(...found.map((line) => make("li", {}, make("span", { className: "scores" }, ...scores(line, players)), wordsOf(line))));
  }

  #showCaptures(/** @type {GameData} */ { state, variant }) {
    const some = state.players.map(({ captured }) => captured);
    if (!this.#differs("captures", [variant.id, some])) return;
    this.#captures.hidden = some.every((captured) => captured.length === 0);
    this.#captures.replaceChildren(...some.flatMap((captured, index) => {
      if (captured.length === 0) return [];
      const pieces = make("span", { className: "captured", title: capturedWords(captured) }, ...capturedKinds(captured));
      const said = make("span", { className: "visually-hidden" });
      setText(said, capturedWords(captured));
      return [make("li", {}, make("span", { className: `disc ${variant.players[index].colour}` }), said, pieces)];
    }));
  }
}

/** Some positions after this one in its line. */
function following(/** @type {Map<number, TreeNode>} */ nodes, /** @type {number} */ id, /** @type {number[]} */ first) {
  const line = [];
  for (let next = id === 0 ? first.at(0) : nodes.get(id)?.children[0]; next !== undefined && line.length < AFTER; next = nodes.get(next)?.children[0]) line.push(next);
  return line;
}

const wordsOf = (/** @type {SearchLine} */ { line }) => make("span", { className: "variation", textContent: line });
