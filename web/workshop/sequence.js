// Kinds of piece in an order, some perhaps twice.

import { make } from "../js/base/dom.js";
import { lettersIn } from "./kinds-choice.js";
import { drawn } from "./pictures.js";
import { say } from "./words.js";

/** @import { Workbench } from "./workbench.js" */

/**
 * Shows the chosen kinds in their order, which a click removes, and below all kinds, which a click adds.
 * @param {HTMLElement} host
 * @param {Workbench} bench
 * @param {string} chosen their letters
 * @param {(letters: string) => void} choose
 */
export function showSequence(host, bench, chosen, choose) {
  const letters = lettersIn(chosen);
  const kinds = bench.definition?.pieces ?? [];
  const nameOf = (/** @type {number} */ index) => bench.sheet.pieces[index]?.name ?? kinds[index]?.name ?? "";
  const row = letters.map((letter, place) => {
    const index = kinds.findIndex((kind) => kind.letter === letter);
    const button = make("button", { type: "button", className: "kind", "aria-label": say("sequence-remove", nameOf(index) || letter) }, ...(kinds[index] ? [drawn(kinds[index], index)] : []), make("span", { textContent: "✕" }));
    button.onclick = () => choose(letters.filter((_, other) => other !== place).join(""));
    return button;
  });
  const all = kinds.map((kind, index) => {
    const button = make("button", { type: "button", className: "kind", "aria-label": say("sequence-add", nameOf(index)) }, drawn(kind, index), make("span", { textContent: "+" }));
    button.onclick = () => choose([...letters, kind.letter].join(""));
    return button;
  });
  host.append(make("div", { className: "sequence" }, ...row), make("div", { className: "sequence-add" }, ...all));
}
