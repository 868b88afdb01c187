// The texts of the page in the chosen language, from the catalogue.

import { Texts } from "../program.js";
import { chosen, languages as list } from "./languages.js";

/** @import { Text, TextArgument, TextArguments } from "../program.js" */

/** @typedef {Text | string | null | undefined} Sayable A text of the catalogue, words that are words already, or nothing. */

/** @type {Texts | undefined} */
let spoken;
/** @type {Set<() => void>} */
const listeners = new Set();

/** The catalogue in the current language. No text is available before `speak`. */
function texts() {
  if (!spoken) throw new Error("no language is spoken yet");
  return spoken;
}

/** The languages there are. */
export const languages = () => list;

/** The id of the current language: `en`, `fr`. */
export const language = () => texts().language;

/** The language that this choice stands for; `auto` is the first one of the browser's that there is. */
const meant = (/** @type {string} */ choice) => chosen(choice === "auto" ? navigator.languages : [choice]);

/** Loads the catalogue of a language before it is spoken. Whoever speaks it hears if it cannot be loaded. */
export const prepareLanguage = (/** @type {string} */ choice) => void meant(choice).load().catch(() => {});

/** The language that was chosen last. */
let wanted = "";

/** Speaks this language from now on, once its catalogue is there. */
export async function speak(/** @type {string} */ choice) {
  const { id, load } = meant(choice);
  wanted = id;
  const catalogue = await load();
  // Another one may have been chosen meanwhile.
  if (wanted !== id) return;
  const next = new Texts(id, catalogue.default);
  const changed = next.language !== spoken?.language;
  spoken?.free();
  spoken = next;
  document.documentElement.lang = next.language;
  translate(document);
  if (changed) listeners.forEach((listener) => listener());
}

/** Calls `listener` when the language changes. */
export const onLanguage = (/** @type {() => void} */ listener) => void listeners.add(listener);

/**
 * The words of the text with this id.
 * @param {string} id
 * @param {TextArguments} [args]
 */
export const say = (id, args) => texts().say(id, args && shortened(args));

/** The most characters of a value in a text: an error message need not repeat a book that was pasted. */
const MAX_LENGTH = 300;

/** The same arguments, with shortened values. */
const shortened = (/** @type {TextArguments} */ args) => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, shortenedOne(value)]));

/** @returns {TextArgument} */
function shortenedOne(/** @type {TextArgument} */ value) {
  if (typeof value === "string") return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
  if (Array.isArray(value)) return value.map(shortenedOne);
  return typeof value === "object" && value.args ? { ...value, args: shortened(value.args) } : value;
}

/**
 * The words of a value from the program: of one text, or of several in a row.
 * @param {Sayable | Sayable[]} value
 * @returns {string}
 */
export function words(value) {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(" ");
  if (typeof value === "string") return value;
  return typeof value.text === "string" ? say(value.text, value.args) : "";
}

/** Several such values, each a separate sentence. */
export const sentences = (/** @type {Sayable[]} */ values) => values.map(words).filter(Boolean).map((said) => `${said.replace(/[.!]?$/, "")}.`).join(" ");

/** A text as a value, for another text or for later. @type {(id: string, args?: TextArguments) => Text} */
export const text = (id, args) => ({ text: id, args });

/** The name of a player of a game, as a value. */
export const playerName = (/** @type {{ name: string }} */ { name }) => text(`player-${name.toLowerCase()}`);

/** Fills in the texts of elements: `data-text`, and `data-text-title`, `data-text-label`, `data-text-hint` for attributes. */
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
