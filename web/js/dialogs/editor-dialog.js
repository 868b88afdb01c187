// The screen that sets a position up: pieces are put down with a brush, moved by hand, taken away.

import { dialog, open } from "./dialog.js";
import { button, icon, make, said } from "../base/dom.js";
import { EditorBoard } from "../board/editor-board.js";
import { faultOf } from "../base/faults.js";
import { picture } from "../board/piece-art.js";
import { Editor } from "../program.js";
import { onLanguage, playerName, say, translate, words } from "../base/texts.js";

/** What a press on the board does, besides putting a piece down. */
const TOOLS = ["move", "remove"];

/** The screen. */
export class EditorScreen {
  #game;
  #editor = null;
  #view = null;
  #element;
  #board = make("div", { className: "editor-board" });
  #palette = make("div", { className: "palette" });
  #turn = make("select");
  #rights = make("div", { className: "rights" });
  #position = make("input", { type: "text", autocomplete: "off", spellcheck: false });
  #problems = make("ul", { className: "problems" });
  #play = button("editor-play", { className: "main", onclick: () => this.#begin() });
  /** "move", "remove", or what is put down: `{kind, player}`. */
  #tool = "move";
  #picked = null;
  #orientation = 0;

  constructor(game) {
    this.#game = game;
    this.#turn.onchange = () => this.#change(() => this.#editor.setTurn(Number(this.#turn.value)));
    this.#position.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && this.#read());
    // What is written may be playable where the board is not: pressed, it is read.
    this.#position.addEventListener("input", () => (this.#play.disabled = false));
    this.#problems.setAttribute("role", "alert");
    this.#palette.setAttribute("role", "radiogroup");
    this.#palette.dataset.textLabel = "editor-palette";
    const buttons = make("div", { className: "row" },
      button("editor-start", { onclick: () => this.#change(() => this.#editor.start()) }),
      button("editor-clear", { onclick: () => this.#change(() => this.#editor.clear()) }),
      button("flip-board", { onclick: () => this.#flip() }));
    const side = make("div", { className: "editor-side" },
      this.#palette, buttons,
      make("label", { className: "field" }, said("span", "editor-turn"), this.#turn),
      this.#rights,
      make("label", { className: "field" }, said("span", "position"), this.#position),
      this.#problems, make("footer", {}, this.#play));
    this.#element = dialog("editor", { className: "editor" }, make("div", { className: "editor-body" }, this.#board, side));
    onLanguage(() => this.#element.open && this.#build());
    this.#element.onclose = () => this.#leave();
  }

  /** Opens it with the position on the board. */
  open() {
    const { variant, options, state, orientation } = this.#game;
    this.#orientation = orientation;
    this.#editor = new Editor(variant.id, options, state.fen);
    this.#board.style.setProperty("--files", variant.files);
    this.#board.style.setProperty("--ranks", variant.ranks);
    open(this.#element);
    this.#view = new EditorBoard(this.#board, this.#game, (gesture) => this.#hear(gesture));
    this.#tool = "move";
    this.#build();
  }

  #leave() {
    this.#view?.free();
    this.#editor?.free();
    this.#board.replaceChildren();
    this.#view = this.#editor = this.#picked = null;
  }

  #build() {
    const { variant } = this.#game;
    const kinds = this.#game.pieceList();
    const tools = TOOLS.map((tool) => {
      const label = this.#brush(tool, say(`editor-${tool}`), icon(tool === "move" ? "hand" : "delete"));
      label.append(make("span", { textContent: say(`editor-${tool}`) }));
      label.classList.add("tool");
      return label;
    });
    const rows = variant.players.map((player, index) => make("div", { className: "kinds" }, ...kinds.map(({ kind, name, art }) => {
      const label = say("editor-piece", { player: playerName(player), piece: name });
      return this.#brush({ kind, player: index }, label, picture(art, player.colour));
    })));
    this.#palette.replaceChildren(make("div", { className: "kinds" }, ...tools), ...rows);
    this.#turn.replaceChildren(...variant.players.map((player, index) => new Option(words(playerName(player)), index)));
    translate(this.#element);
    this.#show();
  }

  #brush(tool, label, image) {
    const radio = make("input", { type: "radio", name: "brush", checked: JSON.stringify(tool) === JSON.stringify(this.#tool) });
    radio.setAttribute("aria-label", label);
    radio.onchange = () => {
      this.#tool = tool;
      this.#pick(null);
    };
    return make("label", { className: "brush", title: label }, radio, image);
  }

  #show() {
    const scene = this.#editor.scene(this.#orientation);
    this.#view.show({ ...scene, selected: this.#picked });
    this.#turn.value = this.#editor.turn();
    this.#position.value = this.#editor.fen();
    const rights = this.#editor.rights();
    this.#rights.replaceChildren(...rights.map(({ id, name, on, possible }) => {
      const box = make("input", { type: "checkbox", checked: on, disabled: !possible });
      box.onchange = () => this.#change(() => this.#editor.setRight(id, box.checked));
      return make("label", { className: "option" }, box, words(name));
    }));
    const problems = this.#editor.problems();
    this.#problems.replaceChildren(...problems.map((problem) => make("li", { textContent: words(problem) })));
    this.#play.disabled = problems.length > 0;
  }

  #hear({ type, from, square }) {
    if (type === "remove" || (type === "pick" && this.#tool === "remove")) this.#change(() => this.#editor.remove(square));
    else if (type === "pick" && this.#tool !== "move") this.#change(() => this.#editor.place(square, this.#tool.kind, this.#tool.player));
    else if (type === "pick" && !this.#picked) this.#pick(square);
    else if (type === "pick" || type === "drop") this.#put(from ?? this.#picked, square);
  }

  /** Where there is a piece it is picked up; put down where it came from it stays picked, for a second press. */
  #pick(square) {
    this.#picked = square;
    this.#show();
  }

  #put(from, to) {
    if (this.#tool !== "move" || !from || from === to) return;
    this.#picked = null;
    this.#change(() => this.#editor.move(from, to));
  }

  #flip() {
    this.#orientation = (this.#orientation + (this.#game.variant.players.length > 2 ? 1 : 2)) % 4;
    this.#show();
  }

  /** Reads what was written; what is wrong with it is said, and the board stays as it is. Tells whether it could be read. */
  #read() {
    const { variant, options } = this.#game;
    try {
      const next = new Editor(variant.id, options, this.#position.value.trim());
      this.#editor.free();
      this.#editor = next;
      this.#picked = null;
      this.#show();
      return true;
    } catch (error) {
      this.#complain(error);
      return false;
    }
  }

  #change(act) {
    this.#picked = null;
    try {
      act();
      this.#show();
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(error) {
    this.#problems.replaceChildren(make("li", { textContent: words(faultOf(error)) }));
  }

  /** Plays what stands on the board; what was written last is put there first. */
  #begin() {
    if (this.#position.value.trim() !== this.#editor.fen() && !this.#read()) return;
    const position = this.#editor.fen();
    this.#element.close();
    this.#game.load(position);
  }
}
