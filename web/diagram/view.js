// A diagram on the page: its parts, and input by pointer and keyboard.

import { html, svg } from "./dom.js";
import { CHIPS, STEPS, arrange, label, makeElements, measure, sayIn, steady } from "./elements.js";
import { Gestures } from "./gestures.js";
import { Grid } from "./grid.js";
import { Problem } from "./problem.js";
import { define } from "./pictures.js";
import { parts } from "./parts.js";
import { standing } from "./still.js";
import { dress } from "./style.js";
import { words } from "./words.js";

/** @import { Diagram } from "../types/menagerie_diagram.js" */
/** @import { GameRecord } from "../js/program.js" */
/** @import { Chip } from "./elements.js" */
/** @import { DiagramMode, Outline } from "./outline.js" */
/** @import { Opponent } from "./opponent.js" */
/** @import { Words } from "./words.js" */


/**
 * @typedef {object} ViewOptions The parts of a diagram, and the settings of the computer.
 * @property {boolean} legend
 * @property {boolean} description
 * @property {boolean} tray
 * @property {string} size a CSS length, or empty
 * @property {number} [level]
 * @property {string} [game]
 * @property {string | null} [set] the game whose pictures are in one file
 * @property {object} [definition] a game that the computer does not know
 * @property {string} [note] a note on how the game was found
 */

/** Units of the picture for a square. */
const SIDE = 100;

/** Columns to the right and rows down. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** A diagram on the page. */
export class View {
  /** The program's object; none before it is loaded and after an error. @type {Diagram | null} */
  diagram = null;

  #host;
  #words = words("en");
  /** @type {ViewOptions} */
  #options = { legend: true, description: true, tray: true, size: "" };
  #parts;
  #grid;
  #gestures;
  /** @type {Opponent | null} */
  #opponent = null;
  #cursor = -1;
  #placing = "";
  #legend = "";
  #line = "";

  /**
   * @param {HTMLElement} host
   * @param {ShadowRoot} root
   * @param {() => void} changed is called when what is inside the element changes
   */
  constructor(host, root, changed) {
    this.#host = host;
    dress(root);
    this.#parts = makeElements();
    root.append(this.#parts.instead, this.#parts.figure);
    // The content of the element is read after it has started.
    root.addEventListener("slotchange", changed);
    this.#grid = new Grid(this, this.#parts.board);
    this.#gestures = new Gestures(this, this.#parts);
    this.#listen();
  }

  /** Sets the language of the texts. */
  speak(/** @type {Words} */ language) {
    this.#words = language;
  }

  /**
   * Reserves the place of a diagram that is not loaded yet, with everything around its board, so that nothing on the page moves later. The content
   * between the tags is shown in the place of the board until then.
   * @param {Outline} outline
   * @param {ViewOptions} options
   * @param {Words} language
   */
  reserve({ mode, columns, rows, players, picked }, options, language) {
    const { board, instead, figure, hint, status, line, controls, tray } = this.#parts;
    this.#words = language;
    label(this.#parts, this.#words);
    measure(this.#parts, this.#host, options.size, columns, rows);
    hint.dataset.invitation = language[`hint-${mode}`];
    arrange(this.#parts, this.#words, mode, players);
    steady(this.#parts, picked, options);
    line.hidden = mode !== "line";
    tray.hidden = !options.tray || mode === "play";
    status.hidden = mode === "piece";
    for (const step of STEPS) controls[step].disabled = true;
    controls.reset.disabled = true;
    // It cannot be used yet.
    figure.inert = true;
    board.classList.add("empty");
    instead.classList.add("waiting");
  }

  /**
   * Shows a diagram.
   * @param {Diagram} diagram
   * @param {ViewOptions} options
   * @param {() => boolean} over whether another one was requested meanwhile
   */
  async begin(diagram, options, over) {
    if (this.diagram) this.end();
    this.diagram = diagram;
    this.#options = options;
    const { picture } = this.#parts;
    const [columns, rows] = Array.from(diagram.size());
    picture.setAttribute("viewBox", `0 0 ${columns * SIDE} ${rows * SIDE}`);
    this.#grid.build(columns, rows, (column, row) => diagram.square_at((column + .5) * SIDE, (row + .5) * SIDE));
    measure(this.#parts, this.#host, options.size, columns, rows);
    label(this.#parts, this.#words);
    arrange(this.#parts, this.#words, modeOf(diagram), diagram.players());
    steady(this.#parts, diagram.picked() >= 0, options);
    await this.#pictures();
    if (this.diagram !== diagram || over()) return;
    this.#shown(true);
    this.refresh();
    this.say(-1);
    this.#think();
  }

  /** Makes a listener that shows errors to the reader, and does not pass them to the page. */
  guard(/** @type {(event: Event) => void} */ listener) {
    return (/** @type {Event} */ event) => {
      try {
        listener(event);
      } catch (error) {
        this.#breakDown(error);
      }
    };
  }

  /** Frees the diagram. */
  end() {
    this.#opponent?.end();
    this.#opponent = null;
    this.#gestures.drop();
    this.#cursor = -1;
    this.#grid.point(-1);
    this.#placing = "";
    this.#legend = this.#line = "";
    const diagram = this.diagram;
    this.diagram = null;
    try {
      diagram?.free();
    } catch {
      // It has panicked: there is nothing left to free.
    }
  }

  /** Shows an error, above the page's content instead of a diagram. */
  fail(/** @type {unknown} */ error) {
    this.end();
    const known = /** @type {Problem | null} */ (error instanceof Error && "key" in error ? error : null);
    const text = known ? this.#words[known.key] : (error instanceof Error && error.message) || this.#words.broken;
    const asks = text.includes("{attribute}");
    const message = asks ? text.replace("{attribute}", known?.detail ?? "") : text;
    const { problem, instead, figure } = this.#parts;
    // The following content of the page does not move.
    if (figure.offsetHeight > 0) instead.style.minBlockSize = `${figure.offsetHeight}px`;
    sayIn(problem, this.#words);
    problem.replaceChildren(message);
    if (known?.detail && !asks) problem.append(html("small", {}, known.detail));
    this.#shown(false);
    this.#emit("error", { message });
  }

  #shown(/** @type {boolean} */ works) {
    const { figure, problem, instead, board, picture } = this.#parts;
    figure.hidden = !works;
    figure.inert = false;
    problem.hidden = works;
    instead.hidden = works;
    instead.classList.remove("waiting");
    if (!works) instead.style.aspectRatio = "";
    board.classList.remove("empty");
    picture.classList.remove("unseen-yet");
  }

  async #pictures() {
    const { definitions } = this.#parts;
    const { diagram } = this;
    if (!diagram) return;
    const arts = diagram.arts();
    const missing = await define(definitions, arts, this.#options.set);
    // A disc with its letter is drawn for a piece without a picture.
    if (this.diagram === diagram) for (const art of missing) diagram.go_without(art);
  }

  /** Draws and describes everything again. The names of squares do not change while something is only viewed or imagined. */
  refresh(isSettled = true) {
    const { diagram } = this;
    if (!diagram) return;
    const parts = this.#parts;
    const mode = diagram.mode();
    diagram.draw(parts.picture);
    const name = diagram.picked_name();
    const description = diagram.description();
    parts.board.setAttribute("aria-label", [diagram.title(), name === diagram.title() ? "" : name].filter(Boolean).join(", "));
    const notes = [this.#options.note, ...diagram.notes(), diagram.comment()].filter(Boolean).join("\n");
    parts.notes.hidden = !notes;
    if (parts.notes.textContent !== notes) parts.notes.textContent = notes;
    parts.description.hidden = !this.#options.description || !description;
    parts.description.replaceChildren(name ? html("span", { class: "name", part: "name" }, `${name} `) : "", description);
    parts.unseenDescription.textContent = this.#options.description ? "" : description;
    this.#showLegend(diagram);
    parts.squares.classList.toggle("unused", diagram.picked() < 0);
    if (parts.squares.open) parts.squaresText.textContent = diagram.squares();
    this.#status(diagram);
    parts.controls.reset.disabled = !diagram.is_changed();
    if (mode === "play") parts.controls.back.disabled = !diagram.can_take_back();
    parts.tray.hidden = !this.#options.tray || mode === "play";
    for (const chip of CHIPS) {
      parts.chips[chip].setAttribute("aria-pressed", String(this.#placing === chip));
      parts.chipPieces[chip].setAttribute("class", diagram.sides()[chip === "friend" ? 0 : 1]);
    }
    if (isSettled) this.#grid.name((square) => diagram.explain(square), diagram.picked());
    if (mode === "line") this.#showLine(diagram);
    parts.line.hidden = mode !== "line";
    // A part that scrolls can be reached with the keyboard, too.
    for (const part of [parts.words, parts.line]) {
      if (part.scrollHeight > part.clientHeight + 1) part.tabIndex = 0;
      else part.removeAttribute("tabindex");
    }
  }

  #showLegend(/** @type {Diagram} */ diagram) {
    const kinds = this.#options.legend ? diagram.legend_kinds() : [];
    const meanings = diagram.legend_meanings();
    const legend = kinds.map((kind, index) => kind + meanings[index]).join();
    if (legend === this.#legend) return;
    this.#legend = legend;
    this.#parts.legend.hidden = kinds.length === 0;
    this.#parts.legend.replaceChildren(...kinds.map((kind, index) => {
      const sample = svg("svg", { viewBox: "-32 -32 64 64", "aria-hidden": "true" });
      diagram.draw_sample(sample, kind);
      return html("li", {}, sample, html("span", {}, meanings[index]));
    }));
  }

  #showLine(/** @type {Diagram} */ diagram) {
    const { controls, line } = this.#parts;
    const steps = diagram.line();
    const text = steps.join(" ");
    if (text !== this.#line) {
      this.#line = text;
      line.replaceChildren(...steps.map((san, index) => {
        const button = html("button", { type: "button" }, san);
        button.addEventListener("click", this.guard(() => this.go(index + 1)));
        return html("li", {}, button);
      }));
    }
    const ply = diagram.ply();
    const changed = diagram.is_changed();
    line.querySelectorAll("button").forEach((button, index) => {
      if (!changed && index + 1 === ply) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    controls.first.disabled = controls.back.disabled = ply === 0 && !changed;
    controls.on.disabled = controls.last.disabled = changed || ply >= steps.length;
  }

  #status(/** @type {Diagram} */ diagram) {
    const { status } = this.#parts;
    const text = diagram.status();
    status.hidden = diagram.mode() === "piece";
    if (status.textContent !== text) status.textContent = text;
  }

  /**
   * Describes a square; shows an instruction if there is nothing to describe. With the keyboard, the square is always named.
   * @param {number} square
   * @param {boolean} [isNamed] whether screen readers name it
   */
  say(square, isNamed = false) {
    const { diagram } = this;
    if (!diagram) return;
    const text = square < 0 ? "" : diagram.explain(square);
    const { hint } = this.#parts;
    hint.setAttribute("aria-live", isNamed ? "off" : "polite");
    if (hint.textContent !== text) hint.textContent = text;
    hint.dataset.invitation = text ? "" : this.#words[`hint-${modeOf(diagram)}`];
  }

  /** Imagines an enemy on a square. */
  imagine(/** @type {number} */ square) {
    if (this.#placing || !this.diagram) return;
    if (this.#cursor >= 0) this.#moveCursor(-1);
    if (this.diagram.imagine(square)) this.refresh(false);
    this.say(square);
  }

  /** A square is clicked, or entered with the keyboard. */
  press(/** @type {number} */ square) {
    const { diagram } = this;
    if (square < 0 || !diagram) return;
    if (this.#placing) {
      diagram.put(square, diagram.colour(square) ? "" : this.#placing);
      this.#changed();
    } else if (diagram.mode() === "piece") {
      this.#cycle(diagram, square);
    } else if (diagram.picked() >= 0 && diagram.is_target(square)) {
      this.carry(diagram.picked(), square);
    } else {
      this.#pick(square === diagram.picked() || !this.#mine(square) ? -1 : square);
    }
    this.say(square);
  }

  /** Cycles through the pieces on a square around a single piece: none, an enemy, an own piece, and none again. */
  #cycle(/** @type {Diagram} */ diagram, /** @type {number} */ square) {
    if (square === diagram.picked()) return;
    const [friend, enemy] = diagram.sides();
    const colour = diagram.colour(square);
    diagram.put(square, colour === enemy ? "friend" : colour === friend ? "" : "enemy");
    this.#changed();
  }

  #mine(/** @type {number} */ square) {
    const { diagram } = this;
    if (!diagram?.can_pick(square)) return false;
    return diagram.mode() !== "play" || (diagram.turn() !== "" && !diagram.is_computers(diagram.turn()));
  }

  /** Whether a piece can be picked up and moved elsewhere. */
  canLift(/** @type {number} */ square) {
    return this.#mine(square);
  }

  /** A piece is picked up. */
  lift(/** @type {number} */ square) {
    this.#pick(square);
  }

  #pick(/** @type {number} */ square) {
    const { diagram } = this;
    if (!diagram) return;
    const before = diagram.picked();
    diagram.pick(square);
    this.refresh();
    const now = diagram.picked();
    if (now !== before) {
      this.#emit("select", now < 0 ? { square: null, piece: null, targets: [] }
        : { square: diagram.name(now), piece: diagram.picked_name(), targets: this.targets() });
    }
  }

  /** A piece is put down elsewhere. @returns {void | Promise<void>} */
  carry(/** @type {number} */ from, /** @type {number} */ to) {
    const { diagram } = this;
    if (!diagram) return;
    if (to < 0) {
      // Off the board: pieces that were added by hand, or of a position for trying out, can be removed.
      if (diagram.mode() !== "play") diagram.put(from, "");
      this.say(-1);
      return this.#changed();
    }
    if (from === to) return this.refresh();
    const choice = diagram.choices(from, to);
    if (choice.length > 0) return this.#promote(diagram, from, to, choice);
    this.#move(from, to, "");
  }

  #promote(/** @type {Diagram} */ diagram, /** @type {number} */ from, /** @type {number} */ to, /** @type {string[]} */ letters) {
    const { promotion } = this.#parts;
    promotion.hidden = false;
    const cancel = html("button", { type: "button" }, this.#words.cancel);
    cancel.addEventListener("click", this.guard(() => this.#giveUpPromotion()));
    promotion.replaceChildren(`${this.#words.promote} `, ...letters.map((letter) => {
      const button = html("button", { type: "button" }, diagram.kind_name(letter));
      button.addEventListener("click", this.guard(() => this.#move(from, to, letter)));
      return button;
    }), cancel);
    this.refresh();
    promotion.querySelector("button")?.focus();
  }

  #giveUpPromotion() {
    this.#parts.promotion.hidden = true;
    this.#parts.board.focus();
  }

  #move(/** @type {number} */ from, /** @type {number} */ to, /** @type {string} */ letter) {
    const { diagram } = this;
    if (!diagram) return;
    this.#parts.promotion.hidden = true;
    const names = { from: diagram.name(from), to: diagram.name(to) };
    const san = diagram.carry(from, to, letter);
    this.#changed();
    this.say(to);
    this.#emit("move", { ...names, san: san || null, fen: diagram.fen() || null });
    this.#think();
  }

  async #changed() {
    const { diagram } = this;
    try {
      this.#parts.promotion.hidden = true;
      this.refresh();
      this.#emit("update", this.state());
      await this.#pictures();
      if (this.diagram === diagram) this.refresh();
    } catch (error) {
      this.#breakDown(error);
    }
  }

  #breakDown(/** @type {unknown} */ error) {
    console.error("move-diagram:", error);
    this.fail(new Problem("broken"));
  }

  /** Puts a piece from the tray on the board. */
  put(/** @type {number} */ square, /** @type {string} */ what) {
    this.diagram?.put(square, what);
    this.#changed();
    this.say(square);
  }

  /** The attributes that would show the current board, as far as they differ from the initial ones. */
  state() {
    const values = this.diagram?.now_values() ?? [];
    return Object.fromEntries((this.diagram?.now_names() ?? []).map((name, index) => [name, values[index]]));
  }

  /** The piece that a click puts on a square; the same choice again cancels it. */
  arm(/** @type {Chip} */ what) {
    this.#placing = this.#placing === what ? "" : what;
    this.refresh();
  }

  reset() {
    if (!this.diagram) return;
    this.#opponent?.end();
    this.#opponent = null;
    this.#placing = "";
    this.diagram.reset();
    this.#changed();
    this.say(-1);
    this.#think();
  }

  select(/** @type {string | null} */ name) {
    if (this.diagram) this.#pick(name === null ? -1 : this.diagram.find(name));
  }

  go(/** @type {number} */ ply) {
    if (!this.diagram) return;
    this.diagram.go(ply);
    this.#changed();
  }

  /** Takes back the reader's last move, and the answers to it. */
  takeBack() {
    if (!this.diagram?.can_take_back()) return;
    this.#opponent?.stop();
    this.diagram.take_back();
    this.#changed();
    this.say(-1);
    this.#emit("takeback", { fen: this.diagram.fen() });
    this.#think();
  }

  async #think() {
    const { diagram } = this;
    if (diagram?.mode() !== "play") return;
    if (!diagram.turn() || !diagram.is_computers(diagram.turn())) return;
    const { status } = this.#parts;
    status.textContent = `${diagram.status()} ${this.#words.thinking}`;
    try {
      const { Opponent } = await parts.opponent();
      if (this.diagram !== diagram) return;
      const opponent = (this.#opponent ??= new Opponent());
      const { game = "", level = 1, definition } = this.#options;
      const asked = record(diagram, game);
      /** @type {GameRecord} */
      const sent = JSON.parse(asked);
      const text = await opponent.move(sent, level, definition);
      if (this.diagram !== diagram || this.#opponent !== opponent || !text) return;
      // The reader has taken a move back before the computer was asked.
      if (record(diagram, game) !== asked) return;
      const san = diagram.play(text);
      await this.#changed();
      this.say(-1);
      this.#emit("move", { from: null, to: null, san, fen: diagram.fen() });
      this.#think();
    } catch (error) {
      if (this.diagram === diagram) status.textContent = `${this.#words.engine} ${error instanceof Error ? error.message : error}`;
    }
  }

  #listen() {
    const { board, controls, chips, squares, squaresText, promotion } = this.#parts;
    const on = (/** @type {Element} */ target, /** @type {string} */ name, /** @type {() => void} */ listener) => target.addEventListener(name, this.guard(listener));
    const onKey = (/** @type {Element} */ target, /** @type {(event: KeyboardEvent) => void} */ listener) => {
      target.addEventListener("keydown", this.guard((event) => event instanceof KeyboardEvent && listener(event)));
    };
    onKey(board, (event) => this.#key(event));
    onKey(promotion, (event) => event.key === "Escape" && this.#giveUpPromotion());
    on(board, "blur", () => this.#moveCursor(-1));
    on(controls.first, "click", () => this.go(0));
    on(controls.last, "click", () => this.go(this.diagram?.line().length ?? 0));
    on(controls.back, "click", () => (this.diagram?.mode() === "play" ? this.takeBack() : this.#step(-1)));
    on(controls.on, "click", () => this.#step(1));
    on(controls.reset, "click", () => this.reset());
    for (const name of CHIPS) on(chips[name], "click", () => this.#gestures.dragged || this.arm(name));
    on(squares, "toggle", () => {
      if (squares.open && this.diagram) squaresText.textContent = this.diagram.squares();
    });
  }

  #step(/** @type {number} */ plies) {
    if (this.diagram) this.go(Math.max(0, this.diagram.ply() + plies));
  }

  #key(/** @type {KeyboardEvent} */ event) {
    const { diagram } = this;
    if (!diagram || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = this.#cursor < 0 ? diagram.home() : this.#cursor;
    const step = ARROWS[event.key];
    if (step) {
      this.#moveCursor(this.#cursor < 0 ? here : diagram.neighbour(here, ...step));
    } else if (event.key === "Enter" || event.key === " ") {
      this.#moveCursor(here);
      this.press(here);
    } else if (event.key === "Escape" && (this.#cursor >= 0 || this.#placing || diagram.picked() >= 0)) {
      this.#placing = "";
      if (diagram.mode() !== "piece") diagram.pick(-1);
      this.#moveCursor(-1);
      this.refresh();
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.put(here, "");
    } else if (/^[feFE]$/.test(event.key) && this.#options.tray) {
      this.put(here, event.key.toLowerCase() === "f" ? "friend" : "enemy");
    } else {
      return;
    }
    event.preventDefault();
  }

  #moveCursor(/** @type {number} */ square) {
    if (!this.diagram || square === this.#cursor) return;
    this.#cursor = square;
    this.diagram.show_cursor(square);
    // The imagined piece is in the names.
    this.refresh(this.diagram.imagine(-1));
    this.#grid.point(square);
    this.say(square, true);
  }

  /** The current picture, as a standalone SVG element; nothing before there is one. */
  picture() {
    return this.diagram && standing(this.#parts.picture);
  }

  /** The same as the text of an SVG file. */
  still() {
    const picture = this.picture();
    return picture ? new XMLSerializer().serializeToString(picture) : "";
  }

  /** The squares that the picked piece reaches. */
  targets() {
    const { diagram } = this;
    if (!diagram) return [];
    return Array.from(diagram.targets(), (square) => ({
      square: diagram.name(square),
      kind: diagram.target_kind(square),
      moves: diagram.moves_to(square),
      captures: diagram.captures_on(square),
      promotes: diagram.promotes_on(square),
      through: Array.from(diagram.through(square), (passed) => diagram.name(passed)),
      screen: diagram.name(diagram.screen(square)) || null,
    }));
  }

  #emit(/** @type {string} */ name, /** @type {unknown} */ detail) {
    this.#host.dispatchEvent(new CustomEvent(name, { bubbles: name !== "error", composed: true, detail }));
  }
}

/** @type {(diagram: Diagram) => DiagramMode} */
const modeOf = (diagram) => /** @type {DiagramMode} */ (diagram.mode());

/** The game in the form for the computer. */
function record(/** @type {Diagram} */ diagram, /** @type {string} */ variant) {
  const options = Object.fromEntries(diagram.options().map((id) => [id, true]));
  return JSON.stringify({ variant, options, start: diagram.start(), moves: diagram.moves() });
}
