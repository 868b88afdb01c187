// The box for the text: the editor, or a plain box if that cannot be loaded.

import { make } from "../js/base/dom.js";

/** @import { Diagnostic } from "../importer.js" */

/**
 * @typedef {object} TextBox
 * @property {(text: string, isJson: boolean) => void} show
 * @property {(faults: Diagnostic[]) => void} mark
 * @property {(line: number, column: number) => void} go moves to a place, both from 1
 */

/**
 * @param {HTMLElement} host
 * @param {string} label
 * @param {(text: string) => void} typed
 * @returns {Promise<TextBox>}
 */
export async function textBox(host, label, typed) {
  try {
    return (await import("./code-editor.js")).codeEditor(host, label, typed);
  } catch (error) {
    console.info(error);
    return plainBox(host, label, typed);
  }
}

/** @returns {TextBox} */
function plainBox(/** @type {HTMLElement} */ host, /** @type {string} */ label, /** @type {(text: string) => void} */ typed) {
  const box = make("textarea", { spellcheck: false, rows: 20 });
  box.setAttribute("aria-label", label);
  box.oninput = () => typed(box.value);
  host.append(box);
  return {
    show(text) {
      if (box.value !== text) box.value = text;
    },
    mark() {},
    go(line, column) {
      const before = box.value.split("\n").slice(0, line - 1).reduce((sum, row) => sum + row.length + 1, 0);
      box.focus();
      box.setSelectionRange(before + column - 1, before + column);
    },
  };
}
