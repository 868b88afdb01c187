// The chooser that asks what a piece becomes, at the square where it arrives.

import { make } from "./dom.js";
import { picture } from "./pieces.js";

const pending = new WeakMap();

/**
 * Shows `choices` (`[{move, name, art}]`) beside a square, given as `[left, top, side]` in pixels of the board, and
 * gives the one chosen; nothing if the chooser was dismissed. Works with the pointer, and with arrows, Enter, Escape.
 */
export function choose(chooser, [left, top, side], choices, colour) {
  dismiss(chooser);
  return new Promise((resolve) => {
    pending.set(chooser, resolve);
    chooser.replaceChildren(...choices.map((choice) => {
      const button = make("button", { type: "button", title: choice.name, ariaLabel: choice.name }, picture(choice.art, colour));
      button.onclick = () => finish(chooser, choice);
      return button;
    }));
    chooser.onkeydown = (event) => hear(chooser, event);
    chooser.hidden = false;
    place(chooser, left, top, side);
    chooser.firstElementChild.focus();
  });
}

/** Closes the chooser, if it is open, with nothing chosen. */
export function dismiss(chooser) {
  finish(chooser, undefined);
}

function finish(chooser, choice) {
  const resolve = pending.get(chooser);
  pending.delete(chooser);
  chooser.hidden = true;
  chooser.replaceChildren();
  resolve?.(choice);
}

/** Next to the square, inside the board where it has room. */
function place(chooser, left, top, side) {
  const board = chooser.parentElement.getBoundingClientRect();
  const { width, height } = chooser.getBoundingClientRect();
  const below = top + side + height <= board.height;
  const x = Math.min(Math.max(0, left + side / 2 - width / 2), Math.max(0, board.width - width));
  chooser.style.left = `${x}px`;
  chooser.style.top = `${below ? top + side + 2 : top - height - 2}px`;
}

function hear(chooser, event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...chooser.children];
  if (step) {
    const at = buttons.indexOf(document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length].focus();
    event.preventDefault();
  } else if (event.key === "Escape") {
    dismiss(chooser);
    event.preventDefault();
  }
}
