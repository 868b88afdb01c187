// The part of the New Game dialog for the players: for each a person or the computer, and its level.

import { button, fill, make, said } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { levelName, playerName, say, words } from "../base/texts.js";
import { fillLevels, firstClosed, onLevels } from "../keeping/open-levels.js";

/** @import { LevelInfo, VariantInfo, VariantPlayer } from "../program.js" */
/** @import { Seat } from "../game/game-store.js" */

/** Who plays for each player, and at which level. */
export class SeatFields {
  #levels;
  #rows = make("div", { className: "seats" });
  #random = make("input", { type: "checkbox", className: "switch" });
  /** @type {{ who: HTMLSelectElement, level: HTMLSelectElement }[]} */
  #seats = [];

  #closed = make("p", { className: "about" });
  #openAll = button("open-all-levels", { onclick: () => settings.set("allLevels", true) });
  #levelsClosed = make("div", { className: "levels-closed" }, this.#closed, this.#openAll);

  /** The elements of the part. */
  element;

  constructor(/** @type {LevelInfo[]} */ levels) {
    this.#levels = levels;
    const random = make("label", { className: "random-side" }, this.#random, said("span", "random-side"));
    this.element = make("fieldset", { className: "seating" }, said("legend", "players"), this.#rows, random, this.#levelsClosed);
    onLevels(() => this.#showLevels());
  }

  /**
   * Shows the players.
   * @param {VariantInfo} variant
   * @param {Seat[]} seats
   * @param {number[]} levels
   */
  show({ players }, seats, levels) {
    this.#seats = players.map((player, index) => this.#seat(player, seats[index], levels[index]));
    this.#rows.replaceChildren(...this.#seats.map(({ who, level }, index) => {
      const disc = make("span", { className: `disc ${players[index].colour}` });
      return make("div", { className: "seat" }, make("span", { className: "name" }, disc, words(playerName(players[index]))), who, level);
    }));
    this.#showLevels();
  }

  /** Shows which levels can be chosen, and how the others are unlocked. */
  #showLevels() {
    for (const { level } of this.#seats) fillLevels(level, this.#levels);
    const closed = firstClosed();
    this.#levelsClosed.hidden = closed === undefined;
    if (closed !== undefined) this.#closed.textContent = say("levels-closed", { next: closed, name: levelName(closed - 1) });
  }

  /** The players and levels, shuffled if that is wanted. */
  get value() {
    const seats = this.#seats.map(({ who }) => /** @type {Seat} */ (who.value === "human" ? "human" : "computer"));
    const levels = this.#seats.map(({ level }) => Number(level.value));
    const by = this.#random.checked ? Math.floor(Math.random() * seats.length) : 0;
    return { seats: moved(seats, by), levels: moved(levels, by) };
  }

  #seat(/** @type {VariantPlayer} */ player, /** @type {Seat} */ seat, /** @type {number} */ wanted) {
    const name = words(playerName(player));
    const who = make("select");
    fill(who, [["human", say("human")], ["computer", say("computer")]]);
    who.value = seat;
    who.setAttribute("aria-label", name);
    const level = make("select");
    fillLevels(level, this.#levels);
    level.value = String(wanted);
    level.setAttribute("aria-label", say("level-of", { player: playerName(player) }));
    const show = () => {
      level.hidden = who.value !== "computer";
    };
    who.onchange = show;
    show();
    return { who, level };
  }
}

/** A list rotated by this number of places. @type {<T>(all: T[], by: number) => T[]} */
const moved = (all, by) => [...all.slice(by), ...all.slice(0, by)];
