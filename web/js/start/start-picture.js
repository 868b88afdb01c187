// The pictures of the games' starts as elements, whose pieces can be moved and used for other positions of the game.

import { SITE } from "../site.js";

/** @type {Map<string, Promise<SVGSVGElement>>} */
const pictures = new Map();

/** The picture of the start of the game with this id; each call gives a copy. Fails if there is none. */
export async function startPicture(/** @type {string} */ game) {
  const picture = pictures.get(game) ?? load(game);
  pictures.set(game, picture);
  picture.catch(() => pictures.delete(game));
  return document.importNode(await picture, true);
}

/** The built-in games; those of the library have their pictures elsewhere. */
const OF_PAGE = document.documentElement.dataset.games?.split(" ") ?? [];

async function load(/** @type {string} */ game) {
  const folder = OF_PAGE.includes(game) || game === "first-move" ? "pieces/starts" : "games/starts";
  const answer = await fetch(new URL(`${folder}/${encodeURIComponent(game)}.svg`, SITE));
  if (!answer.ok) throw new Error(`${game}: ${answer.status}`);
  const element = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  if (!(element instanceof SVGSVGElement)) throw new Error(`${game}: no picture`);
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
