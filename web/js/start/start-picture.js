// Which games have a picture of their start, and where it is.

import { SITE } from "../site.js";
import { pictureAt } from "./picture-elements.js";

/** The built-in games, and those of the library, which have their pictures elsewhere. */
const [OF_PAGE, OF_LIBRARY] = [document.documentElement.dataset.games, document.documentElement.dataset.library].map((ids) => ids?.split(" ") ?? []);

/** Whether the site has a picture of a game's start. */
export const hasPicture = (/** @type {string} */ game) => OF_PAGE.includes(game) || OF_LIBRARY.includes(game);

/** The address of the picture of the start of the game with this id. */
export const pictureOf = (/** @type {string} */ game) => new URL(`${OF_PAGE.includes(game) ? "pieces/starts" : "games/starts"}/${encodeURIComponent(game)}.svg`, SITE);

/** The picture of the start of the game with this id; each call gives a copy. Fails if there is none. */
export const startPicture = (/** @type {string} */ game) => pictureAt(pictureOf(game).href);
