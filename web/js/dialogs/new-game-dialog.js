// The dialog for a new game: the players and levels, the clock, the game, and its start.

import { dialog, open } from "./dialog.js";
import { button, make } from "../base/dom.js";
import { download } from "../base/files.js";
import * as pieces from "../board/piece-art.js";
import { Session } from "../program.js";
import { onLanguage, say, translate } from "../base/texts.js";
import { openView } from "../base/view.js";
import { thumbnail, thumbnailData } from "../board/thumbnail.js";
import { isOwn } from "../game/own-games.js";
import { defaultSeats } from "../game/seats.js";
import { forget, isKept, keep } from "../keeping/own-shelf.js";
import { ClockFields } from "./clock-fields.js";
import { SeatFields } from "./seat-fields.js";
import { StartFields } from "./start-fields.js";

/** @import { ThumbnailData } from "../board/thumbnail.js" */
/** @import { Game } from "../game/game.js" */
/** @import { LevelInfo, VariantInfo } from "../program.js" */

/** The dialog. */
export class NewGameDialog {
  #game;
  #variants;
  #element;
  #cards = make("div", { className: "game-cards" });
  #seats;
  #start = new StartFields();
  #options = make("div", { className: "options" });
  #clock = new ClockFields();
  /** The chosen game. */
  #chosen;

  /**
   * @param {Game} game
   * @param {VariantInfo[]} variants
   * @param {LevelInfo[]} levels
   */
  constructor(game, variants, levels) {
    this.#game = game;
    this.#variants = variants;
    this.#seats = new SeatFields(levels);
    [this.#chosen] = variants;
    const play = button("play", { className: "main" });
    play.type = "submit";
    const friend = button("friend-play", { className: "site-only", onclick: () => {
      this.#element.close();
      game.store.emit("invite");
    } });
    // The players come first, also for screen readers; wide windows have the games beside them.
    const fields = make("div", { className: "fields" }, this.#seats.element, this.#clock.element);
    const rest = make("div", { className: "fields more" }, this.#options, this.#start.element);
    const choices = make("div", { className: "choices" }, fields, this.#cards, rest);
    const add = button("own-game-add", { className: "site-only", onclick: () => {
      this.#element.close();
      game.store.emit("define", "");
    } });
    // All games are in the gallery.
    const more = button("more-library", { onclick: () => {
      this.#element.close();
      openView("start", "./");
      document.getElementById("start-games")?.scrollIntoView();
    } });
    more.hidden = document.documentElement.dataset.games === undefined;
    const form = make("form", { method: "dialog" }, choices, make("footer", {}, more, add, friend, play));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#begin();
    };
    this.#cards.setAttribute("role", "radiogroup");
    this.#cards.dataset.textLabel = "game";
    this.#element = dialog("new-game", { className: "new-game" }, form);
    onLanguage(() => this.#element.open && this.#show());
  }

  /** Opens the dialog. The last game is the default. */
  open() {
    this.#chosen = this.#game.data.variant;
    this.#clock.show(this.#game.clocks.settings);
    this.#show();
    open(this.#element);
    const chosen = [...this.#cards.querySelectorAll("input")].find(({ checked }) => checked);
    chosen?.focus({ preventScroll: true });
    chosen?.closest("label")?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  #show() {
    this.#cards.replaceChildren(...this.#variants.map((variant) => this.#card(variant)));
    this.#showChosen();
    translate(this.#element);
  }

  #card(/** @type {VariantInfo} */ variant) {
    const radio = make("input", { type: "radio", name: "game", value: variant.id, checked: variant.id === this.#chosen.id });
    radio.onchange = () => {
      this.#chosen = variant;
      this.#showChosen();
    };
    const picture = make("span", { className: "picture" });
    start(variant).then((data) => picture.replaceChildren(thumbnail(data)));
    const name = make("b", { textContent: say(`game-${variant.id}`) });
    const about = make("span", { className: "about", textContent: say(`about-${variant.id}`) });
    about.id = `about-${variant.id}`;
    radio.setAttribute("aria-label", name.textContent);
    radio.setAttribute("aria-describedby", about.id);
    return make("label", { className: "game-card" }, radio, picture, make("span", { className: "words" }, name, about));
  }

  #showChosen() {
    const variant = this.#chosen;
    const { data } = this.#game;
    const same = variant.id === data.variant.id;
    const [level] = data.levels;
    this.#seats.show(variant, same ? data.seats : defaultSeats(variant), same ? data.levels : variant.players.map(() => level));
    this.#options.replaceChildren(...variant.options.map(({ id }) => {
      const box = make("input", { type: "checkbox", checked: same && Boolean(data.options[id]), onchange: () => this.#start.show(variant, this.#chosenOptions) });
      box.dataset.option = id;
      const about = make("span", { className: "about", textContent: say(`option-${id}-about`) });
      return make("label", { className: "option" }, box, make("span", {}, make("b", { textContent: say(`option-${id}`) }), about));
    }));
    if (isOwn(variant.id)) this.#options.append(this.#ownTools(variant));
    this.#options.hidden = this.#options.childElementCount === 0;
    this.#start.show(variant, this.#chosenOptions);
  }

  /** The actions for an own game. */
  #ownTools(/** @type {VariantInfo} */ { id, name }) {
    const save = button("download-definition", { onclick: () => download(`${name}.json`, Session.definitionOf(id) ?? "", "application/json") });
    const stay = button("keep-game", { onclick: () => {
      stay.hidden = keep(id) === null;
      remove.hidden = !stay.hidden;
    } });
    const remove = button("remove-game", { onclick: () => {
      forget(this.#variants, id);
      [this.#chosen] = this.#variants;
      this.#show();
      this.#cards.querySelector("input")?.focus();
    } });
    [stay.hidden, remove.hidden] = [isKept(id), !isKept(id)];
    const row = make("div", { className: "row" }, save, stay, remove);
    translate(row);
    return row;
  }

  get #chosenOptions() {
    const boxes = [...this.#options.querySelectorAll("input")];
    return Object.fromEntries(boxes.map(({ dataset, checked }) => [dataset.option ?? "", checked]));
  }

  async #begin() {
    const variant = this.#chosen;
    const options = this.#chosenOptions;
    const position = this.#start.position;
    // Errors are shown beside the field.
    if (position === null) return;
    const start = this.#start.number;
    const { seats, levels } = this.#seats.value;
    const clock = this.#clock.value;
    this.#element.close();
    await pieces.loadGame(variant);
    this.#game.loader.start(variant, { options, seats, levels, clock, position, start });
  }
}

/** @type {Map<string, ThumbnailData>} */
const starts = new Map();

/** The start of a game. Games are compiled one at a time, between the person's actions. */
async function start(/** @type {VariantInfo} */ { id }) {
  await new Promise((resolve) => setTimeout(resolve));
  const known = starts.get(id);
  if (known) return known;
  const session = new Session(id);
  const start = thumbnailData(session.placement(), 0);
  session.free();
  starts.set(id, start);
  return start;
}
