// The tab with every piece of this game: its moves, its value and its promotions.

import { icon, make } from "../base/dom.js";
import { looksOfPieces, picture } from "../board/piece-art.js";
import { miniDiagram, valueInWords } from "../board/piece-facts.js";

/** @import { Game } from "../game/game.js" */
/** @import { KindCard, Session } from "../program.js" */
import { language, say, text, words } from "../base/texts.js";

/** The list; rebuilt for each game and language, and only while it is visible. */
export class PieceList {
  #list;
  #game;
  #shown = "";
  /** As reported by an observer: querying it would style or lay out the whole page at every move. */
  #inSight = false;

  constructor(/** @type {HTMLElement} */ list, /** @type {Game} */ game) {
    this.#list = list;
    this.#game = game;
    game.store.on("change", () => this.#render());
    // Built when it becomes visible: the tab is opened, or the window is widened.
    const watch = (/** @type {IntersectionObserverEntry[]} */ entries) => {
      this.#inSight = entries.some((entry, index) => index === entries.length - 1 && entry.isIntersecting);
      this.#render();
    };
    if (list.parentElement) new IntersectionObserver(watch).observe(list.parentElement);
  }

  #render() {
    if (!this.#game.store.begun || !this.#inSight) return;
    const { session, variant, options } = this.#game.data;
    const key = `${variant.id} ${language()} ${looksOfPieces()} ${JSON.stringify(options)}`;
    if (key === this.#shown) return;
    this.#shown = key;
    const { colour } = variant.players[0];
    this.#list.replaceChildren(...session.pieceList().filter(({ twin }) => !twin).map((card) => item(card, colour, session, () => this.#embed(card))));
  }

  /** Opens the embedding dialog for a piece. */
  async #embed(/** @type {KindCard} */ { letter }) {
    try {
      const { EmbedDialog } = await import("../dialogs/embed-dialog.js");
      new EmbedDialog(this.#game).open(letter);
    } catch {
      this.#game.notices.refuse(text("problem-not-loaded"));
    }
  }
}

function item(/** @type {KindCard} */ card, /** @type {string} */ colour, /** @type {Session} */ session, /** @type {() => void} */ embed) {
  const { art, letter, line, name, page, promotes, reverts, kind } = card;
  const title = make("b", { textContent: words(name) });
  const head = make("span", { className: "title" }, title, make("span", { className: "letter", textContent: letter, title: say("card-letter") }));
  const about = make("span", { className: "line", textContent: words(line) });
  const facts = make("span", { className: "facts" });
  const worth = valueInWords(card);
  if (worth) facts.append(make("span", { textContent: worth }));
  if (promotes.length > 0) facts.append(make("span", { textContent: say("card-promotes", { pieces: promotes.map(({ name }) => name) }) }));
  if (reverts) facts.append(make("span", { textContent: say("card-reverts", { piece: reverts }) }));
  if (page) facts.append(make("a", { href: say("rules-pages") + page, textContent: say("card-rules") }));
  const description = make("span", { className: "words" }, head, about, facts);
  const share = make("button", { type: "button", className: "icon-only", title: say("share"), "aria-label": `${say("share")}: ${words(name)}`, onclick: embed }, icon("share"));
  return make("li", {}, picture(art, colour), description, ...miniDiagram(session.mini(kind)), share);
}
