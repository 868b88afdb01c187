// The builder's language: the one its address asks for (`?language=fr`), or the first of the browser's that there is.

import { FRENCH } from "./french.js";

const asked = new URLSearchParams(location.search).get("language");
const wanted = [asked, ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]);

/** The language: `en`, `fr`. */
export const language = wanted.find((tag) => tag === "en" || tag === "fr") ?? "en";

/** A text of the page in its language. Blanks around it stay. */
export function say(english) {
  const key = english.trim().replace(/\s+/g, " ");
  if (language === "en" || !Object.hasOwn(FRENCH, key)) return english;
  return english.match(/^\s*/)[0] + FRENCH[key] + english.match(/\s*$/)[0];
}

/** Says all that is written in the page in its language. */
export function translate() {
  document.documentElement.lang = language;
  document.title = say(document.title);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (!texts.currentNode.parentElement.closest("code, script")) texts.currentNode.data = say(texts.currentNode.data);
  for (const name of ["placeholder", "aria-label"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) element.setAttribute(name, say(element.getAttribute(name)));
  }
  if (language === "fr") for (const link of document.querySelectorAll('a[href="../rules/"]')) link.setAttribute("href", "../rules/fr/");
}
