// The pictures of the games' starts as elements, whose pieces can be moved and used for other positions of the game.

import { SITE } from "../site.js";

/** By address. @type {Map<string, Promise<SVGSVGElement>>} */
const pictures = new Map();

/** The built-in games; those of the library have their pictures elsewhere. */
const OF_PAGE = document.documentElement.dataset.games?.split(" ") ?? [];

/** The picture of the start of the game with this id; each call gives a copy. Fails if there is none. */
export function startPicture(/** @type {string} */ game) {
  const folder = OF_PAGE.includes(game) ? "pieces/starts" : "games/starts";
  return copyOf(new URL(`${folder}/${encodeURIComponent(game)}.svg`, SITE).href);
}

/** A copy of the picture at an address. Fails if there is none. */
export async function copyOf(/** @type {string} */ address) {
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
