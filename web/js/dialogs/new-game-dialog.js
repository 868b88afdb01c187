// The dialog that begins a game: which one, who plays, how strong, with what clock and options.

import { dialog, open } from "./dialog.js";
import { button, fill, make, said } from "../base/dom.js";
import * as pieces from "../board/piece-art.js";
import { Session } from "../program.js";
import { onLanguage, playerName, say, translate, words } from "../base/texts.js";
import { essence, thumbnail } from "../board/thumbnail.js";
import { ClockFields } from "./clock-fields.js";

/** The dialog; `game` hears what was chosen. */
export class NewGame {
  #game;
  #variants;
  #levels;
  #element;
  #cards = make("div", { className: "game-cards" });
  #seats = make("div", { className: "seats" });
  #level = make("select", { id: "new-level" });
  #options = make("div", { className: "options" });
  #clock = new ClockFields();
  #chosen = null;

  constructor(game, variants, levels) {
    this.#game = game;
    this.#variants = variants;
    this.#levels = levels;
    const play = button("play", { className: "main" });
    play.type = "submit";
    const level = make("label", { className: "field" }, said("span", "level"), this.#level);
    const about = make("div", { className: "fields" }, this.#seats, level, this.#clock.element, this.#options);
    const form = make("form", { method: "dialog" }, this.#cards, about, make("footer", {}, play));
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
    this.#chosen = this.#game.variant;
    this.#clock.show(this.#game.clockSettings);
    this.#show();
    open(this.#element);
    this.#cards.querySelector(":checked")?.focus();
  }

  #show() {
    this.#cards.replaceChildren(...this.#variants.map((variant) => this.#card(variant)));
    fill(this.#level, this.#levels.map(({ level }) => [level, levelName(level)]));
    this.#level.value = this.#game.level;
    this.#showChosen();
    translate(this.#element);
  }

  #card(variant) {
    const radio = make("input", { type: "radio", name: "game", value: variant.id, checked: variant.id === this.#chosen.id });
    radio.onchange = () => {
      this.#chosen = variant;
      this.#showChosen();
    };
    const picture = make("span", { className: "picture" });
    start(variant).then((scene) => picture.replaceChildren(thumbnail(scene)));
    const name = make("b", { textContent: say(`game-${variant.id}`) });
    const about = make("span", { className: "about", textContent: say(`about-${variant.id}`) });
    about.id = `about-${variant.id}`;
    radio.setAttribute("aria-label", name.textContent);
    radio.setAttribute("aria-describedby", about.id);
    return make("label", { className: "game-card" }, radio, picture, make("span", { className: "words" }, name, about));
  }

  #showChosen() {
    const variant = this.#chosen;
    const same = variant.id === this.#game.variant.id;
    this.#seats.replaceChildren(...variant.players.map((player, index) => {
      const select = make("select");
      select.dataset.player = index;
      fill(select, [["human", say("human")], ["computer", say("computer")]]);
      select.value = same ? this.#game.seats[index] : index === 0 ? "human" : "computer";
      const disc = make("span", { className: `disc ${player.colour}` });
      return make("label", { className: "field" }, make("span", {}, disc, words(playerName(player))), select);
    }));
    this.#options.replaceChildren(...variant.options.map(({ id }) => {
      const box = make("input", { type: "checkbox", checked: same && Boolean(this.#game.options[id]) });
      box.dataset.option = id;
      const about = make("span", { className: "about", textContent: say(`option-${id}-about`) });
      return make("label", { className: "option" }, box, make("span", {}, make("b", { textContent: say(`option-${id}`) }), about));
    }));
    this.#options.hidden = variant.options.length === 0;
  }

  async #begin() {
    const variant = this.#chosen;
    const seats = [...this.#seats.querySelectorAll("select")].map(({ value }) => value);
    const options = {};
    for (const box of this.#options.querySelectorAll("input")) options[box.dataset.option] = box.checked;
    const clock = this.#clock.value;
    this.#element.close();
    await pieces.load(variant.art);
    this.#game.setLevel(Number(this.#level.value));
    this.#game.start(variant, { options, seats, clock });
  }
}

/** A level by number and name. */
export const levelName = (level) => `${level} ${say(`level-${level}`)}`;

const scenes = new Map();

/** The start of a game. Games are read one at a time, between what the person does. */
async function start({ id }) {
  await new Promise((resolve) => setTimeout(resolve));
  if (!scenes.has(id)) {
    const session = new Session(id);
    scenes.set(id, essence(session.scene(undefined, 0)));
    session.free();
  }
  return scenes.get(id);
}
