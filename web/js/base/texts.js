// What the page says, in the language chosen: every text comes from the catalogue.

import { Texts } from "../program.js";

/** @import { Text, TextArgument, TextArguments } from "../program.js" */

/** @typedef {Text | string | null | undefined} Sayable A text of the catalogue, words that are words already, or nothing. */

/** @type {Texts | undefined} */
let spoken;
/** @type {Set<() => void>} */
const listeners = new Set();

/** The catalogue in the language spoken. Nothing can be said before `speak`. */
function texts() {
  if (!spoken) throw new Error("no language is spoken yet");
  return spoken;
}

/** The languages there are. */
export const languages = () => Texts.languages();

/** The id of the language spoken: `en`, `fr`. */
export const language = () => texts().language;

/** Speaks this language from now on; `auto` is the first one of the browser's that there is. */
export function speak(/** @type {string} */ wanted) {
  const next = Texts.forLanguages(wanted === "auto" ? [...navigator.languages] : [wanted]);
  const changed = next.language !== spoken?.language;
  spoken?.free();
  spoken = next;
  document.documentElement.lang = next.language;
  translate(document);
  if (changed) listeners.forEach((listener) => listener());
}

/** Calls `listener` when another language is spoken. */
export const onLanguage = (/** @type {() => void} */ listener) => void listeners.add(listener);

/**
 * The words of the text with this id.
 * @param {string} id
 * @param {TextArguments} [args]
 */
export const say = (id, args) => texts().say(id, args && shortened(args));

/** The longest words that are repeated in a text: whoever pastes a book wants to know what is wrong with it, not to read it. */
const LONGEST = 300;

/** The same arguments, with no words longer than that. */
const shortened = (/** @type {TextArguments} */ args) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shortenedOne(value)]));

/** @returns {TextArgument} */
function shortenedOne(/** @type {TextArgument} */ value) {
  if (typeof value === "string") return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.map(shortenedOne);
  return typeof value === "object" && value.args ? { ...value, args: shortened(value.args) } : value;
}

/**
 * The words of what the program hands on: of one text, or of several in a row.
 * @param {Sayable | Sayable[]} value
 * @returns {string}
 */
export function words(value) {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(" ");
  if (typeof value === "string") return value;
  return typeof value.text === "string" ? say(value.text, value.args) : "";
}

/** Several such values, each a sentence of its own. */
export const sentences = (/** @type {Sayable[]} */ values) => values.map(words).filter(Boolean).map((said) => `${said.replace(/[.!]?$/, "")}.`).join(" ");

/** A text as a value, to be put into another or said later. @type {(id: string, args?: TextArguments) => Text} */
export const text = (id, args) => ({ text: id, args });

/** The name of a player of a game, as a value. */
export const playerName = (/** @type {{ name: string }} */ { name }) => text(`player-${name.toLowerCase()}`);

/** Fills in the texts that elements ask for: `data-text`, and `data-text-title`, `data-text-label`, `data-text-hint` for attributes. */
export function translate(/** @type {ParentNode} */ root) {
  fillIn(root, "text", (element, words) => (element.textContent = words));
  fillIn(root, "text-title", (element, words) => element.setAttribute("title", words));
  fillIn(root, "text-label", (element, words) => element.setAttribute("aria-label", words));
  fillIn(root, "text-hint", (element, words) => element.setAttribute("placeholder", words));
}

/**
 * @param {ParentNode} root
 * @param {string} key
 * @param {(element: Element, words: string) => void} set
 */
function fillIn(root, key, set) {
  for (const element of root.querySelectorAll(`[data-${key}]`)) set(element, say(element.getAttribute(`data-${key}`) ?? ""));
}

/** The name of a level of the computer, with its number. */
export const levelName = (/** @type {number} */ level) => `${level} ${say(`level-${level}`)}`;
