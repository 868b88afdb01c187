// A small game against an opponent that adapts to the person. At its end the opponent of the next one is chosen, and the way leads on to the mistakes.

import { text } from "../base/texts.js";
import { opponentsOf } from "../keeping/open-levels.js";
import { adaptOpponent, countToday } from "../keeping/week-results.js";
import { changePlan, planOfToday } from "../keeping/week.js";
import { todaysMistakes } from "../review/todays-mistakes.js";
import { todayOf } from "./room.js";

/** @import { Notes } from "../base/notes.js" */
/** @import { Game } from "../game/game.js" */
/** @import { GameData } from "../game/game-store.js" */
/** @import { GameStorage } from "../keeping/game-storage.js" */
/** @import { DayResult } from "../keeping/week.js" */
/** @import { GameState, VariantInfo } from "../program.js" */

/** The lead in material, in the game's unit, of a clear win. */
const CLEAR_LEAD = 9;

/** The id of the note at the end of a small game. */
const NOTE = "small-game";

/** Follows small games on the board. */
export class SmallGame {
  #game;
  #storage;
  #notes;
  #variants;
  #openMistakes;
  /** The game that was seen going on. @type {GameData | null} */
  #live = null;

  /**
   * @param {Game} game
   * @param {GameStorage} storage
   * @param {{ notes: Notes, variants: VariantInfo[], openMistakes: () => void }} page
   */
  constructor(game, storage, { notes, variants, openMistakes }) {
    this.#game = game;
    this.#storage = storage;
    this.#notes = notes;
    this.#variants = variants;
    this.#openMistakes = openMistakes;
    game.store.on("begin", () => notes.drop(NOTE));
    game.store.on("change", () => this.#follow());
    this.#follow();
  }

  /** A game that has just ended counts, once. */
  #follow() {
    const { data } = this.#game;
    const { strength, practice, inOtherTab, state: { over } } = data;
    if (strength === null || practice || inOtherTab) return;
    const ended = over && this.#live === data;
    if (!over && !this.#counted.has(data)) this.#live = data;
    if (ended) this.#end(data);
  }

  /** @type {WeakSet<GameData>} */
  #counted = new WeakSet();

  #end(/** @type {GameData} */ data) {
    this.#live = null;
    this.#counted.add(data);
    const person = opponentsOf(data)?.person;
    if (person === undefined) return;
    const { state, variant, session } = data;
    const points = pointsOf(state, person);
    adaptOpponent(variant.id, points, clearness(state, person));
    this.#storage.save();
    if (planOfToday(variant.id)?.position !== session.record().start) return;
    const result = /** @type {DayResult} */ (points > 0.5 ? "won" : points < 0.5 ? "lost" : "drawn");
    changePlan(variant.id, { result, saved: this.#storage.id ?? "", mistakes: null, worked: [] });
    countToday();
    // They are looked for while the person still looks at the result.
    todaysMistakes(this.#variants).catch((error) => console.warn(error));
    this.#notes.show(NOTE, text(`today-${result}`), [
      { label: "today-mistakes-door", act: this.#openMistakes, main: true },
      { label: "today", act: () => location.assign(todayOf(variant.id)) },
    ]);
  }
}

/** The result for a player, from 0 to 1: with scores, by place. */
function pointsOf(/** @type {GameState} */ { winners, players }, /** @type {number} */ person) {
  const own = players[person].score;
  if (own !== null) {
    const others = players.filter((_, player) => player !== person).map(({ score }) => score ?? 0);
    return others.reduce((sum, score) => sum + (score < own ? 1 : score === own ? 0.5 : 0), 0) / others.length;
  }
  return winners.length === 0 ? 0.5 : winners.includes(person) ? 1 : 0;
}

/** How clear the result was, from 0 to 1, by the material at the end. */
function clearness(/** @type {GameState} */ { material }, /** @type {number} */ person) {
  if (!material) return 0;
  const others = material.filter((_, player) => player !== person);
  return Math.min(Math.abs(material[person] - Math.max(...others)) / CLEAR_LEAD, 1);
}
