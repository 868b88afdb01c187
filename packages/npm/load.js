// Loads the program, in browsers and in Node, and chooses the language in which it speaks.

import { Texts, load, nearestWord } from "./js/program.js";

/** The program hands on texts; here they are said. */
let texts = null;

/** Loads the program, from its bytes or its compiled module if they are given. */
export async function init(source) {
  await load(source ?? (await beside()));
  texts ??= Texts.forLanguages(["en"]);
}

/** In Node, which fetches no files, the program is read from beside this module. */
async function beside() {
  if (!globalThis.process?.versions?.node || !import.meta.url.startsWith("file:")) return undefined;
  // Not written as a word, which bundlers for browsers would look for.
  const files = ["node", "fs/promises"].join(":");
  const { readFile } = await import(/* @vite-ignore */ /* webpackIgnore: true */ files);
  return readFile(new URL("./page_bg.wasm", import.meta.url));
}

/** The languages there are: `[{ id, name }]`. */
export const languages = () => ask(() => Texts.languages());

/** Chooses the language of all words from now on: the first of these tags that there is, or English. */
export function setLanguage(...tags) {
  texts = ask(() => Texts.forLanguages(tags.flat().map(String)));
  return texts.language;
}

/** The words of a text. */
export const say = (id, args) => texts.say(id, args);

/** Asks the program, which throws texts, and throws errors. */
export function ask(question) {
  if (!texts) throw new Error("The rules are not loaded yet: call init() and wait for it first");
  try {
    return question();
  } catch (error) {
    if (isText(error)) throw new Error(say(error.text, error.args));
    throw typeof error === "string" ? new Error(error) : error;
  }
}

/** Whether a value is a text that the program hands on. */
const isText = (value) => typeof value?.text === "string" && Object.keys(value).every((key) => key === "text" || key === "args");

/** Puts words in where the program hands on texts, `{text, args}`. */
export function worded(value) {
  if (Array.isArray(value)) return value.map(worded);
  if (value === null || typeof value !== "object") return value;
  if (isText(value)) return say(value.text, value.args);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, worded(inner)]));
}

/** Refuses keys of an object of choices that nobody knows, with the nearest of those there are. */
export function check(choices, known) {
  for (const key of Object.keys(choices ?? {})) {
    if (known.includes(key)) continue;
    const meant = nearestWord(key, known);
    throw new TypeError(`“${key}” is not known here; ${meant ? `did you mean “${meant}”?` : `there is ${known.join(", ")}`}`);
  }
}
