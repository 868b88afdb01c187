// The start position, edited by dragging pieces and clicking squares.

import { buttonById, byId, draw, find, make, selectById, setText, targetOf } from "../js/base/dom.js";
import { Painter } from "./painter.js";
import { drawn, loadPictures } from "./pictures.js";
import { refill } from "./refill.js";
import { valueAt } from "./sheet.js";
import { say } from "./words.js";

/** @import { Importer } from "../js/base/importer.js" */
/** @import { Mirror } from "../importer.js" */
/** @import { PaintJob } from "./painter.js" */
/** @import { Workbench } from "./workbench.js" */

/** Units of the drawing for a square. */
const UNIT = 100;

/** @type {Mirror[]} */
const MIRRORS = ["none", "reflected", "rotated"];

/** The distance in pixels after which a press becomes a drag. */
const DRAGS = 5;

/** @typedef {{ piece: number, player: number, from: string | null }} Held A piece that is dragged, from a square or from the tray. */

/** The board with its tools and its tray. */
export class BoardPart {
  #bench;
  #program;
  #host = byId("board");
  #svg = draw("svg", { tabindex: 0, role: "grid" });
  /** The square of the cursor. */
  #mark = draw("rect", { class: "focus", width: UNIT - 6, height: UNIT - 6 });
  /** The kind that a click puts on a square, or null. @type {number | null} */
  #brush = null;
  /** @type {"hand" | "erase" | "hole"} */
  #tool = "hand";
  #player = 0;
  #focus = [0, 0];
  /** The square of the piece that was picked up with the keyboard. @type {string | null} */
  #lifted = null;
  /** @type {Held | null} */
  #held = null;
  /** @type {Element | null} */
  #ghost = null;
  #begun = [0, 0];
  #painter;
  /** The layer with what is painted. */
  #paint = draw("g");

  constructor(/** @type {Workbench} */ bench, /** @type {Importer} */ program) {
    this.#bench = bench;
    this.#program = program;
    this.#painter = new Painter(bench, program, () => this.#showPaint());
    this.#svg.setAttribute("aria-label", say("board-label"));
    this.#host.append(this.#svg);
    this.#svg.addEventListener("pointerdown", (event) => this.#press(/** @type {PointerEvent} */ (event)));
    this.#svg.addEventListener("keydown", (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
    this.#svg.addEventListener("click", (event) => this.#pressed(/** @type {MouseEvent} */ (event)));
    document.addEventListener("pointermove", (event) => (this.#painter.active ? this.#painter.move(this.#under(event)) : this.#drag(event)));
    document.addEventListener("pointerup", (event) => (this.#painter.active ? this.#painter.release() : this.#drop(event)));
    document.addEventListener("pointercancel", () => (this.#painter.active ? this.#painter.release() : this.#let()));
    for (const button of document.querySelectorAll("[data-tool]")) {
      if (button instanceof HTMLButtonElement) button.onclick = () => this.#choose(/** @type {"hand"} */ (button.dataset.tool ?? "hand"), null);
    }
    buttonById("clear").onclick = () => bench.edit({ do: "clear" }) && bench.emit("note", say("cleared"));
    const size = ["files", "ranks"].map((id) => find(id, HTMLInputElement));
    for (const field of size) {
      field.onchange = () => {
        const [files, ranks] = size.map((one) => Math.round(one.valueAsNumber) || 0);
        if (!bench.edit({ do: "resize", files, ranks })) this.#showSize();
      };
    }
    bench.on("change", () => this.show());
  }

  /** Paints squares on the board. */
  paint(/** @type {PaintJob} */ job) {
    this.#painter.start(job);
  }

  /** Shows what is painted. */
  #showPaint() {
    const layer = this.#painter.layer((square) => {
      const [file, rank] = placeOf(square);
      return { x: file * UNIT, y: this.#top(rank), width: UNIT, height: UNIT };
    });
    this.#paint.replaceWith(layer);
    this.#paint = layer;
    for (const cell of this.#svg.querySelectorAll("[role=gridcell]")) cell.setAttribute("aria-label", this.#words(cell.id.replace(idOf(""), "")));
  }

  /** Shows for which player pieces are put. */
  #showSides() {
    const { players } = this.#bench.sheet;
    this.#player = Math.min(this.#player, Math.max(players.length - 1, 0));
    const sides = players.map(({ name }, player) => {
      const box = make("input", { type: "radio", name: "side", value: String(player), checked: player === this.#player });
      box.onchange = () => {
        this.#player = player;
        this.#showTray();
      };
      return make("label", { className: "side" }, box, name);
    });
    refill(byId("sides"), ...sides);
  }

  /** Shows the board of the sheet, when its pictures are loaded. */
  async show() {
    this.#show();
    await loadPictures(this.#kinds());
    this.#show();
    this.#showTray();
  }

  #kinds() {
    return this.#bench.definition?.pieces ?? [];
  }

  #mirror() {
    return MIRRORS.find((mirror) => mirror === selectById("mirror").value) ?? "none";
  }

  #choose(/** @type {"hand" | "erase" | "hole"} */ tool, /** @type {number | null} */ brush) {
    this.#tool = tool;
    this.#brush = brush;
    if (this.#lifted !== null) {
      this.#lifted = null;
      this.#show();
    }
    for (const button of document.querySelectorAll("[data-tool]")) {
      button.setAttribute("aria-pressed", String(brush === null && button instanceof HTMLElement && button.dataset.tool === tool));
    }
    this.#showTray();
  }

  #showSize() {
    const [files, ranks] = this.#bench.sheet.size;
    find("files", HTMLInputElement).value = String(files || "");
    find("ranks", HTMLInputElement).value = String(ranks || "");
  }

  #show() {
    const { sheet } = this.#bench;
    const [files, ranks] = sheet.size;
    this.#showSize();
    this.#showSides();
    const fault = byId("board-fault");
    fault.hidden = !sheet.boardFault;
    setText(fault, sheet.boardFault ? say("cannot-edit", sheet.boardFault) : "");
    this.#host.hidden = files === 0 || sheet.boardFault !== "";
    this.#svg.setAttribute("viewBox", `0 0 ${files * UNIT} ${ranks * UNIT}`);
    this.#host.style.setProperty("--files", String(files));
    this.#host.style.setProperty("--ranks", String(ranks));
    if (this.#lifted !== null && !this.#standingOn(this.#lifted)) this.#lifted = null;
    const checkered = valueAt(sheet.compact, ["board", "checkered"]) !== false;
    const ground = new DOMParser().parseFromString(this.#program.boardPicture(files, ranks, checkered, sheet.holes), "image/svg+xml").documentElement;
    const rows = [];
    for (let rank = ranks - 1; rank >= 0; rank--) rows.push(draw("g", { role: "row" }, ...Array.from({ length: files }, (_, file) => this.#square(file, rank))));
    // The squares have names with their pieces.
    const seen = draw("g", { "aria-hidden": "true" }, ...sheet.standing.map(({ square, player, piece }) => this.#piece(square, player, piece)), this.#mark);
    this.#svg.replaceChildren(draw("g", { "aria-hidden": "true" }, ...ground.children), this.#paint, ...rows, seen);
    this.#showPaint();
    this.#go(Math.min(this.#focus[0], Math.max(files - 1, 0)), Math.min(this.#focus[1], Math.max(ranks - 1, 0)));
  }

  /** Focuses a square. */
  #go(/** @type {number} */ file, /** @type {number} */ rank) {
    this.#focus = [file, rank];
    this.#mark.setAttribute("x", String(file * UNIT + 3));
    this.#mark.setAttribute("y", String(this.#top(rank) + 3));
    this.#svg.setAttribute("aria-activedescendant", idOf(nameOf(file, rank)));
  }

  #square(/** @type {number} */ file, /** @type {number} */ rank) {
    const name = nameOf(file, rank);
    const rect = draw("rect", { x: file * UNIT, y: this.#top(rank), width: UNIT, height: UNIT });
    return draw("g", { id: idOf(name), role: "gridcell", "aria-label": this.#words(name), "aria-selected": String(name === this.#lifted) }, rect);
  }

  #top(/** @type {number} */ rank) {
    return (this.#bench.sheet.size[1] - 1 - rank) * UNIT;
  }

  #piece(/** @type {string} */ square, /** @type {number} */ player, /** @type {number} */ piece) {
    const [file, rank] = placeOf(square);
    const kind = this.#kinds()[piece];
    const picture = drawn(kind, piece, player);
    for (const [name, value] of Object.entries({ x: file * UNIT + 5, y: this.#top(rank) + 5, width: UNIT - 10, height: UNIT - 10 })) {
      picture.setAttribute(name, String(value));
    }
    picture.setAttribute("data-square", square);
    picture.classList.toggle("away", square === this.#lifted);
    return picture;
  }

  #showTray() {
    const brushes = this.#kinds().map((kind, index) => {
      const button = make("button", { type: "button", className: "brush", title: this.#bench.sheet.pieces[index]?.name ?? kind.name }, drawn(kind, index, this.#player));
      button.setAttribute("aria-label", this.#bench.sheet.pieces[index]?.name ?? kind.name);
      button.setAttribute("aria-pressed", String(this.#brush === index));
      button.onclick = () => this.#choose("hand", this.#brush === index ? null : index);
      button.onpointerdown = (event) => this.#hold(event, { piece: index, player: this.#player, from: null });
      return button;
    });
    const had = [...byId("brushes").children].findIndex((brush) => brush === document.activeElement);
    byId("brushes").replaceChildren(...brushes);
    brushes[had]?.focus();
  }

  /** The square under a pointer, or null. */
  #under(/** @type {PointerEvent} */ { clientX, clientY }) {
    const { left, top, width, height } = this.#svg.getBoundingClientRect();
    const [files, ranks] = this.#bench.sheet.size;
    const [file, rank] = [Math.floor(((clientX - left) / width) * files), ranks - 1 - Math.floor(((clientY - top) / height) * ranks)];
    return file >= 0 && rank >= 0 && file < files && rank < ranks ? nameOf(file, rank) : null;
  }

  #standingOn(/** @type {string} */ square) {
    return this.#bench.sheet.standing.find((one) => one.square === square);
  }

  #press(/** @type {PointerEvent} */ event) {
    const square = this.#under(event);
    if (square === null || event.button !== 0) return;
    this.#go(...placeOf(square));
    if (this.#painter.active) {
      event.preventDefault();
      this.#svg.focus({ preventScroll: true });
      return this.#painter.press(square);
    }
    const stands = this.#standingOn(square);
    if (this.#brush === null && this.#tool === "hand" && stands) {
      // A finger drags the piece and not the page.
      event.preventDefault();
      this.#svg.focus({ preventScroll: true });
      return this.#hold(event, { piece: stands.piece, player: stands.player, from: square });
    }
    this.#act(square);
  }

  /** Applies the chosen tool to a square. */
  #act(/** @type {string} */ square) {
    const mirror = this.#mirror();
    const stands = this.#standingOn(square);
    if (this.#brush !== null) {
      const same = stands?.piece === this.#brush && stands.player === this.#player;
      const letter = this.#kinds()[this.#brush]?.letter;
      this.#bench.edit({ do: "put", square, mirror, player: this.#player, ...(same ? {} : { letter }) });
    } else if (this.#tool === "erase") {
      if (stands) this.#bench.edit({ do: "put", square, mirror });
    } else if (this.#tool === "hole") this.#bench.edit({ do: "hole", square, mirror });
    this.#announce();
  }

  #hold(/** @type {PointerEvent} */ event, /** @type {Held} */ held) {
    this.#held = held;
    this.#begun = [event.clientX, event.clientY];
  }

  #drag(/** @type {PointerEvent} */ event) {
    const { clientX, clientY } = event;
    if (!this.#held) return;
    if (!this.#ghost) {
      if (Math.hypot(clientX - this.#begun[0], clientY - this.#begun[1]) < DRAGS) return;
      const { piece, player, from } = this.#held;
      const picture = drawn(this.#kinds()[piece], piece, player);
      const size = this.#svg.getBoundingClientRect().width / this.#bench.sheet.size[0];
      this.#ghost = make("div", { className: "ghost" }, picture);
      if (this.#ghost instanceof HTMLElement) this.#ghost.style.inlineSize = `${size}px`;
      document.body.append(this.#ghost);
      if (from) this.#svg.querySelector(`[data-square="${from}"]`)?.classList.add("away");
    }
    if (this.#ghost instanceof HTMLElement) this.#ghost.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -50%)`;
  }

  #drop(/** @type {PointerEvent} */ event) {
    const [held, dragged] = [this.#held, this.#ghost !== null];
    this.#let();
    if (!held || !dragged) return;
    const square = this.#under(event);
    const mirror = this.#mirror();
    const letter = this.#kinds()[held.piece]?.letter;
    if (held.from === null) {
      if (square) this.#bench.edit({ do: "put", square, letter, player: held.player, mirror });
    } else if (square === null) this.#bench.edit({ do: "put", square: held.from, mirror });
    else if (square !== held.from) this.#bench.edit({ do: "move", from: held.from, to: square, mirror });
    this.#svg.querySelector(".away")?.classList.remove("away");
  }

  #let() {
    this.#held = null;
    this.#ghost?.remove();
    this.#ghost = null;
  }

  #key(/** @type {KeyboardEvent} */ event) {
    const steps = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] });
    const [files, ranks] = this.#bench.sheet.size;
    const [file, rank] = this.#focus;
    const square = nameOf(file, rank);
    if (event.key in steps) {
      const [x, y] = steps[event.key];
      this.#go(Math.min(Math.max(file + x, 0), files - 1), Math.min(Math.max(rank + y, 0), ranks - 1));
    } else if (event.key === "Enter" || event.key === " ") this.#enter(square);
    else if (this.#painter.active) {
      if (event.key !== "Escape") return;
      this.#painter.stop();
    }
    else if (event.key === "Delete" || event.key === "Backspace") {
      if (this.#standingOn(square)) this.#bench.edit({ do: "put", square, mirror: this.#mirror() });
      this.#announce();
    } else return;
    event.preventDefault();
  }

  /** A screen reader presses a square without a pointer. */
  #pressed(/** @type {MouseEvent} */ event) {
    const square = event.detail === 0 && targetOf(event)?.closest("[role=gridcell]")?.id.replace(idOf(""), "");
    if (!square) return;
    this.#go(...placeOf(square));
    this.#enter(square);
  }

  /** Picks up the piece on a square, or puts it down, with the tool for moving; otherwise applies the tool. */
  #enter(/** @type {string} */ square) {
    if (this.#painter.active) {
      this.#painter.toggle(square);
      return this.#announce();
    }
    if (this.#brush !== null || this.#tool !== "hand") return this.#act(square);
    const from = this.#lifted;
    this.#lifted = from === null && this.#standingOn(square) ? square : null;
    if (from !== null && from !== square) this.#bench.edit({ do: "move", from, to: square, mirror: this.#mirror() });
    this.#show();
    this.#announce();
  }

  /** The piece on a square, in words. */
  #words(/** @type {string} */ square) {
    const stands = this.#standingOn(square);
    const what = stands ? this.#ownedBy(stands.player, this.#bench.sheet.pieces[stands.piece]?.name ?? "") : say(this.#bench.sheet.holes.includes(square) ? "hole-square" : "empty-square");
    return [square, what, ...(this.#painter.has(square) ? [say("painted-square")] : []), ...(square === this.#lifted ? [say("picked-square")] : [])].join(", ");
  }

  /** A piece with its player, in words. */
  #ownedBy(/** @type {number} */ player, /** @type {string} */ piece) {
    const name = this.#bench.definition?.players[player]?.name ?? "";
    if (name === "White" || name === "Black") return say(`of-${name.toLowerCase()}`, piece);
    return `${this.#bench.sheet.players[player]?.name ?? ""}: ${piece}`;
  }

  /** Announces the piece on the focused square, after a change there. */
  #announce() {
    setText(byId("said"), this.#words(nameOf(this.#focus[0], this.#focus[1])));
  }
}

/** The id of the cell of a square. */
const idOf = (/** @type {string} */ square) => `square-${square}`;

const nameOf = (/** @type {number} */ file, /** @type {number} */ rank) => `${String.fromCharCode(97 + file)}${rank + 1}`;

/** @type {(square: string) => [number, number]} */
const placeOf = (square) => [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
