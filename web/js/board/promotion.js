// The chooser that asks what a piece becomes, at the square where it arrives.

import { placeBeside } from "./popover-place.js";
import { make } from "../base/dom.js";
import { points } from "../base/focus.js";
import { picture } from "./piece-art.js";
import { say, words } from "../base/texts.js";

const pending = new WeakMap();

/**
 * Shows `choices` (`[{move, name, art}]`) beside a square of the window (`{left, top, side}`), and gives the one chosen;
 * nothing if the chooser was dismissed. Works with the pointer, and with arrows, Enter, Escape.
 */
export function choose(chooser, square, choices, colour) {
  dismiss(chooser);
  return new Promise((resolve) => {
    const before = document.activeElement;
    pending.set(chooser, (choice) => {
      if (chooser.contains(document.activeElement)) before?.focus?.({ preventScroll: true });
      resolve(choice);
    });
    chooser.replaceChildren(...choices.map((choice) => {
      const name = words(choice.name);
      const button = make("button", { type: "button", title: name, ariaLabel: name }, picture(choice.art, colour));
      button.onclick = () => finish(chooser, choice);
      return button;
    }));
    open(chooser, square, ["below", "above", "right", "left"]);
  });
}

/** Asks beside a square whether the move there is to be played. Gives true or, also when dismissed, false. */
export function confirm(chooser, square) {
  dismiss(chooser);
  return new Promise((resolve) => {
    const before = document.activeElement;
    pending.set(chooser, (choice) => {
      if (chooser.contains(document.activeElement)) before?.focus?.({ preventScroll: true });
      resolve(Boolean(choice));
    });
    const button = (sign, name, choice) => make("button", { type: "button", className: `confirm ${choice ? "yes" : "no"}`, title: name, ariaLabel: name, textContent: sign, onclick: () => finish(chooser, choice) });
    chooser.replaceChildren(button("✓", say("confirm-play"), true), button("✗", say("confirm-cancel"), false));
    open(chooser, square, ["below", "above", "right", "left"]);
  });
}

/** Closes the chooser, if it is open, with nothing chosen. */
export function dismiss(chooser) {
  finish(chooser, undefined);
}

function open(chooser, square, sides) {
  chooser.onkeydown = (event) => hear(chooser, event);
  chooser.hidden = false;
  placeBeside(chooser, square, { sides });
  // Whoever points chooses with the pointer: Space and Enter are meant for nothing here, until a key has gone to a choice.
  chooser.tabIndex = -1;
  (points() ? chooser : chooser.firstElementChild).focus({ preventScroll: true });
}

function finish(chooser, choice) {
  const resolve = pending.get(chooser);
  pending.delete(chooser);
  resolve?.(choice);
  chooser.hidden = true;
  chooser.replaceChildren();
}

function hear(chooser, event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const buttons = [...chooser.children];
  if (step) {
    const at = buttons.indexOf(document.activeElement);
    buttons.at(at < 0 && step > 0 ? 0 : (Math.max(at, 0) + step) % buttons.length).focus();
  } else if (event.key === "Escape") {
    dismiss(chooser);
  } else {
    return;
  }
  event.preventDefault();
  // The keys of the board and of the move list are not meant.
  event.stopPropagation();
}
