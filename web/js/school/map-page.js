// The map: all pieces of a game in the order in which they are learned, with what is done of each.

import { button, make, said } from "../base/dom.js";
import { language, say, text, translate } from "../base/texts.js";
import * as pieces from "../board/piece-art.js";
import { isOwn } from "../game/own-games.js";
import { forget, isLearned, pieceProgress, progressOf } from "./progress.js";
import { tile } from "./tile.js";

/** @import { LessonPiece } from "../program.js" */
/** @import { SchoolRoom } from "./room.js" */

/** The address of a game's page of rules: below that of all, to which the gallery links. */
function rulesOf(/** @type {string} */ game) {
  const all = document.querySelector(`.rules-home[lang="${language()}"]`)?.getAttribute("href");
  return all && `${all}${isOwn(game) ? `own/?game=${encodeURIComponent(game)}` : `${game}/`}`;
}

/** The map. */
export class MapPage {
  element = make("section", { className: "school-page" });
  #room;
  #sure = false;

  constructor(/** @type {SchoolRoom} */ room) {
    this.#room = room;
  }

  /** Shows it as it is now. */
  show() {
    const { variant, pieces: all } = this.#room;
    const progress = progressOf(variant.id);
    const done = (/** @type {LessonPiece} */ { kind }) => pieceProgress(progress, kind);
    const learned = all.filter((piece) => isLearned(done(piece))).length;
    const next = all.find((piece) => !isLearned(done(piece)));
    const begun = all.some((piece) => done(piece).done.length > 0);
    const bar = make("progress", { max: all.length, value: learned });
    bar.setAttribute("aria-label", say("school-progress", { learned, all: all.length }));
    const title = make("h1", { textContent: say("school-title", { game: text(`game-${variant.id}`) }), tabIndex: -1 });
    const trouble = this.element.querySelector(".school-trouble");
    this.element.replaceChildren(
      ...(trouble ? [trouble] : []),
      title,
      make("p", { className: "school-about", textContent: say(next ? "school-about" : "school-all-learned") }),
      make("div", { className: "school-bar" }, bar, make("span", { textContent: say("school-progress", { learned, all: all.length }) })),
      this.#doors(next, begun),
      make("ol", { className: "school-map", "aria-label": say("school-pieces") }, ...all.map((piece) => make("li", {}, tile(this.#room, piece, done(piece), piece === next)))),
      ...(begun ? [this.#anew()] : []),
    );
    translate(this.element);
  }

  /** Draws the pictures again, in the tiles that there are: a tile that is being pressed stays. */
  drawPictures() {
    for (const [index, tile] of [...this.element.querySelectorAll(".school-tile")].entries()) {
      tile.firstElementChild?.replaceWith(pieces.picture(this.#room.pieces[index].art, this.#room.colour));
    }
  }

  /** Nothing has to be stopped. */
  leave() {}

  #doors(/** @type {LessonPiece | undefined} */ next, /** @type {boolean} */ begun) {
    const { variant, open } = this.#room;
    const doors = make("p", { className: "school-doors" });
    if (next) {
      const go = make("button", { type: "button", className: "main", textContent: say(begun ? "school-continue" : "school-begin", { piece: next.name }) });
      go.onclick = () => open(next.kind);
      doors.append(go);
    }
    doors.append(make("a", { className: "door", href: `./?game=${encodeURIComponent(variant.id)}`, textContent: say("school-play", { game: text(`game-${variant.id}`) }) }));
    const rules = rulesOf(variant.id);
    if (rules) doors.append(said("a", "school-rules", { className: "door", href: rules }));
    return doors;
  }

  /** Forgets everything, when it is asked twice. */
  #anew() {
    const place = make("p", { className: "school-anew" });
    const ask = () => {
      this.#sure = true;
      this.show();
      this.element.querySelector(".school-anew button")?.scrollIntoView({ block: "nearest" });
    };
    if (!this.#sure) {
      place.append(button("school-anew", { className: "quiet", onclick: ask }));
      return place;
    }
    const settle = (/** @type {boolean} */ forgets) => {
      if (forgets) forget(this.#room.variant.id);
      this.#sure = false;
      this.show();
    };
    place.append(said("span", "school-anew-sure"), button("school-forget", { onclick: () => settle(true) }), button("school-keep", { onclick: () => settle(false) }));
    return place;
  }
}
