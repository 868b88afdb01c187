// The texts of this page. They come from the catalogues, from which `texts.js` is generated; index.html has those of the first language.

import texts, { names } from "./texts.js";

export const language = document.documentElement.lang;

const [first] = Object.keys(texts);
/** @type {Record<string, string>} */
const own = texts[language] ?? texts[first];

/** The texts of this page's language, by those of the first. */
const translated = new Map(Object.entries(texts[first]).map(([id, text]) => [text, own[id]]));

/** Texts that are the same in every language, names, and examples. */
const ALIKE = /^(Menagerie|[^a-z]*|.*\d.*)$/;

/** @type {Set<string>} */
const missing = new Set();

/** The text with this id, or the name of a piece, a player or a game: `piece-lion`. */
export const say = (/** @type {string} */ id) => own[id] ?? texts[first][id] ?? id;

function translation(/** @type {string} */ text) {
  if (language === first) return text;
  if (!translated.has(text) && !ALIKE.test(text) && !Object.values(names).includes(text)) missing.add(text);
  return translated.get(text) ?? text;
}

/** Puts the texts of its language into the page. */
export function translate(/** @type {Document} */ page) {
  if (language !== first) {
    const nodes = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const data = node.nodeValue ?? "";
      if (node.parentElement?.closest("code, script, style, noscript, textarea, [data-betza]") || !data.trim()) continue;
      const [, before, text, after] = /^(\s*)([^]*?)(\s*)$/.exec(data) ?? ["", "", data, ""];
      node.nodeValue = before + translation(text.replace(/\s+/g, " ")) + after;
    }
    for (const name of ["placeholder", "aria-label", "content"]) {
      for (const element of page.querySelectorAll(`[${name}]`)) {
        if (name === "content" && element.getAttribute("name") !== "description") continue;
        element.setAttribute(name, translation(element.getAttribute(name) ?? ""));
      }
    }
    for (const link of page.querySelectorAll('a[href="../rules/"]')) link.setAttribute("href", `../rules/${language}/`);
  }
  for (const link of page.querySelectorAll("a[hreflang]")) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    if (link.hreflang === language) link.setAttribute("aria-current", "true");
    // What has been made goes along.
    link.addEventListener("click", () => (link.href = `?language=${link.hreflang}${location.hash}`));
  }
  page.documentElement.classList.remove("translating");
}

/** The missing texts of the page's language; a test checks this. */
export const untranslated = () => [...missing];
