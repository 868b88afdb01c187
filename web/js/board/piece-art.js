// The pictures of the pieces: texts for the board, elements for the rest of the page. If a picture is broken or cannot be loaded, the piece is a disc
// with its letter.

import { draw } from "../base/dom.js";
import { settings } from "../base/settings.js";
import { SITE } from "../site.js";

/** @import { VariantInfo } from "../program.js" */

/** The sets of pieces that a module derives from the drawings. */
const STYLED = ["flat", "ink"];

/** The sets in which pieces are letters. */
const LETTERS = ["letters", "shapes"];

/** The prefix of ids for a sign on a disc. */
export const SIGN = "sign-";

/** Whether an id has no picture: pieces of own games may be letters or signs. */
const isNone = (/** @type {string} */ id) => id.startsWith("letter-") || id.startsWith(SIGN);

/** The prefix of ids that contain the picture, as in own games. */
const OWN = "paths-";

/** The longest wait for pictures in milliseconds. They are shown later when they arrive. */
const PATIENCE = 3000;

/** The time in milliseconds after which a picture is given up, until it is requested again. */
const LONG = 60_000;

/** @type {Map<string, string>} */
const texts = new Map();
/** @type {Map<string, Element>} */
const elements = new Map();
/** The loaded drawings. @type {Map<string, Element>} */
const drawings = new Map();
/** Derives a set of pieces from the drawings, once it is loaded. @type {typeof import("./piece-styles.js").styled | null} */
let styled = null;
/** The number of changes of the looks. */
let looks = 0;
/** The pending requests. @type {Map<string, Promise<void>>} */
const coming = new Map();
/** @type {Map<string, string>} */
const letters = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();

/** The letters of the pieces of these games, for those without a picture. */
export function know(/** @type {Pick<VariantInfo, "art" | "letters">[]} */ variants) {
  for (const { art, letters: all } of variants) art.forEach((id, index) => letters.set(id, all[index]));
}

/** The games whose pictures the build has combined into a file each. */
const SETS = document.documentElement.dataset.games?.split(" ") ?? [];

/** Those that were requested. @type {Map<string, Promise<void>>} */
const sets = new Map();

/**
 * Loads the pictures of the game with this id, if they are in one file; without an id, those of the page's first game. This needs no program, so that
 * it can be done while that is being loaded.
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
    // They are requested one by one.
    console.info(`${game}: ${error}`);
  }
}

/** Calls `listener` when pictures have arrived, for any request: once for those that arrive together. */
export const onPictures = (/** @type {() => void} */ listener) => void listeners.add(listener);

/** The time in milliseconds within which pictures count as arriving together. */
const TOGETHER = 50;

/** @type {number | undefined} */
let notifying;

function notify() {
  notifying ??= setTimeout(() => {
    notifying = undefined;
    listeners.forEach((listener) => listener());
  }, TOGETHER);
}

/** Loads the pictures of a game, as `load` does. */
export async function loadGame(/** @type {{ id: string, art: string[] }} */ { id: game, art }) {
  if (art.every((id) => texts.has(id))) return;
  await patiently(loadSet(game).then(() => load(art)));
}

/**
 * Loads the pictures with these ids, unless they are here already, and waits for them for some time. Those that cannot be loaded are left out.
 */
export async function load(/** @type {string[]} */ ids) {
  await patiently(Promise.all(ids.filter((id) => !texts.has(id) && !isNone(id)).map(loadOne)));
}

const patiently = (/** @type {Promise<unknown>} */ coming) => Promise.race([coming, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

/** Loads one picture, only once. */
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
  // An error page is not a picture.
  if (!element.matches("svg") || !element.querySelector("path[data-role]")) return;
  // Line breaks between the paths would become part of the text of moves with figurines.
  element.replaceChildren(...element.children);
  drawings.set(id, element);
  put(id, element, text);
  notify();
}

/** Gives a picture the looks of the chosen set. */
function put(/** @type {string} */ id, /** @type {Element} */ drawing, text = "") {
  const element = styled?.(drawing, settings.get("pieces")) ?? drawing;
  elements.set(id, element);
  texts.set(id, element === drawing && text ? text : new XMLSerializer().serializeToString(element));
}

/** Shows the chosen set of pieces on the page; the board follows its own theme. */
async function followSet() {
  const set = settings.get("pieces");
  document.documentElement.dataset.pieces = set;
  try {
    if (STYLED.includes(set)) styled ??= (await import("./piece-styles.js")).styled;
  } catch (error) {
    // The drawings are kept.
    console.info(`${set}: ${error}`);
  }
  drawings.forEach((drawing, id) => put(id, drawing));
  looks += 1;
  notify();
}

settings.onChange("pieces", followSet);
if (settings.get("pieces") !== "drawn") followSet();

/** A number that changes with the looks of pictures. */
export const looksOfPieces = () => looks;

/** The text of a picture, or nothing. */
export const text = (/** @type {string} */ id) => texts.get(id);

/** The sign of each of four players, for people who cannot see their colours; the board has its own copy. @type {Record<string, string>} */
const SIGNS = {
  red: "M15 73L27 95H3z",
  green: "M6 75H25V94H6z",
  blue: "M26 84.5a10.5 10.5 0 1 1-21 0a10.5 10.5 0 1 1 21 0z",
  yellow: "M11 73.5h8v7h7v8h-7v7h-8v-7h-7v-8h7z",
};

/** The plate of a letter whose shape shows the player, with the middle and the size of the letter; the board has its own copy. @type {Record<string, [path: string, middle: number, size: number]>} */
const PLATES = {
  black: ["M11 9H89V46C89 70 74 84 50 94C26 84 11 70 11 46z", 47, 50],
  red: ["M50 4L97 92H3z", 66, 42],
  green: ["M11 11H89V89H11z", 50, 52],
  yellow: ["M31 5H69V31H95V69H69V95H31V69H5V31H31z", 50, 48],
};
/** @type {[path: string, middle: number, size: number]} */
const DISC = ["M91 50a41 41 0 1 1-82 0a41 41 0 1 1 82 0z", 50, 50];

/** The shapes of a picture in a colour, for other drawings. */
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

/** The letter of a piece, from the id of its picture: `letter-3-p`. */
const spelled = (/** @type {string} */ id) => (/^letter-\d+-/.test(id) ? id.replace(/^letter-\d+-/, "").replaceAll("-", "").toUpperCase() : id.slice(0, 2));

/** The sign in the id of a picture: `sign-王`. */
const signIn = (/** @type {string} */ id) => (id.startsWith(SIGN) ? id.slice(SIGN.length) : undefined);

/** The replacement of a picture: a letter on a disc, or on the shape of its player, as on the board. */
function plate(/** @type {string} */ letter, /** @type {string} */ colour) {
  const [d, middle, size] = (settings.get("pieces") === "shapes" && PLATES[colour]) || DISC;
  const height = [...letter].length > 1 ? size * 0.7 : size;
  const ground = draw("path", { d, fill: "var(--piece-fill)", stroke: "var(--piece-edge)", "stroke-width": 4, "stroke-linejoin": "round" });
  const words = draw("text", { x: 50, y: middle + height * 0.36, "text-anchor": "middle", "font-family": "system-ui, sans-serif", "font-size": height, "font-weight": 700, fill: "var(--piece-line)" });
  words.textContent = letter;
  return draw("svg", { viewBox: "0 0 100 100" }, ground, words);
}
