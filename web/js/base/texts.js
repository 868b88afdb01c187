// What the page says, in the language chosen: every text comes from the catalogue.

import { Texts } from "../program.js";

let texts = null;
const listeners = new Set();

/** The languages there are: `[{id, name}]`. */
export const languages = () => Texts.languages();

/** The id of the language spoken: `en`, `fr`. */
export const language = () => texts.language;

/** Speaks this language from now on; `auto` is the first one of the browser's that there is. */
export function speak(wanted) {
  const next = Texts.forLanguages(wanted === "auto" ? [...navigator.languages] : [wanted]);
  const changed = next.language !== texts?.language;
  texts?.free();
  texts = next;
  document.documentElement.lang = texts.language;
  translate(document);
  if (changed) listeners.forEach((listener) => listener());
}

/** Calls `listener` when another language is spoken. */
export const onLanguage = (listener) => listeners.add(listener);

/**
 * The text with this id. `args` are what is put into it: numbers, words, lists, or texts (`{text, args}`).
 * @param {string} id
 * @param {Object} [args]
 */
export const say = (id, args) => texts.say(id, args && shortened(args));

/** The longest words that are repeated in a text: whoever pastes a book wants to know what is wrong with it, not to read it. */
const LONGEST = 300;

/** The same with no words longer than that. */
function shortened(value) {
  if (typeof value === "string") return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

/** Whether there is a text with this id. */
export const has = (id) => texts.has(id);

/** The words of what the program hands on: a text (`{text, args}`), a list of them, or words that are words already. */
export function words(value) {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(" ");
  if (typeof value === "string") return value;
  return typeof value.text === "string" ? say(value.text, value.args) : "";
}

/** Several such values, each a sentence of its own. */
export const sentences = (values) => values.map(words).filter(Boolean).map((said) => `${said.replace(/[.!]?$/, "")}.`).join(" ");

/** A text as a value, to be put into another or said later. */
export const text = (id, args) => ({ text: id, args });

/** The name of a player of a game, as a value. */
export const playerName = ({ name }) => text(`player-${name.toLowerCase()}`);

/** Fills in the texts that elements ask for: `data-text`, and `data-text-title`, `data-text-label`, `data-text-hint` for attributes. */
export function translate(root) {
  const each = (key, set) => root.querySelectorAll(`[data-${key}]`).forEach((element) => set(element, say(element.getAttribute(`data-${key}`))));
  each("text", (element, words) => (element.textContent = words));
  each("text-title", (element, words) => (element.title = words));
  each("text-label", (element, words) => element.setAttribute("aria-label", words));
  each("text-hint", (element, words) => (element.placeholder = words));
}
