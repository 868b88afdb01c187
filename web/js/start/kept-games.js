// The saved games to continue, with their positions.

import { byId, find } from "../base/dom.js";
import { readJson, record, text } from "../base/schema.js";
import { know } from "../board/piece-art.js";
import { whenSeen } from "../base/when-seen.js";
import { thumbnail, unpack } from "../board/thumbnail.js";
import { ownCard } from "../keeping/own-cards.js";
import * as savedGames from "../keeping/saved-games.js";
import { cardOf, spoken } from "./cards.js";
import { shown } from "./picture-elements.js";
import { hasPicture, startPicture } from "./start-picture.js";

/** @import { SavedGame } from "../keeping/kept-game.js" */

/** The number of games that are shown at first. */
const FEW = 3;

/** The side of a square in the pictures. */
const SIDE = 100;

/** Whether all of them are shown. */
let all = false;

/** Shows them: the last one at once, and all when the database is open. */
export function showKept() {
  show();
  savedGames.opened().then(show);
}

/** The current content, which is not rebuilt without changes. */
let shownBefore = "";

function show() {
  const games = savedGames.readable();
  // Finished games come after the others.
  const sorted = [...games.filter(({ over }) => !over), ...games.filter(({ over }) => over)];
  const button = byId("continue-all");
  const some = games.length > 0;
  const now = JSON.stringify([all, document.documentElement.lang, games.map(({ id, date, name, variant }) => [id, date, name, cardOf(variant)?.id])]);
  if (now === shownBefore) return;
  shownBefore = now;
  document.documentElement.toggleAttribute("data-known", some);
  byId("continue").hidden = !some;
  byId("continue-list").replaceChildren(...sorted.slice(0, all ? undefined : FEW).map(card));
  byId("continue-count").textContent = String(games.length);
  button.hidden = games.length <= FEW;
  button.setAttribute("aria-expanded", String(all));
  button.onclick = () => {
    all = !all;
    show();
  };
}

/** The definition of an own game in a saved game of it. */
const OWN = record({ game: record({ definition: text(Infinity) }) });

/** The data of a game that is not part of the page: its saved name, and its definition, if it is an own game. */
function otherGame(/** @type {SavedGame} */ { variant, title, saved }) {
  const own = ownCard(variant, readJson(saved, OWN)?.game.definition ?? "");
  know([{ art: [...own.letters.keys()], letters: [...own.letters.values()] }]);
  return title || own.name;
}

function card(/** @type {SavedGame} */ saved) {
  const item = document.importNode(find("continue-card", HTMLTemplateElement).content, true).firstElementChild;
  const link = item?.querySelector("a");
  if (!item || !link) throw new Error("the gallery has no card for a game");
  link.href = `./?game=${encodeURIComponent(saved.variant)}`;
  link.dataset.open = saved.variant;
  link.dataset.saved = saved.id;
  const known = cardOf(saved.variant);
  const other = hasPicture(saved.variant) ? saved.title : otherGame(saved);
  item.querySelector("b")?.append(saved.name || (known ? spoken(known.name) : other));
  const players = known?.players ?? 2;
  const number = Math.floor(saved.moves / players) + 1;
  for (const words of item.querySelectorAll("[data-move] span")) words.textContent = (words.textContent ?? "").replace("{number}", String(number));
  item.querySelector("[data-move]")?.toggleAttribute("hidden", saved.over);
  item.querySelector("[data-over]")?.toggleAttribute("hidden", !saved.over);
  const date = item.querySelector("[data-date]");
  if (date) date.textContent = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(saved.date);
  const picture = item.querySelector(".picture");
  whenSeen(item, () => (hasPicture(saved.variant) ? draw(picture, saved) : drawOther(picture, saved)));
  return item;
}

/** Draws the position of a game, with the pieces of the picture of its start. */
async function draw(/** @type {Element | null} */ place, /** @type {SavedGame} */ saved) {
  const { variant, thumbnail } = saved;
  try {
    const { files, ranks, orientation, pieces } = unpack(thumbnail);
    const picture = await startPicture(variant);
    // The start does not have every piece that others may become.
    if (pieces.some(({ art }) => !picture.querySelector(`#${CSS.escape(art)}`))) throw new Error(`${variant} has other pieces`);
    picture.querySelectorAll("use").forEach((piece) => piece.remove());
    for (const { square, art, colour } of pieces) {
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      const [x, y] = [square.charCodeAt(0) - 97, ranks - Number(square.slice(1))];
      const place = { href: `#${art}`, x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE };
      for (const [name, value] of Object.entries(place)) use.setAttribute(name, String(value));
      // The board has its last orientation; the pieces are upright.
      use.setAttribute("transform", `rotate(${-90 * orientation} ${(x + 0.5) * SIDE} ${(y + 0.5) * SIDE})`);
      picture.querySelector(`#${colour}`)?.append(use);
    }
    turn(picture, files, ranks, orientation);
    place?.append(shown(picture));
  } catch (error) {
    console.info(error);
    drawOther(place, saved);
  }
}

/** Draws the position of a game that has no picture of its start here. */
function drawOther(/** @type {Element | null} */ place, /** @type {SavedGame} */ saved) {
  try {
    place?.append(thumbnail(unpack(saved.thumbnail)));
  } catch {
    // A missing picture does not affect the game.
  }
}

/** Turns the content of a picture by quarter turns, clockwise. */
function turn(/** @type {SVGSVGElement} */ picture, /** @type {number} */ files, /** @type {number} */ ranks, /** @type {number} */ quarters) {
  if (quarters === 0) return;
  const [width, height] = [files * SIDE, ranks * SIDE];
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.append(...picture.children);
  const moves = ["", `translate(${height} 0) rotate(90)`, `translate(${width} ${height}) rotate(180)`, `translate(0 ${width}) rotate(270)`];
  group.setAttribute("transform", moves[quarters]);
  picture.append(group);
  if (quarters % 2 === 1) picture.setAttribute("viewBox", `0 0 ${height} ${width}`);
}
