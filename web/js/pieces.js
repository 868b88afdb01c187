// The pictures of the pieces: their text for the board, their elements for the rest of the page.

import { draw } from "./dom.js";

const texts = new Map();
const elements = new Map();
const EMPTY = document.createElementNS("http://www.w3.org/2000/svg", "svg");

/** Loads the pictures with these ids, unless they are here already. Those that cannot be loaded are left out. */
export async function load(ids) {
  const missing = ids.filter((id) => !texts.has(id));
  await Promise.all(missing.map(async (id) => {
    const answer = await fetch(new URL(`../pieces/${id}.svg`, import.meta.url)).catch(() => null);
    if (answer?.ok) texts.set(id, await answer.text());
  }));
}

/** The text of a picture, or nothing. */
export const text = (id) => texts.get(id);

/** The sign of each of four players, for who does not see their colours; the board has its own copy. */
const SIGNS = {
  red: "M15 73L27 95H3z",
  green: "M6 75H25V94H6z",
  blue: "M26 84.5a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0z",
  yellow: "M11 73.5h8v7h7v8h-7v7h-8v-7h-7v-8h7z",
};

/** The shapes of a picture in a colour, for a drawing of one's own. */
export const shapes = (id, colour) => [...document.importNode(parsed(id), true).children, ...sign(colour)];

function sign(colour) {
  return colour in SIGNS ? [draw("path", { class: "sign", d: SIGNS[colour] })] : [];
}

/** A picture of a piece in a colour. */
export function picture(id, colour) {
  const element = document.importNode(parsed(id), true);
  element.setAttribute("class", `piece ${colour}`);
  element.setAttribute("aria-hidden", "true");
  element.append(...sign(colour));
  return element;
}

function parsed(id) {
  if (!texts.has(id)) return EMPTY;
  if (!elements.has(id)) elements.set(id, new DOMParser().parseFromString(texts.get(id), "image/svg+xml").documentElement);
  return elements.get(id);
}
