// The position editor: pieces are placed with a brush, dragged, and removed.

import { dialog, open } from "./dialog.js";
import { button, icon, make, said } from "../base/dom.js";
import { EditorBoard } from "../board/editor-board.js";
import { faultOf } from "../base/faults.js";
import { picture } from "../board/piece-art.js";
import { nextOrientation } from "../game/seats.js";
import { Editor } from "../program.js";
import { onLanguage, playerName, say, translate, words } from "../base/texts.js";

/** @import { EditorGesture } from "../board/editor-board.js" */
/** @import { Game } from "../game/game.js" */
/** @import { Orientation } from "../game/game-store.js" */

/** @typedef {"move" | "remove" | { kind: string, player: number }} Tool What a press on the board does: it moves, takes away, or puts down a piece. */

/** The tools besides pieces. @type {("move" | "remove")[]} */
const TOOLS = ["move", "remove"];

/** The screen. */
export class EditorDialog {
  #game;
  /** @type {Editor | null} */
  #editor = null;
  /** @type {EditorBoard | null} */
  #view = null;
  #element;
  #board = make("div", { className: "editor-board" });
  #palette = make("div", { className: "palette" });
  #turn = make("select");
  #hands = make("div", { className: "hands" });
  #rights = make("div", { className: "rights" });
  #position = make("input", { type: "text", autocomplete: "off", spellcheck: false });
  #problems = make("ul", { className: "problems" });
  #play = button("editor-play", { className: "main", onclick: () => this.#begin() });
  /** @type {Tool} */
  #tool = "move";
  /** The square of the picked piece. @type {string | null} */
  #picked = null;
  /** @type {Orientation} */
  #orientation = 0;

  constructor(/** @type {Game} */ game) {
    this.#game = game;
    this.#turn.onchange = () => this.#change((editor) => editor.setTurn(Number(this.#turn.value)));
    this.#position.addEventListener("keydown", (event) => event.key === "Enter" && !event.isComposing && this.#read());
    // A written position may be playable where the board is not: then the button reads it.
    this.#position.addEventListener("input", () => (this.#play.disabled = false));
    this.#problems.setAttribute("role", "alert");
    this.#palette.setAttribute("role", "radiogroup");
    this.#palette.dataset.textLabel = "editor-palette";
    const buttons = make("div", { className: "row" },
      button("editor-start", { onclick: () => this.#change((editor) => editor.start()) }),
      button("editor-clear", { onclick: () => this.#change((editor) => editor.clear()) }),
      button("flip-board", { onclick: () => this.#flip() }));
    const side = make("div", { className: "editor-side" },
      this.#palette, this.#hands, buttons,
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
    const { variant, options, state, orientation } = this.#game.data;
    this.#orientation = orientation;
    this.#editor = new Editor(variant.id, options, state.fen);
    this.#board.style.setProperty("--files", String(variant.files));
    this.#board.style.setProperty("--ranks", String(variant.ranks));
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
    const { variant, session } = this.#game.data;
    const kinds = session.pieceList();
    const tools = TOOLS.map((tool) => {
      const label = this.#brush(tool, say(`editor-${tool}`), icon(tool === "move" ? "hand" : "delete"));
      label.append(make("span", { textContent: say(`editor-${tool}`) }));
      label.classList.add("tool");
      return label;
    });
    const rows = variant.players.map((player, index) => make("div", { className: "kinds" }, ...kinds.map(({ kind, name, art, twin, reverts }) => {
      const piece = say("editor-piece", { player: playerName(player), piece: name });
      const label = twin && reverts ? `${piece}, ${say("card-reverts", { piece: reverts })}` : piece;
      return this.#brush({ kind, player: index }, label, picture(art, player.colour), twin);
    })));
    this.#palette.replaceChildren(make("div", { className: "kinds" }, ...tools), ...rows);
    this.#turn.replaceChildren(...variant.players.map((player, index) => new Option(words(playerName(player)), String(index))));
    translate(this.#element);
    this.#show();
  }

  #brush(/** @type {Tool} */ tool, /** @type {string} */ label, /** @type {Element} */ image, twin = false) {
    const radio = make("input", { type: "radio", name: "brush", checked: JSON.stringify(tool) === JSON.stringify(this.#tool) });
    radio.setAttribute("aria-label", label);
    radio.onchange = () => {
      this.#tool = tool;
      this.#pick(null);
    };
    return make("label", { className: twin ? "brush twin" : "brush", title: label }, radio, image);
  }

  #show() {
    const [editor, view] = [this.#editor, this.#view];
    if (!editor || !view) return;
    view.show(editor, this.#picked, this.#orientation);
    this.#turn.value = String(editor.turn());
    this.#position.value = editor.fen();
    this.#showHands(editor);
    const rights = editor.rights();
    this.#rights.replaceChildren(...rights.map(({ id, name, on, possible }) => {
      const box = make("input", { type: "checkbox", checked: on, disabled: !possible });
      box.onchange = () => this.#change((editor) => editor.setRight(id, box.checked));
      return make("label", { className: "option" }, box, words(name));
    }));
    const problems = editor.problems();
    this.#problems.replaceChildren(...problems.map((problem) => make("li", { textContent: words(problem) })));
    this.#play.disabled = problems.length > 0;
  }

  /** Shows the hands and the given checks, in games that have them. */
  #showHands(/** @type {Editor} */ editor) {
    const { players } = this.#game.data.variant;
    const all = editor.hands();
    const checks = editor.checks();
    const rows = players.flatMap((player, index) => {
      const name = playerName(player);
      const hand = all.filter((it) => it.player === index).map(({ kind, name: piece, art, colour, count }) => {
        const label = say("editor-in-hand", { piece, player: name });
        const box = number(count, label, (value) => this.#change((editor) => editor.setHand(index, kind, value)));
        return make("label", { className: "held", title: label }, picture(art, colour), box);
      });
      const legend = make("span", { className: "legend", textContent: say("editor-hand", { player: name }) });
      const given = say("editor-checks", { player: name });
      return [
        ...(hand.length > 0 ? [make("div", { className: "held-row" }, legend, ...hand)] : []),
        ...(checks.length > 0 ? [make("label", { className: "held-row" }, given, number(checks[index], given, (value) => this.#change((editor) => editor.setChecks(index, value))))] : []),
      ];
    });
    const at = [...this.#hands.querySelectorAll("input")].findIndex((box) => box === document.activeElement);
    this.#hands.replaceChildren(...rows);
    // The field keeps the focus for further changes with the keyboard.
    if (at >= 0) this.#hands.querySelectorAll("input")[at]?.focus();
  }

  #hear(/** @type {EditorGesture} */ gesture) {
    if (gesture.type === "remove") return this.#change((editor) => editor.remove(gesture.square));
    if (gesture.type === "drop") return this.#put(gesture.from, gesture.square);
    if (gesture.type === "pick") this.#press(gesture.square);
  }

  #press(/** @type {string} */ square) {
    const tool = this.#tool;
    if (tool === "remove") this.#change((editor) => editor.remove(square));
    else if (tool !== "move") this.#change((editor) => editor.place(square, tool.kind, tool.player));
    else if (!this.#picked) this.#pick(square);
    else this.#put(this.#picked, square);
  }

  /** Picks up a piece; put down on its own square it stays picked, for a second press. */
  #pick(/** @type {string | null} */ square) {
    this.#picked = square;
    this.#show();
  }

  #put(/** @type {string} */ from, /** @type {string} */ to) {
    if (this.#tool !== "move" || from === to) return;
    this.#picked = null;
    this.#change((editor) => editor.move(from, to));
  }

  #flip() {
    this.#orientation = nextOrientation(this.#game.data, this.#orientation);
    this.#show();
  }

  /** Reads a written position; an error is shown, and the board stays as it is. Returns whether it could be read. */
  #read() {
    const { variant, options } = this.#game.data;
    try {
      const next = new Editor(variant.id, options, this.#position.value.trim());
      this.#editor?.free();
      this.#editor = next;
      this.#picked = null;
      this.#show();
      return true;
    } catch (error) {
      this.#complain(error);
      return false;
    }
  }

  #change(/** @type {(editor: Editor) => void} */ act) {
    if (!this.#editor) return;
    this.#picked = null;
    try {
      act(this.#editor);
      this.#show();
    } catch (error) {
      this.#complain(error);
    }
  }

  #complain(/** @type {unknown} */ error) {
    this.#problems.replaceChildren(make("li", { textContent: words(faultOf(error)) }));
  }

  /** Plays the position on the board, after reading what was written last. */
  #begin() {
    if (!this.#editor || (this.#position.value.trim() !== this.#editor.fen() && !this.#read())) return;
    const position = this.#editor.fen();
    this.#element.close();
    this.#game.loader.load(position);
  }
}

/** A box for a small number. */
function number(/** @type {number} */ value, /** @type {string} */ label, /** @type {(value: number) => void} */ change) {
  const box = make("input", { type: "number", min: "0", max: "99", value: String(value), "aria-label": label });
  box.oninput = () => box.value !== "" && change(Math.min(99, Math.max(0, Math.round(Number(box.value)) || 0)));
  return box;
}
