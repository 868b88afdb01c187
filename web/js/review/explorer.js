// The opening explorer: the moves played from the position on the board in the saved games, and the results.

import { button, make, said, setText } from "../base/dom.js";
import { named, readJson, shallow } from "../base/schema.js";
import { onLanguage, playerName, say, translate } from "../base/texts.js";
import * as savedGames from "../keeping/saved-games.js";
import { OpeningExplorer } from "../program.js";
import { loadStyle } from "./style.js";

/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { ExploredMove, SessionRecord } from "../program.js" */

/** The most games that are read: the last ones. */
const MAX_GAMES = 1000;

/** After this number of them the page can do other work. */
const SOME = 20;

/** The most moves that are shown. */
const ROWS = 8;

/** Shows the moves, and plays a chosen one. */
export class ExplorerPanel {
  #place;
  #game;
  /** The explorer, with its game and options. */
  #explorer = new OpeningExplorer();
  #key = "";
  #reading = 0;
  #about = make("p", { className: "explorer-about" });
  #rows = make("tbody");
  #table = make("table", {}, make("thead", {}, make("tr", {}, said("th", "explorer-move"), said("th", "explorer-games"), said("th", "explorer-results"))), this.#rows);

  constructor(/** @type {HTMLElement} */ place, /** @type {Game} */ game) {
    loadStyle();
    this.#place = place;
    this.#game = game;
    const close = button("close", { picture: "close", alone: true, onclick: () => (place.hidden = true) });
    place.append(make("div", { className: "review-head" }, this.#about, close), this.#table);
    translate(place);
    this.#about.setAttribute("aria-live", "polite");
    game.store.on("change", () => this.#render());
    onLanguage(() => this.#render());
  }

  /** Shows the panel, with all saved games. */
  open() {
    this.#place.hidden = false;
    this.#key = "";
    this.#render();
    this.#place.scrollIntoView({ block: "nearest" });
  }

  #render() {
    if (this.#place.hidden || !this.#game.store.begun) return;
    const { data } = this.#game;
    const key = keyOf(data);
    if (key !== this.#key) {
      this.#key = key;
      this.#read(data);
    }
    const moves = this.#explorer.moves(data.session);
    const { games } = this.#explorer;
    setText(this.#about, games === 0 ? say("explorer-none") : moves.length === 0 ? say("explorer-new", { count: games }) : say("explorer-about", { count: games }));
    this.#table.hidden = moves.length === 0;
    this.#rows.replaceChildren(...moves.slice(0, ROWS).map((move) => this.#row(move)));
  }

  /** Reads the saved games of this kind, some at a time. */
  async #read(/** @type {GameData} */ { variant, options }) {
    const turn = ++this.#reading;
    this.#explorer.free();
    this.#explorer = new OpeningExplorer();
    const wanted = JSON.stringify(on(options));
    await savedGames.opened();
    if (turn !== this.#reading) return;
    const kept = savedGames.readable().filter((saved) => saved.variant === variant.id).slice(0, MAX_GAMES);
    for (const [index, { saved }] of kept.entries()) {
      const game = /** @type {SessionRecord | undefined} */ (readJson(saved, named(shallow))?.game);
      try {
        if (game && JSON.stringify(on(game.options ?? {})) === wanted) this.#explorer.add(game);
      } catch (error) {
        // It is reported where it is opened.
        console.warn(error);
      }
      if (index % SOME !== SOME - 1) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (turn !== this.#reading) return;
    }
    if (kept.length >= SOME) this.#render();
  }

  #row(/** @type {ExploredMove} */ { text, coordinates, games, wins, draws, open }) {
    const { players } = this.#game.data.variant;
    const play = make("button", { type: "button", className: "plain", textContent: text, onclick: () => this.#play(text, coordinates) });
    const parts = [
      ...wins.map((count, player) => ({ count, className: players[player].colour, words: say("explorer-won", { player: playerName(players[player]), count }) })),
      { count: draws, className: "drawn", words: say("explorer-drawn", { count: draws }) },
      { count: open, className: "open", words: say("explorer-open", { count: open }) },
    ].filter(({ count }) => count > 0);
    const description = parts.map(({ words }) => words).join(", ");
    const bar = make("span", { className: "explorer-bar", title: description, "aria-hidden": "true" }, ...parts.map(({ count, className }) => {
      const part = make("span", { className });
      part.style.flexGrow = String(count);
      return part;
    }));
    return make("tr", {}, make("td", {}, play), make("td", { textContent: String(games) }), make("td", {}, bar, make("span", { className: "visually-hidden", textContent: description })));
  }

  /** Goes to the position after the move in this game, or plays it. */
  #play(/** @type {string} */ text, /** @type {string} */ coordinates) {
    const { data, navigation, turns } = this.#game;
    const children = data.state.node === 0 ? data.tree.first : (data.tree.nodes.find(({ id }) => id === data.state.node)?.children ?? []);
    const known = children.find((id) => data.tree.nodes.find((node) => node.id === id)?.text === text);
    if (known === undefined) turns.play(coordinates);
    else navigation.goTo(known);
  }
}

const keyOf = (/** @type {GameData} */ { variant, options }) => `${variant.id} ${JSON.stringify(on(options))}`;

/** The enabled options. */
const on = (/** @type {Record<string, boolean>} */ options) => Object.keys(options).filter((id) => options[id]).sort();
