// The pictures of the pieces: their text for the board, their elements for the rest of the page. Where a picture is broken,
// or does not come, its piece is a disc with its letter.

import { draw } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { SITE } from "../site.js";

/** @import { VariantInfo } from "../program.js" */

/** The sets of pieces that are made from the drawings by a module of their own. */
const STYLED = ["flat", "ink"];

/** The sets in which pieces are their letters. */
const LETTERS = ["letters", "shapes"];

/** What the ids of pictures begin with that are a sign on a disc. */
export const SIGN = "sign-";

/** Whether there is no picture of an id: own games have such for pieces that are their letters, or a sign. */
const isNone = (/** @type {string} */ id) => id.startsWith("letter-") || id.startsWith(SIGN);

/** What the ids of pictures begin with that are all of the picture: those that own games bring. */
const OWN = "paths-";

/** Milliseconds that pictures are waited for: what comes later is shown when it comes. */
const PATIENCE = 3000;

/** Milliseconds after which a picture that does not come is given up, until it is asked for again. */
const LONG = 60_000;

/** @type {Map<string, string>} */
const texts = new Map();
/** @type {Map<string, Element>} */
const elements = new Map();
/** The drawings as they have come. @type {Map<string, Element>} */
const drawings = new Map();
/** Makes a set of pieces from the drawings, once it is wanted. @type {typeof import("./piece-styles.js").styled | null} */
let styled = null;
/** How often the pictures have changed their looks. */
let looks = 0;
/** Those that are under way. @type {Map<string, Promise<void>>} */
const coming = new Map();
/** @type {Map<string, string>} */
const letters = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();

/** The letters of the pieces of these games, for those that have no picture. */
export function know(/** @type {Pick<VariantInfo, "art" | "letters">[]} */ variants) {
  for (const { art, letters: all } of variants) art.forEach((id, index) => letters.set(id, all[index]));
}

/** The games whose pictures the build has put into one file each. */
const SETS = document.documentElement.dataset.games?.split(" ") ?? [];

/** Those that have been asked for. @type {Map<string, Promise<void>>} */
const sets = new Map();

/**
 * Loads the pictures of the game with this id, where they are in one file; of the game that a page begins with if none is named. This
 * needs no program: it can be done while that is on its way.
 */
export function loadSet(game = SETS[0]) {
  if (!SETS.includes(game)) return Promise.resolve();
  const set = sets.get(game) ?? fetchSet(game);
  sets.set(game, set);
  return set;
}

async function fetchSet(/** @type {string} */ game) {
  try {
    const answer = await fetch(new URL(`pieces/sets/${game}.json`, SITE), { signal: AbortSignal.timeout(LONG) });
    for (const [id, text] of Object.entries(await answer.json())) keep(id, String(text));
  } catch (error) {
    // They are asked for one by one.
    console.info(`${game}: ${error}`);
  }
}

/** Calls `listener` when pictures have come, whoever has asked for them: once for those that come together. */
export const onPictures = (/** @type {() => void} */ listener) => void listeners.add(listener);

/** Milliseconds within which pictures come together. */
const TOGETHER = 50;

/** @type {number | undefined} */
let telling;

function tell() {
  telling ??= setTimeout(() => {
    telling = undefined;
    listeners.forEach((listener) => listener());
  }, TOGETHER);
}

/** Loads the pictures of a game, as `load` does. */
export async function loadGame(/** @type {{ id: string, art: string[] }} */ { id: game, art }) {
  if (art.every((id) => texts.has(id))) return;
  await patiently(loadSet(game).then(() => load(art)));
}

/**
 * Loads the pictures with these ids, unless they are here already, and waits for them for some time. Those that cannot be
 * loaded are left out.
 */
export async function load(/** @type {string[]} */ ids) {
  await patiently(Promise.all(ids.filter((id) => !texts.has(id) && !isNone(id)).map(loadOne)));
}

const patiently = (/** @type {Promise<unknown>} */ coming) => Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/** Loads one picture, once however often it is asked for. */
function loadOne(/** @type {string} */ id) {
  const picture = coming.get(id) ?? fetchPicture(id).finally(() => coming.delete(id));
  coming.set(id, picture);
  return picture;
}

async function fetchPicture(/** @type {string} */ id) {
  try {
    if (id.startsWith(OWN)) return keep(id, (await import("./own-picture.js")).svgText(id));
    const answer = await fetch(new URL(`pieces/${id}.svg`, SITE), { signal: AbortSignal.timeout(LONG) });
    keep(id, answer.ok ? await answer.text() : "");
  } catch (error) {
    console.info(`${id}: ${error}`);
  }
}

/** Keeps a picture, if a text is one. */
function keep(/** @type {string} */ id, /** @type {string} */ text) {
  const element = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  // A page that says what is wrong is no picture.
  if (!element.matches("svg") || !element.querySelector("path[data-role]")) return;
  // Line ends between the paths would be part of the moves that figurines stand in.
  element.replaceChildren(...element.children);
  drawings.set(id, element);
  put(id, element, text);
  tell();
}

/** Gives a picture the looks of the set that is chosen. */
function put(/** @type {string} */ id, /** @type {Element} */ drawing, text = "") {
  const element = styled?.(drawing, settings.get("pieces")) ?? drawing;
  elements.set(id, element);
  texts.set(id, element === drawing && text ? text : new XMLSerializer().serializeToString(element));
}

/** Shows the set of pieces that is chosen, on the page; the board follows its own theme. */
async function followSet() {
  const set = settings.get("pieces");
  document.documentElement.dataset.pieces = set;
  try {
    if (STYLED.includes(set)) styled ??= (await import("./piece-styles.js")).styled;
  } catch (error) {
    // The drawings stay.
    console.info(`${set}: ${error}`);
  }
  drawings.forEach((drawing, id) => put(id, drawing));
  looks += 1;
  tell();
}

settings.onChange("pieces", followSet);
if (settings.get("pieces") !== "drawn") followSet();

/** Another number whenever pictures look different. */
export const looksOfPieces = () => looks;

/** The text of a picture, or nothing. */
export const text = (/** @type {string} */ id) => texts.get(id);

/** The sign of each of four players, for who does not see their colours; the board has its own copy. @type {Record<string, string>} */
const SIGNS = {
  red: "M15 73L27 95H3z",
  green: "M6 75H25V94H6z",
  blue: "M26 84.5a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0z",
  yellow: "M11 73.5h8v7h7v8h-7v7h-8v-7h-7v-8h7z",
};

/** What a letter stands on where the shape tells whose piece it is, with the middle and the size of the letter; the board has its own copy. @type {Record<string, [path: string, middle: number, size: number]>} */
const PLATES = {
  black: ["M11 9H89V46C89 70 74 84 50 94C26 84 11 70 11 46z", 47, 50],
  red: ["M50 4L97 92H3z", 66, 42],
  green: ["M11 11H89V89H11z", 50, 52],
  yellow: ["M31 5H69V31H95V69H69V95H31V69H5V31H31z", 50, 48],
};
/** @type {[path: string, middle: number, size: number]} */
const DISC = ["M91 50a41 41 0 1 1-82 0a41 41 0 1 1 82 0z", 50, 50];

/** The shapes of a picture in a colour, for a drawing of one's own. */
export const shapes = (/** @type {string} */ id, /** @type {string} */ colour) => [...copyOf(id, colour).children, ...sign(colour)];

function sign(/** @type {string} */ colour) {
  return colour in SIGNS && settings.get("pieces") !== "shapes" ? [draw("path", { class: "sign", d: SIGNS[colour] })] : [];
}

/** A picture of a piece in a colour. */
export function picture(/** @type {string} */ id, /** @type {string} */ colour) {
  const element = copyOf(id, colour);
  element.setAttribute("class", `piece ${colour}`);
  element.setAttribute("aria-hidden", "true");
  element.append(...sign(colour));
  return element;
}

function copyOf(/** @type {string} */ id, /** @type {string} */ colour) {
  const element = LETTERS.includes(settings.get("pieces")) ? undefined : elements.get(id);
  return element ? document.importNode(element, true) : plate(signIn(id) ?? letters.get(id) ?? spelled(id), colour);
}

/** The letter of a piece of which no more is known than what its picture is called: `letter-3-p`. */
const spelled = (/** @type {string} */ id) => (/^letter-\d+-/.test(id) ? id.replace(/^letter-\d+-/, "").replaceAll("-", "").toUpperCase() : id.slice(0, 2));

/** The sign that is all of a picture: `sign-王`. */
const signIn = (/** @type {string} */ id) => (id.startsWith(SIGN) ? id.slice(SIGN.length) : undefined);

/** What stands for a picture: a letter on a disc, or on the shape of its player, as on the board. */
function plate(/** @type {string} */ letter, /** @type {string} */ colour) {
  const [d, middle, size] = (settings.get("pieces") === "shapes" && PLATES[colour]) || DISC;
  const height = [...letter].length > 1 ? size * 0.7 : size;
  const ground = draw("path", { d, fill: "var(--piece-fill)", stroke: "var(--piece-edge)", "stroke-width": 4, "stroke-linejoin": "round" });
  const words = draw("text", { x: 50, y: middle + height * 0.36, "text-anchor": "middle", "font-family": "system-ui, sans-serif", "font-size": height, "font-weight": 700, fill: "var(--piece-line)" });
  words.textContent = letter;
  return draw("svg", { viewBox: "0 0 100 100" }, ground, words);
}
