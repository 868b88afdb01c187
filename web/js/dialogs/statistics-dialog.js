// The dialog with the statistics of the games saved on this device.

import { dialog, open } from "./dialog.js";
import { make, said, setText } from "../base/dom.js";
import { decimal, whole } from "../base/numbers.js";
import { language, levelName, onLanguage, say, translate } from "../base/texts.js";
import { fetchedGameOf } from "../keeping/game-of-saved.js";
import * as savedGames from "../keeping/saved-games.js";
import { grouped, mean, readKept, streaks, tally } from "../keeping/statistics.js";

/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { KeptGame, Tally } from "../keeping/statistics.js" */
/** @import { VariantInfo } from "../program.js" */

/** After this number of games the page can do other work. */
const SOME = 10;

/** The most first moves in the list for a game. */
const MOVES = 3;

/** The dialog. */
export class StatisticsDialog {
  #storage;
  #variants;
  #element;
  #about = make("p", { className: "about" });
  #bar = make("progress", { hidden: true });
  #content = make("div");
  /** The data read from each game, by its id and the time of its save. @type {Map<string, KeptGame | null>} */
  #read = new Map();
  /** @type {KeptGame[]} */
  #games = [];

  constructor(/** @type {GameStorage} */ storage, /** @type {VariantInfo[]} */ variants) {
    this.#storage = storage;
    this.#variants = variants;
    this.#about.setAttribute("aria-live", "polite");
    this.#bar.dataset.textLabel = "statistics-reading";
    this.#element = dialog("statistics", { className: "statistics" }, this.#about, this.#bar, this.#content);
    onLanguage(() => this.#element.open && this.#show());
  }

  async open() {
    this.#storage.save();
    this.#content.replaceChildren();
    setText(this.#about, say("statistics-reading"));
    open(this.#element);
    await savedGames.opened();
    const kept = savedGames.readable();
    this.#bar.max = kept.length;
    this.#bar.hidden = kept.length <= SOME;
    /** @type {KeptGame[]} */
    const games = [];
    for (const [index, saved] of kept.entries()) {
      const key = `${saved.id} ${saved.date}`;
      // A game whose rules are not available is not counted.
      const variant = this.#read.has(key) ? null : await fetchedGameOf(this.#variants, saved).catch(() => null);
      const game = variant ? readKept(saved, variant) : this.#read.get(key);
      this.#read.set(key, game ?? null);
      if (game && game.moves > 0) games.push(game);
      if (index % SOME === SOME - 1) {
        this.#bar.value = index + 1;
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    this.#bar.hidden = true;
    this.#games = games;
    this.#show();
  }

  #show() {
    const games = this.#games;
    setText(this.#about, games.length === 0 ? say("no-games") : say("statistics-about", { count: games.length }));
    this.#content.replaceChildren(...(games.length === 0 ? [] : [figures(games), ...this.#tables()]));
    translate(this.#element);
  }

  #tables() {
    const games = this.#games;
    const played = games.filter(({ result }) => result !== null);
    const name = (/** @type {string} */ id) => say(`game-${id}`);
    const byGame = grouped(played, ({ variant }) => variant).map(([id, all]) => results(name(id), tally(all), decimal(mean(all.filter(({ over }) => over).map(({ moves }) => moves)))));
    const levels = grouped(played.filter(({ level }) => level !== null), ({ level }) => level ?? 0).sort(([one], [other]) => one - other);
    const byLevel = levels.map(([level, all]) => results(levelName(level), tally(all)));
    const openings = grouped(games.filter(({ first }) => first), ({ variant }) => variant).map(([id, all]) =>
      [name(id), grouped(all, ({ first }) => first).slice(0, MOVES).map(([move, some]) => say("statistics-move", { move, count: some.length })).join(" · ")]);
    return [
      ...table("statistics-games", ["game", "statistics-won", "statistics-lost", "statistics-drawn", "statistics-open", "statistics-length"], byGame),
      ...table("statistics-levels", ["level", "statistics-won", "statistics-lost", "statistics-drawn", "statistics-open"], byLevel),
      ...table("statistics-openings", ["game", "statistics-first"], openings),
    ];
  }
}

/** The figures of all games together. */
function figures(/** @type {KeptGame[]} */ games) {
  const { longest, now } = streaks(games);
  const decided = tally(games.filter(({ result }) => result !== null && result !== "open"));
  const share = decided.games === 0 ? "–" : say("percent", { percent: Math.round((100 * (decided.won + decided.drawn / 2)) / decided.games) });
  const over = games.filter(({ over }) => over);
  const one = (/** @type {string} */ id, /** @type {string} */ value) => make("div", {}, said("dt", id), make("dd", { textContent: value }));
  return make("dl", { className: "figures" },
    one("statistics-count", whole(games.length)),
    one("statistics-score", share),
    one("statistics-streak", whole(longest)),
    one("statistics-streak-now", whole(now)),
    one("statistics-time", duration(games.reduce((sum, { time }) => sum + time, 0))),
    one("statistics-average", over.length === 0 ? "–" : say("moves-played", { count: Math.round(mean(over.map(({ moves }) => moves))) })),
  );
}

/** A time in hours and minutes. */
function duration(/** @type {number} */ milliseconds) {
  const minutes = Math.round(milliseconds / 60_000);
  const unit = (/** @type {number} */ count, /** @type {string} */ unit) => new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "short" }).format(count);
  return [minutes >= 60 ? unit(Math.floor(minutes / 60), "hour") : "", unit(minutes % 60, "minute")].filter(Boolean).join(" ");
}

/** @returns {string[]} */
const results = (/** @type {string} */ name, /** @type {Tally} */ { won, lost, drawn, open }, /** @type {string[]} */ ...more) => [name, ...[won, lost, drawn, open].map(whole), ...more];

/**
 * A table with its title, unless it is empty.
 * @param {string} title
 * @param {string[]} heads
 * @param {string[][]} rows
 */
function table(title, heads, rows) {
  if (rows.length === 0) return [];
  const head = make("tr", {}, ...heads.map((id) => said("th", id, { scope: "col" })));
  const body = rows.map(([name, ...cells]) => make("tr", {}, make("th", { scope: "row", textContent: name }), ...cells.map((textContent) => make("td", { textContent }))));
  const place = make("div", { className: "scroll", tabIndex: 0 }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
  place.setAttribute("role", "group");
  place.dataset.textLabel = title;
  return [said("h3", title), place];
}
