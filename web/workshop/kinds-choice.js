// A choice of kinds of piece: a toggle button for each.

import { make } from "../js/base/dom.js";
import { drawn } from "./pictures.js";

/** @import { Workbench } from "./workbench.js" */

/** The letters in a text of letters: `Q+RB`. @returns {string[]} */
export const lettersIn = (/** @type {string} */ text) => text.match(/\+?[A-Z]['"!~]?/g) ?? [];

/**
 * Shows in a fieldset which kinds are chosen, and allows changes.
 * @param {HTMLElement} host
 * @param {Workbench} bench
 * @param {string} chosen their letters
 * @param {(letters: string) => void} choose
 */
export function showKinds(host, bench, chosen, choose) {
  const letters = lettersIn(chosen);
  const buttons = (bench.definition?.pieces ?? []).map((kind, index) => {
    const name = bench.sheet.pieces[index]?.name ?? kind.name;
    const pressed = letters.includes(kind.letter);
    const button = make("button", { type: "button", className: "kind", title: name }, drawn(kind, index), make("span", { textContent: name }));
    button.setAttribute("aria-pressed", String(pressed));
    button.onclick = () => choose((pressed ? letters.filter((letter) => letter !== kind.letter) : [...letters, kind.letter]).join(""));
    return button;
  });
  // The focus stays on the pressed one.
  const had = [...host.querySelectorAll("button")].findIndex((button) => button === document.activeElement);
  host.querySelectorAll("button").forEach((button) => button.remove());
  host.append(...buttons);
  buttons[had]?.focus();
}
