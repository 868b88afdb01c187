// Which of the saved games are shown: those that fit what is searched for, how they stand, and what is played in them.

import { fill, make, said, setText } from "../base/dom.js";
import { language, say, words } from "../base/texts.js";
import { gameName } from "../keeping/game-of-saved.js";
import { nameOf } from "../keeping/keeper.js";

/** @import { SavedGame } from "../keeping/kept-game.js" */

/** So few games are seen at a glance. */
const FEW = 5;

/** Milliseconds after which it is searched for what was typed. */
const SOON = 150;

const STATES = /** @type {const} */ (["all", "running", "over"]);

/** Where a saved game has the names of its players: in the tags of the text that it was read from, and in what friends have told each other. */
const NAMES = [/"tags":(\[\[.*?\]\])/, /\\"n\\":\\"(.*?)\\"/g];

/** A box and two lists, which tell what is shown. */
export class GamesFilter {
  #search = make("input", { type: "search", autocomplete: "off", spellcheck: false });
  #state = make("select");
  #kind = make("select");
  #count = make("p", { className: "about" });
  /** What can be found of each game, as it was saved last. @type {Map<string, { of: string, words: string }>} */
  #known = new Map();
  element;

  /** @param {() => void} onChange hears that others are to be shown */
  constructor(onChange) {
    this.#search.dataset.textHint = "games-search-hint";
    const field = (/** @type {string} */ label, /** @type {HTMLElement} */ control) => make("label", { className: "field" }, said("span", label), control);
    this.element = make("div", { className: "games-filter" }, field("games-search", this.#search), field("games-state", this.#state), field("games-kind", this.#kind), this.#count);
    this.#count.setAttribute("role", "status");
    let soon = 0;
    this.#search.oninput = () => {
      clearTimeout(soon);
      soon = setTimeout(onChange, SOON);
    };
    this.#state.onchange = this.#kind.onchange = onChange;
  }

  /** Shows all again. */
  clear() {
    this.#search.value = this.#state.value = this.#kind.value = "";
  }

  /** Those of the games that are to be shown; and what can be chosen among all. */
  of(/** @type {SavedGame[]} */ games) {
    this.element.hidden = games.length <= FEW && !this.#search.value && !this.#state.value && !this.#kind.value;
    const titles = new Map(games.map(({ variant, title }) => [variant, title]));
    const sorted = [...titles].map(([variant, title]) => /** @type {const} */ ([variant, gameName(variant, title)])).sort(([, one], [, other]) => one.localeCompare(other, language()));
    fill(this.#state, STATES.map((state) => [state === "all" ? "" : state, say(`games-state-${state}`)]));
    fill(this.#kind, [["", say("games-kind-all")], ...sorted]);
    const wanted = plain(this.#search.value).split(/\s+/).filter(Boolean);
    const [state, kind] = [this.#state.value, this.#kind.value];
    const shown = games.filter((game) => {
      if (state && game.over !== (state === "over")) return false;
      if (kind && game.variant !== kind) return false;
      if (wanted.length === 0) return true;
      const found = this.#wordsOf(game);
      return wanted.every((word) => found.includes(word));
    });
    setText(this.#count, shown.length === games.length ? say("games-count", { count: games.length }) : say("games-found", { shown: shown.length, count: games.length }));
    return shown;
  }

  /** What a game can be found by. */
  #wordsOf(/** @type {SavedGame} */ game) {
    const of = `${language()} ${game.date} ${game.name}`;
    const known = this.#known.get(game.id);
    if (known?.of === of) return known.words;
    const day = new Date(game.date);
    const dates = ["long", "short"].map((dateStyle) => new Intl.DateTimeFormat(language(), { dateStyle: /** @type {"long" | "short"} */ (dateStyle) }).format(day));
    const names = NAMES.flatMap((look) => [...game.saved.matchAll(new RegExp(look, "g"))].map(([, name]) => name));
    const found = plain([nameOf(game), gameName(game.variant, game.title), ...dates, day.toISOString().slice(0, 10), words(game.status), ...names].join(" "));
    this.#known.set(game.id, { of, words: found });
    return found;
  }
}

/** Letters without their accents, all small: nobody types them in a search. */
const plain = (/** @type {string} */ letters) => letters.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
