// The filter of saved games: by a search text, by their state, and by the game.

import { fill, make, said, setText } from "../base/dom.js";
import { language, say, words } from "../base/texts.js";
import { gameName } from "../keeping/game-of-saved.js";
import { nameOf } from "../keeping/game-storage.js";

/** @import { SavedGame } from "../keeping/kept-game.js" */

/** With up to this number of games no filter is needed. */
const FEW = 5;

/** The delay in milliseconds of a search while typing. */
const SOON = 150;

const STATES = /** @type {const} */ (["all", "running", "over"]);

/** The places of players' names in a saved game: the tags of the original text, and the record of a game with a friend. */
const NAMES = [/"tags":(\[\[.*?\]\])/, /\\"n\\":\\"(.*?)\\"/g];

/** A box and two lists with the current filter. */
export class GamesFilter {
  #search = make("input", { type: "search", autocomplete: "off", spellcheck: false });
  #state = make("select");
  #kind = make("select");
  #count = make("p", { className: "about" });
  /** The search keys of each game, by the time of its last save. @type {Map<string, { of: string, words: string }>} */
  #known = new Map();
  element;

  /** @param {() => void} onChange is called when the filter changes */
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

  /** Shows all games again. */
  clear() {
    this.#search.value = this.#state.value = this.#kind.value = "";
  }

  /** The games that match; and the choices for all of them. */
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

  /** The search keys of a game. */
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

/** Letters without accents in lower case. */
const plain = (/** @type {string} */ letters) => letters.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
