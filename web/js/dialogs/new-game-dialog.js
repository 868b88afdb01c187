// The dialog that begins a game: which one, who plays, how strong, with what clock and options.

import { dialog, open } from "./dialog.js";
import { button, fill, make, said } from "../base/dom.js";
import * as pieces from "../board/piece-art.js";
import { Session } from "../program.js";
import { levelName, onLanguage, playerName, say, translate, words } from "../base/texts.js";
import { essence, thumbnail } from "../board/thumbnail.js";
import { usualSeats } from "../game/seats.js";
import { ClockFields } from "./clock-fields.js";

/** @import { Essence } from "../board/thumbnail.js" */
/** @import { Game } from "../game/game.js" */
/** @import { LevelInfo, VariantInfo } from "../program.js" */
/** @import { Seat } from "../game/game-store.js" */

/** The dialog. */
export class NewGameDialog {
  #game;
  #variants;
  #levels;
  #element;
  #cards = make("div", { className: "game-cards" });
  #seats = make("div", { className: "seats" });
  #level = make("select", { id: "new-level" });
  #options = make("div", { className: "options" });
  #clock = new ClockFields();
  /** The game that is chosen. */
  #chosen;

  /**
   * @param {Game} game
   * @param {VariantInfo[]} variants
   * @param {LevelInfo[]} levels
   */
  constructor(game, variants, levels) {
    this.#game = game;
    this.#variants = variants;
    this.#levels = levels;
    [this.#chosen] = variants;
    const play = button("play", { className: "main" });
    play.type = "submit";
    const friend = button("friend-play", { onclick: () => {
      this.#element.close();
      game.store.emit("invite");
    } });
    const level = make("label", { className: "field" }, said("span", "level"), this.#level);
    const about = make("div", { className: "fields" }, this.#seats, level, this.#clock.element, this.#options);
    const form = make("form", { method: "dialog" }, this.#cards, about, make("footer", {}, friend, play));
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#begin();
    };
    this.#cards.setAttribute("role", "radiogroup");
    this.#cards.dataset.textLabel = "game";
    this.#element = dialog("new-game", { className: "new-game" }, form);
    onLanguage(() => this.#element.open && this.#show());
  }

  /** Asks. What was played last is proposed. */
  open() {
    this.#chosen = this.#game.data.variant;
    this.#clock.show(this.#game.clocks.settings);
    this.#show();
    open(this.#element);
    [...this.#cards.querySelectorAll("input")].find(({ checked }) => checked)?.focus();
  }

  #show() {
    this.#cards.replaceChildren(...this.#variants.map((variant) => this.#card(variant)));
    fill(this.#level, this.#levels.map(({ level }) => [level, levelName(level)]));
    this.#level.value = String(this.#game.data.level);
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
    start(variant).then((essence) => picture.replaceChildren(thumbnail(essence)));
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
    const seats = same ? data.seats : usualSeats(variant);
    this.#seats.replaceChildren(...variant.players.map((player, index) => {
      const select = make("select");
      select.dataset.player = String(index);
      fill(select, [["human", say("human")], ["computer", say("computer")]]);
      select.value = seats[index];
      const disc = make("span", { className: `disc ${player.colour}` });
      return make("label", { className: "field" }, make("span", {}, disc, words(playerName(player))), select);
    }));
    this.#options.replaceChildren(...variant.options.map(({ id }) => {
      const box = make("input", { type: "checkbox", checked: same && Boolean(data.options[id]) });
      box.dataset.option = id;
      const about = make("span", { className: "about", textContent: say(`option-${id}-about`) });
      return make("label", { className: "option" }, box, make("span", {}, make("b", { textContent: say(`option-${id}`) }), about));
    }));
    this.#options.hidden = variant.options.length === 0;
  }

  async #begin() {
    const variant = this.#chosen;
    const seats = [...this.#seats.querySelectorAll("select")].map(({ value }) => /** @type {Seat} */ (value === "human" ? "human" : "computer"));
    const boxes = [...this.#options.querySelectorAll("input")];
    const options = Object.fromEntries(boxes.map(({ dataset, checked }) => [dataset.option ?? "", checked]));
    const clock = this.#clock.value;
    this.#element.close();
    await pieces.loadGame(variant);
    this.#game.setLevel(Number(this.#level.value));
    this.#game.opening.start(variant, { options, seats, clock });
  }
}

/** @type {Map<string, Essence>} */
const starts = new Map();

/** The start of a game. Games are read one at a time, between what the person does. */
async function start(/** @type {VariantInfo} */ { id }) {
  await new Promise((resolve) => setTimeout(resolve));
  const known = starts.get(id);
  if (known) return known;
  const session = new Session(id);
  const start = essence(session.placement(), 0);
  session.free();
  starts.set(id, start);
  return start;
}
