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
export const languages = () => JSON.parse(ask(() => Texts.languages()));

/** Chooses the language of all words from now on: the first of these tags that there is, or English. */
export function setLanguage(...tags) {
  texts = ask(() => Texts.forLanguages(tags.flat().map(String)));
  return texts.language;
}

/** The words of a text. */
export const say = (id, args) => texts.say(id, args && JSON.stringify(args));

/** Asks the program, which throws texts, and throws errors. */
export function ask(question) {
  if (!texts) throw new Error("The rules are not loaded yet: call init() and wait for it first");
  try {
    return question();
  } catch (error) {
    throw typeof error === "string" ? new Error(spoken(error)) : error;
  }
}

/** The words of what the program has thrown: the JSON of a text, or words. */
function spoken(thrown) {
  try {
    return worded(JSON.parse(thrown));
  } catch {
    return thrown;
  }
}

/** Puts words in where the program hands on texts, `{text, args}`. */
export function worded(value) {
  if (Array.isArray(value)) return value.map(worded);
  if (value === null || typeof value !== "object") return value;
  const isText = typeof value.text === "string" && Object.keys(value).every((key) => key === "text" || key === "args");
  if (isText) return say(value.text, value.args);
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
