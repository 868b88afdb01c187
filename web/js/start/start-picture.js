// The pictures of the games' starts as elements, whose pieces can be moved and used for other positions of the game.

import { SITE } from "../site.js";

/** By address. @type {Map<string, Promise<SVGSVGElement>>} */
const pictures = new Map();

/** The built-in games, and those of the library, which have their pictures elsewhere. */
const [OF_PAGE, OF_LIBRARY] = [document.documentElement.dataset.games, document.documentElement.dataset.library].map((ids) => ids?.split(" ") ?? []);

/** Whether the site has a picture of a game's start. */
export const hasPicture = (/** @type {string} */ game) => OF_PAGE.includes(game) || OF_LIBRARY.includes(game);

/** The address of the picture of the start of the game with this id. */
export const pictureOf = (/** @type {string} */ game) => new URL(`${OF_PAGE.includes(game) ? "pieces/starts" : "games/starts"}/${encodeURIComponent(game)}.svg`, SITE);

/** The picture of the start of the game with this id; each call gives a copy. Fails if there is none. */
export const startPicture = (/** @type {string} */ game) => copyOf(pictureOf(game).href);

/** A copy of the picture at an address. Fails if there is none. */
async function copyOf(/** @type {string} */ address) {
  const picture = pictures.get(address) ?? load(address);
  pictures.set(address, picture);
  picture.catch(() => pictures.delete(address));
  return document.importNode(await picture, true);
}

async function load(/** @type {string} */ address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const element = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (!(element instanceof SVGSVGElement)) throw new Error(`${address}: no picture`);
  return element;
}

/** A shadow root for a picture, because ids in it must not conflict. */
export function shown(/** @type {SVGSVGElement} */ picture) {
  const place = document.createElement("span");
  picture.setAttribute("aria-hidden", "true");
  // The style sheet of the page does not apply there.
  Object.assign(picture.style, { display: "block", width: "100%", height: "100%", borderRadius: "3px" });
  place.attachShadow({ mode: "open" }).append(picture);
  return place;
}
