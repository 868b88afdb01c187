// Fields of the dialogs of a game with a friend: a seat, and a name.

import { make, said } from "../base/dom.js";
import { MAX_NAME_LENGTH } from "../base/own-name.js";
import { playerName, say, words } from "../base/texts.js";

/** @import { VariantInfo } from "../program.js" */

/** A box for the person's name. */
export function nameField() {
  const box = make("input", { type: "text", maxLength: MAX_NAME_LENGTH, autocomplete: "off", spellcheck: false });
  const element = make("label", { className: "field" }, said("span", "friend-your-name"), box);
  return {
    element,
    get value() {
      return box.value;
    },
    set value(name) {
      box.value = name;
    },
  };
}

let count = 0;

/** Buttons for the seats of a game, of which one is chosen; -1 means a random seat. */
export function seatPicker() {
  const name = `friend-seat-${++count}`;
  const row = make("div", { className: "friend-seats" });
  const element = make("fieldset", {}, said("legend", "friend-side"), row);
  const boxes = () => [...row.querySelectorAll("input")];
  return {
    element,
    get value() {
      return Number(boxes().find(({ checked }) => checked)?.value ?? -1);
    },
    /**
     * Shows these seats.
     * @param {VariantInfo} variant
     * @param {number[]} seats
     * @param {number} chosen
     */
    show(variant, seats, chosen) {
      row.replaceChildren(...seats.map((seat) => {
        const radio = make("input", { type: "radio", name, value: String(seat), checked: seat === chosen });
        const disc = seat < 0 ? "" : make("span", { className: `disc ${variant.players[seat].colour}` });
        return make("label", {}, radio, disc, make("span"));
      }));
      this.say(variant);
    },
    /** Names them in the current language. */
    say(/** @type {VariantInfo} */ { players }) {
      for (const box of boxes()) {
        const seat = Number(box.value);
        const label = box.parentElement?.querySelector("span:last-child");
        if (label) label.textContent = seat < 0 ? say("friend-random") : words(playerName(players[seat]));
      }
    },
  };
}
