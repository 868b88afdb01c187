// The school: a map of the pieces of a game, and a lesson on each. It uses the page alone, under the address ?learn=gigachess or
// ?learn=gigachess&piece=lion, and needs nothing of the game view. So does the practice of the day: ?today, or ?today=gigachess.

import "../base/trusted-types.js";
import { make, said } from "../base/dom.js";
import { keepFocus } from "../base/focus.js";
import { settings } from "../base/settings.js";
import { onLanguage, prepareLanguage, say, text, translate, words } from "../base/texts.js";
import { followSettings } from "../base/theme.js";
import * as pieces from "../board/piece-art.js";
import { onNewGames, wanted as wantedGame } from "../game/own-games.js";
import { registerKept } from "../keeping/own-shelf.js";
import { week } from "../keeping/week.js";
import { School, Session, load } from "../program.js";
import { LessonBoard } from "./lesson-board.js";
import { LessonPage } from "./lesson-page.js";
import { MapPage } from "./map-page.js";
import { addressOf, brand, opensHere } from "./room.js";
import { showToday } from "./today.js";

/** @import { VariantInfo } from "../program.js" */
/** @import { SchoolPage, SchoolRoom } from "./room.js" */

/** Loads the style sheet of this folder. */
function loadStyle() {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "css/school.css" });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** Starts with what the address names. */
export async function begin() {
  const styled = loadStyle();
  const parameters = new URLSearchParams(location.search);
  const daily = parameters.get("today");
  const wanted = parameters.get("learn") ?? daily ?? "";
  pieces.loadSet(wanted);
  prepareLanguage(settings.get("language"));
  await load();
  await followSettings();
  const variants = Session.variants();
  pieces.know(variants);
  const place = make("main", { id: "school", className: "school", tabIndex: -1 });
  onNewGames(pieces.know);
  registerKept(variants);
  const game = wanted === "" && daily !== null ? week().game : wanted;
  const variant = game === "" ? null : await wantedGame(variants, game).catch(() => null);
  await styled;
  document.body.prepend(place);
  document.getElementById("starting")?.remove();
  if (daily !== null) showToday(place, variants, variant ?? variants[0], { unknown: variant ? "" : game, knowsChess: parameters.get("knows") === "chess" });
  else if (variant) enter(place, variant);
  else choose(place, variants, wanted);
}

/** If the address names no game: all games. */
function choose(/** @type {HTMLElement} */ place, /** @type {VariantInfo[]} */ variants, /** @type {string} */ wanted) {
  const show = () => {
    document.title = `${say("learn")} – Menagerie`;
    const games = variants.map(({ id }) => make("li", {}, make("a", { href: addressOf(id), textContent: say(`game-${id}`) })));
    place.replaceChildren(
      make("h1", { textContent: say("learn"), tabIndex: -1 }),
      ...(wanted ? [make("p", { textContent: say("school-no-game", { game: wanted }) })] : []),
      make("ul", { className: "school-games" }, ...games),
    );
  };
  onLanguage(show);
  show();
}

function enter(/** @type {HTMLElement} */ place, /** @type {VariantInfo} */ variant) {
  const school = new School(variant.id);
  /** @type {SchoolPage | null} */
  let page = null;
  const source = { school, variant, pieces: school.pieces() };
  /** @type {LessonBoard | null} */
  let board = null;
  /** @type {SchoolRoom} */
  const room = {
    ...source,
    board: () => (board ??= new LessonBoard(source)),
    colour: school.colour(),
    open: (kind) => {
      history.pushState(null, "", addressOf(variant.id, kind));
      show(true);
    },
  };
  const show = (/** @type {boolean} */ moved) => {
    page?.leave();
    const wanted = new URLSearchParams(location.search).get("piece");
    const piece = room.pieces.find(({ kind }) => kind === wanted?.toLowerCase());
    page = piece ? new LessonPage(room, piece) : new MapPage(room);
    place.replaceChildren(head(room, Boolean(piece)), page.element);
    if (wanted !== null && !piece) page.element.prepend(make("p", { className: "school-trouble", textContent: say("school-no-piece", { piece: wanted }) }));
    translate(place);
    page.show();
    document.title = `${piece ? words(piece.name) : say("school-title", { game: text(`game-${variant.id}`) })} – Menagerie`;
    if (!moved) return;
    scrollTo(0, 0);
    place.querySelector("h1")?.focus({ preventScroll: true });
  };
  addEventListener("popstate", () => show(true));
  onLanguage(() => show(false));
  pieces.onPictures(() => page?.drawPictures());
  show(false);
  keepFocus(place);
  pieces.loadGame(variant);
  // For tests and for use in the browser's console.
  Object.assign(window, { menagerie: { school, settings } });
}

/** The head of both pages. */
function head(/** @type {SchoolRoom} */ { variant, open }, /** @type {boolean} */ inLesson) {
  const links = make("nav", { className: "school-links" });
  if (inLesson) {
    const map = said("a", "school-map", { href: addressOf(variant.id) });
    map.onclick = (event) => {
      if (!opensHere(event)) return;
      event.preventDefault();
      open(null);
    };
    links.append(map);
  } else {
    links.append(said("a", "school-games", { href: "./" }));
  }
  return make("header", { className: "school-head" }, brand(), links);
}
