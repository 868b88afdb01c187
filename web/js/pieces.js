// The pictures of the pieces: their text for the board, their elements for the rest of the page.

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

/** The shapes of a picture, for a drawing of one's own. */
export const shapes = (id) => [...document.importNode(parsed(id), true).children];

/** A picture of a piece in a colour. */
export function picture(id, colour) {
  const element = document.importNode(parsed(id), true);
  element.setAttribute("class", `piece ${colour}`);
  element.setAttribute("aria-hidden", "true");
  return element;
}

function parsed(id) {
  if (!texts.has(id)) return EMPTY;
  if (!elements.has(id)) elements.set(id, new DOMParser().parseFromString(texts.get(id), "image/svg+xml").documentElement);
  return elements.get(id);
}
