// The kinds of piece: a list of them, and the details of the chosen one.

import { buttonById, byId, find, make, setText } from "../js/base/dom.js";
import { bentGroups, pathGroups } from "./bent.js";
import { languageName } from "./fields.js";
import { fillGroups } from "./groups.js";
import { MoveGrid } from "./move-grid.js";
import { movesPages, showTabs } from "./move-tabs.js";
import { drawn, loadPictures } from "./pictures.js";
import { afterwards, refill } from "./refill.js";
import { valueAt } from "./sheet.js";
import { nameOfStep } from "./step-names.js";
import { say } from "./words.js";

/** @import { FormField, MoveCells } from "../importer.js" */
/** @import { Importer } from "../js/base/importer.js" */
/** @import { Path, Place } from "./fields.js" */
/** @import { Kind } from "./sheet.js" */

/** The delay in milliseconds after the last letter before a move is read. */
const PAUSE = 250;

/** The part. */
export class PiecePart {
  #bench;
  #place;
  #program;
  #form = find("piece", HTMLFormElement);
  #index = 0;
  /** @type {MoveGrid | null} */
  #grid = null;
  /** The definition and the piece that the diagram shows. */
  #shown = "";
  #askPicture;
  /** The number of the shown page of moves. */
  #page = 0;

  /**
   * @param {Place} place
   * @param {Importer} program
   * @param {{ addPiece: () => void, choosePicture: (index: number) => void }} ask
   */
  constructor(place, program, { addPiece, choosePicture }) {
    const { bench } = place;
    this.#bench = bench;
    this.#place = place;
    this.#program = program;
    this.#askPicture = choosePicture;
    buttonById("add-piece").onclick = addPiece;
    this.#form.onsubmit = (event) => event.preventDefault();
    bench.on("change", () => this.show());
  }

  /** Chooses a kind. */
  async choose(/** @type {number} */ index, named = false) {
    if (index !== this.#index) this.#page = 0;
    this.#index = index;
    await this.show();
    // A new one needs a name first.
    if (!named) return;
    this.#input("name").focus();
    this.#input("name").select();
  }

  /** Shows the moves at a path on the squares around the piece. */
  editMoves(/** @type {Path} */ path) {
    const pages = movesPages(this.#fields(), this.#path);
    this.#page = Math.max(pages.findIndex((page) => JSON.stringify(page.path) === JSON.stringify(path)), 0);
    this.show();
    this.#part(".move-grid").scrollIntoView({ block: "center" });
    this.#part('.move-grid [tabindex="0"]').focus({ preventScroll: true });
  }

  /** @returns {Path} */
  get #path() {
    return ["pieces", this.#index];
  }

  /** The fields of the kind. */
  #fields() {
    const form = this.#program.formOf(this.#bench.sheet.compact, JSON.stringify(this.#path));
    if (!form) throw new Error(`there is no piece ${this.#index}`);
    return form;
  }

  /** Sets the moves on the shown page. */
  #setMoves(/** @type {string} */ betza) {
    const page = movesPages(this.#fields(), this.#path)[this.#page];
    return page !== undefined && this.#bench.set(page.path, betza);
  }

  #setCells(/** @type {MoveCells} */ moves) {
    const betza = this.#program.betzaOf(moves);
    if (betza === undefined) {
      this.#bench.emit("fault", say("grid-no-text"));
      return this.show();
    }
    this.#setMoves(betza);
  }

  get #kind() {
    return this.#bench.definition?.pieces[this.#index];
  }

  #set(/** @type {string} */ field, /** @type {unknown} */ value) {
    return this.#bench.set(["pieces", this.#index, field], value);
  }

  async show() {
    const kinds = this.#bench.definition?.pieces ?? [];
    this.#index = Math.min(this.#index, Math.max(kinds.length - 1, 0));
    await loadPictures(kinds);
    const had = byId("kinds").contains(document.activeElement);
    byId("kinds").replaceChildren(...kinds.map((kind, index) => this.#item(kind, index)));
    if (had) byId("kinds").querySelectorAll("button")[this.#index]?.focus();
    this.#form.hidden = kinds.length === 0;
    if (!this.#kind) return;
    if (!this.#grid) this.#make();
    this.#fill(this.#kind);
  }

  #item(/** @type {Kind} */ kind, /** @type {number} */ index) {
    const { name = kind.name, worth = null } = this.#bench.sheet.pieces[index] ?? {};
    const button = make("button", { type: "button" }, drawn(kind, index), make("b", { textContent: name }), make("code", { textContent: kind.betza }), make("span", { className: "worth", textContent: worth === null ? "" : worth.toFixed(1) }));
    button.setAttribute("aria-pressed", String(index === this.#index));
    button.onclick = () => this.choose(index);
    return make("li", {}, button);
  }

  /** Makes the form, once. */
  #make() {
    this.#form.replaceChildren(document.importNode(find("piece-fields", HTMLTemplateElement).content, true));
    const [way, does, where, onWay, end, onPath, ...legs] = ["way", "does", "where", "on-way", "path-end", "on-path", "first-leg", "second-leg"].map((name) => this.#select(name));
    this.#grid = new MoveGrid(
      this.#part(".move-grid"),
      () => ({
        way: /** @type {"leap"} */ (way.value), does: /** @type {"both"} */ (does.value), where: /** @type {"all"} */ (where.value), first: this.#input("first").checked,
        onWay: /** @type {"empty"} */ (onWay.value), slides: [legs[0].value === "slide", legs[1].value === "slide"],
        end: /** @type {"stop"} */ (end.value), takes: onPath.value === "capture",
      }),
      (moves) => this.#setCells(moves),
      (words) => setText(this.#part("[data-ask]"), words),
    );
    const begin = () => {
      this.#part("[data-bent]").hidden = way.value !== "bent";
      this.#part("[data-path]").hidden = way.value !== "path";
      this.#grid?.begin();
    };
    for (const list of [way, onWay, end, onPath, ...legs]) list.onchange = begin;
    begin();
    this.#input("name").onchange = () => this.#set("name", this.#input("name").value.trim() || say("blank-name"));
    this.#input("letter").onchange = () => {
      if (!this.#bench.edit({ do: "letter", index: this.#index, letter: this.#input("letter").value.trim().toUpperCase() })) this.show();
    };
    this.#input("value").onchange = () => {
      if (!this.#input("value").checkValidity()) return this.show();
      const value = this.#input("value").valueAsNumber;
      this.#set("value", Number.isFinite(value) ? value : null);
    };
    const betza = this.#input("betza");
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let waiting;
    const take = () => {
      clearTimeout(waiting);
      this.#setMoves(betza.value.trim());
    };
    betza.oninput = () => {
      clearTimeout(waiting);
      waiting = setTimeout(take, PAUSE);
    };
    betza.onchange = take;
    const pair = this.#select("pair");
    pair.onchange = () => this.#pair(pair.value);
    this.#part('[data-act="remove"]').onclick = () => this.#remove();
    this.#part('[data-act="picture"]').onclick = () => this.#askPicture(this.#index);
  }

  /** Gives the kind its promoted kind: a new one, one of the others, or none. */
  #pair(/** @type {string} */ other) {
    const index = this.#index;
    const name = this.#bench.sheet.pieces[index]?.name ?? "";
    if (other === "") this.#bench.edit({ do: "unpair", index });
    else if (this.#bench.edit({ do: "pair", index, ...(other === "new" ? {} : { letter: other }) })) this.#bench.emit("note", say("paired", name));
    this.show();
  }

  /** Removes the kind, and focuses another one, or the button that adds one. */
  async #remove() {
    const name = this.#bench.sheet.pieces[this.#index]?.name ?? "";
    if (!this.#bench.edit({ do: "remove-piece", index: this.#index })) return;
    this.#bench.emit("note", say("removed", name));
    await this.show();
    (byId("kinds").querySelectorAll("button")[this.#index] ?? buttonById("add-piece")).focus();
  }

  /** Fills in the details of a kind, except a field that is being edited. */
  #fill(/** @type {Kind} */ kind) {
    const { pieces, faults } = this.#bench.sheet;
    const sheet = pieces[this.#index];
    const put = (/** @type {HTMLInputElement} */ box, /** @type {string} */ value) => {
      if (box !== document.activeElement) box.value = value;
    };
    put(this.#input("name"), kind.name);
    put(this.#input("letter"), kind.letter);
    put(this.#input("value"), kind.value === null ? "" : String(kind.value));
    setText(this.#part("[data-estimated]"), kind.value === null && sheet?.worth ? say("piece-estimated", sheet.worth.toFixed(1)) : "");
    this.#part('[data-act="picture"]').replaceChildren(drawn(kind, this.#index), make("span", { textContent: say("picture-choose") }));
    setText(this.#part("[data-words]"), sheet?.sentences.join(" ") ?? "");
    const fault = faults.find(({ key }) => key === kind.name);
    this.#part("[data-fault]").hidden = !fault;
    setText(this.#part("[data-fault]"), fault?.words ?? "");
    const fields = this.#fields();
    this.#fillMoves(kind, fields, put);
    this.#fillPair(kind);
    this.#fillNames(kind);
    const rows = fields.fields.find(({ name }) => name === "promotion")?.fields.length ?? 0;
    fillGroups(this.#form, this.#place, fields, this.#path, (id) => id === "pieces-promotesTo" && rows > 0);
    this.#diagram(kind);
  }

  /** The squares around the piece. @param {Kind} kind @param {FormField} fields @param {(box: HTMLInputElement, value: string) => void} put */
  #fillMoves(kind, fields, put) {
    const pages = movesPages(fields, this.#path);
    this.#page = Math.min(this.#page, pages.length - 1);
    const { betza } = pages[this.#page];
    put(this.#input("betza"), betza);
    showTabs(this.#part("[data-tabs]"), this.#part("[data-region]"), this.#place, fields, this.#path, this.#page, (page) => {
      this.#page = page;
      this.show();
    });
    const moves = this.#program.cellsOf(betza) ?? null;
    this.#grid?.show(moves, drawn(kind, this.#index));
    const chips = moves ? [...bentGroups(moves.bent).map((group) => this.#bentChip(moves, group)), ...pathGroups(moves.paths ?? []).map((group) => this.#pathChip(moves, group)), ...moves.rest.map((term, index) => this.#chip(say("grid-rest", term), { ...moves, rest: moves.rest.filter((_, other) => other !== index) }))] : [];
    refill(this.#part("[data-chips]"), ...chips);
    const marks = new Set((moves?.cells ?? []).map(({ way, first }) => (first ? "first" : way)));
    const legend = [...["first", "lame", "cannon", "grasshopper"].filter((mark) => marks.has(/** @type {"lame"} */ (mark))), ...(moves?.bent.length || moves?.paths?.length ? ["bent"] : [])].map((mark) => say(`legend-${mark}`)).join(" · ");
    this.#part("[data-legend]").hidden = !legend;
    setText(this.#part("[data-legend]"), legend);
  }

  /** A group of bent moves, with a button that removes it. @param {MoveCells} moves @param {MoveCells["bent"]} group */
  #bentChip(moves, group) {
    const [bent] = group;
    const leg = (/** @type {[number, number]} */ [x, y], /** @type {number | null} */ range) => nameOfStep(x, y, null).trim() + (range === null ? " …" : "");
    const words = `${leg(bent.first, bent.firstRange)}, ${say(`bent-${bent.onWay}`)}, ${leg(bent.step, bent.range)} (×${group.length})`;
    return this.#chip(words, { ...moves, bent: moves.bent.filter((one) => !group.includes(one)) });
  }

  /** The same for a group of paths. @param {MoveCells} moves @param {NonNullable<MoveCells["paths"]>} group */
  #pathChip(moves, group) {
    const [{ steps, end, takes }] = group;
    const all = steps.map(([x, y], index) => nameOfStep(x, y, null).trim() + (takes === index ? ` (${say("bent-capture")})` : ""));
    const words = `${all.join(", ")}, ${say(`path-${end}`)} (×${group.length})`;
    return this.#chip(words, { ...moves, paths: (moves.paths ?? []).filter((one) => !group.includes(one)) });
  }

  #chip(/** @type {string} */ words, /** @type {MoveCells} */ without) {
    const away = make("button", { type: "button", className: "away", textContent: "✕", "aria-label": say("move-remove", words), title: say("move-remove", words) });
    away.onclick = () => this.#setCells(without);
    return make("li", { className: "chip" }, words, away);
  }

  #fillPair(/** @type {Kind} */ kind) {
    const kinds = this.#bench.definition?.pieces ?? [];
    const nameOf = (/** @type {string} */ letter) => this.#bench.sheet.pieces[kinds.findIndex((one) => one.letter === letter)]?.name ?? letter;
    const others = kinds.filter(({ letter }) => letter !== kind.letter);
    const pair = this.#select("pair");
    pair.replaceChildren(new Option(say("pair-none"), ""), new Option(say("pair-new"), "new"), ...others.map(({ letter }) => new Option(nameOf(letter), letter)));
    pair.value = kinds.find(({ promotedFrom }) => promotedFrom === kind.letter)?.letter ?? "";
    const note = this.#part("[data-pair-note]");
    note.hidden = !kind.promotedFrom;
    setText(note, kind.promotedFrom ? say("pair-of", nameOf(kind.promotedFrom)) : "");
  }

  /** The names of the kind in other languages. */
  #fillNames(/** @type {Kind} */ kind) {
    const tags = (this.#form.querySelector("[data-names]")?.getAttribute("data-names") ?? "").split(" ").filter(Boolean);
    refill(this.#part("[data-names]"), ...tags.map((tag) => {
      const box = make("input", { type: "text", maxLength: 40, value: String(valueAt(this.#bench.sheet.compact, ["names", tag, kind.letter]) ?? "") });
      box.onchange = () => afterwards(() => this.#bench.set(["names", tag, kind.letter], box.value.trim() || null));
      return make("label", {}, make("span", { textContent: say("piece-name-in", languageName(tag)) }), box);
    }));
  }

  /** The live diagram of the kind, rebuilt when the game has changed. */
  #diagram(/** @type {Kind} */ kind) {
    const { playable, compact } = this.#bench.sheet;
    const key = playable ? `${this.#index} ${compact}` : "";
    const place = this.#part("[data-diagram]");
    if (key && key === this.#shown) return;
    this.#shown = key;
    if (!playable) return place.replaceChildren(make("p", { className: "help", textContent: say("piece-no-diagram") }));
    const diagram = document.createElement("move-diagram");
    for (const [name, value] of Object.entries({ definition: "#definition", piece: kind.letter, description: "no", lang: document.documentElement.lang })) diagram.setAttribute(name, value);
    place.replaceChildren(diagram);
  }

  #part(/** @type {string} */ selector) {
    const found = this.#form.querySelector(selector);
    if (!(found instanceof HTMLElement)) throw new Error(`there is no ${selector}`);
    return found;
  }

  #input(/** @type {string} */ name) {
    const found = this.#form.elements.namedItem(name);
    if (!(found instanceof HTMLInputElement)) throw new Error(`there is no box ${name}`);
    return found;
  }

  #select(/** @type {string} */ name) {
    const found = this.#form.elements.namedItem(name);
    if (!(found instanceof HTMLSelectElement)) throw new Error(`there is no list ${name}`);
    return found;
  }
}
