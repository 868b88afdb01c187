// The kinds of piece: a list of them, and the details of the chosen one.

import { buttonById, byId, find, make, setText } from "../js/base/dom.js";
import { showKinds } from "./kinds-choice.js";
import { MoveGrid } from "./move-grid.js";
import { drawn, loadPictures } from "./pictures.js";
import { lastRanks, ranksIn } from "./zones.js";
import { say } from "./words.js";

/** @import { MoveCells } from "../importer.js" */
/** @import { Kind } from "./sheet.js" */
/** @import { Workbench } from "./workbench.js" */

/** The delay in milliseconds after the last letter before a move is read. */
const PAUSE = 250;

/** The part. */
export class PiecePart {
  #bench;
  #program;
  #form = find("piece", HTMLFormElement);
  #index = 0;
  /** @type {MoveGrid | null} */
  #grid = null;
  /** The definition and the piece that the diagram shows. */
  #shown = "";
  #askPicture;

  /**
   * @param {Workbench} bench
   * @param {{ betzaOf: (moves: MoveCells) => string }} program
   * @param {{ addPiece: () => void, choosePicture: (index: number) => void }} ask
   */
  constructor(bench, program, { addPiece, choosePicture }) {
    this.#bench = bench;
    this.#program = program;
    this.#askPicture = choosePicture;
    buttonById("add-piece").onclick = addPiece;
    this.#form.onsubmit = (event) => event.preventDefault();
    bench.on("change", () => this.show());
  }

  /** Chooses a kind. */
  async choose(/** @type {number} */ index, named = false) {
    this.#index = index;
    await this.show();
    // A new one needs a name first.
    if (!named) return;
    this.#input("name").focus();
    this.#input("name").select();
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
    const [way, does, where] = ["way", "does", "where"].map((name) => this.#select(name));
    this.#grid = new MoveGrid(
      this.#part(".move-grid"),
      () => ({ way: /** @type {"leap"} */ (way.value), does: /** @type {"both"} */ (does.value), where: /** @type {"all"} */ (where.value), first: this.#input("first").checked }),
      (moves) => this.#set("betza", this.#program.betzaOf(moves)),
    );
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
      this.#set("betza", betza.value.trim());
    };
    betza.oninput = () => {
      clearTimeout(waiting);
      waiting = setTimeout(take, PAUSE);
    };
    betza.onchange = take;
    for (const box of this.#form.querySelectorAll("[data-field]")) {
      if (box instanceof HTMLInputElement) box.onchange = () => this.#set(box.dataset.field ?? "", box.checked || null);
    }
    for (const box of this.#form.querySelectorAll("[data-number]")) {
      if (box instanceof HTMLInputElement) box.onchange = () => this.#set(box.dataset.number ?? "", box.valueAsNumber || null);
    }
    for (const box of this.#form.querySelectorAll("[data-zone]")) {
      if (box instanceof HTMLInputElement) box.onchange = () => this.#set(box.dataset.zone ?? "", box.value.trim() || null);
    }
    const royal = this.#select("royal");
    royal.onchange = () => this.#set("royal", royal.value === "last" ? "last" : royal.value === "true" || null);
    this.#input("zone").onchange = () => this.#promote({ ranks: this.#input("zone").valueAsNumber });
    this.#input("optional").onchange = () => this.#promote({ optional: this.#input("optional").checked });
    this.#part('[data-act="remove"]').onclick = () => this.#remove();
    this.#part('[data-act="picture"]').onclick = () => this.#askPicture(this.#index);
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
    put(this.#input("betza"), kind.betza);
    setText(this.#part("[data-estimated]"), kind.value === null && sheet?.worth ? say("piece-estimated", sheet.worth.toFixed(1)) : "");
    this.#part('[data-act="picture"]').replaceChildren(drawn(kind, this.#index), make("span", { textContent: say("picture-choose") }));
    setText(this.#part("[data-words]"), sheet?.sentences.join(" ") ?? "");
    const fault = faults.find(({ key }) => key === kind.name);
    this.#part("[data-fault]").hidden = !fault;
    setText(this.#part("[data-fault]"), fault?.words ?? "");
    this.#grid?.show(sheet?.moves ?? null, drawn(kind, this.#index));
    const rest = sheet?.moves?.rest ?? "";
    this.#part("[data-rest]").hidden = !rest;
    setText(this.#part("[data-rest]"), say("grid-rest", rest));
    const marks = new Set((sheet?.moves?.cells ?? []).map(({ way, first }) => (first ? "first" : way)));
    const legend = ["first", "lame", "cannon", "grasshopper"].filter((mark) => marks.has(/** @type {"lame"} */ (mark))).map((mark) => say(`legend-${mark}`)).join(" · ");
    this.#part("[data-legend]").hidden = !legend;
    setText(this.#part("[data-legend]"), legend);
    for (const box of this.#form.querySelectorAll("[data-field]")) {
      if (box instanceof HTMLInputElement) box.checked = Reflect.get(kind, box.dataset.field ?? "") === true;
    }
    put(this.#numbered("promotionLimit"), kind.promotionLimit ? String(kind.promotionLimit) : "");
    for (const name of ["confined", "dropZone"]) put(this.#zoned(name), typeof Reflect.get(kind, name) === "string" ? String(Reflect.get(kind, name)) : "");
    this.#select("royal").value = String(kind.royal ?? false);
    this.#fillPromotion(kind, put);
    this.#diagram(kind);
  }

  /** @param {Kind} kind @param {(box: HTMLInputElement, value: string) => void} put */
  #fillPromotion(kind, put) {
    const { row, letters } = promotionOf(kind);
    const ranks = this.#bench.sheet.size[1];
    const depth = row.zone === undefined ? 1 : ranksIn(String(row.zone), ranks);
    put(this.#input("zone"), depth === null ? "" : String(depth));
    this.#input("optional").checked = row.optional === true;
    showKinds(this.#part("[data-promotes]"), this.#bench, letters, (chosen) => this.#promote({ letters: chosen }));
  }

  /** Changes the promotion of the kind. @param {{ letters?: string, ranks?: number, optional?: boolean }} change */
  #promote(change) {
    const kind = this.#kind;
    if (!kind) return;
    const { row, letters } = promotionOf(kind);
    const to = change.letters ?? letters;
    /** @type {Record<string, unknown>} */
    const next = { ...row, to };
    if (change.optional !== undefined) next.optional = change.optional || undefined;
    if (change.ranks !== undefined) next.zone = change.ranks > 1 ? lastRanks(change.ranks, this.#bench.sheet.size[1]) : undefined;
    const plain = Object.entries(next).every(([name, value]) => name === "to" || value === undefined);
    const json = /** @type {Record<string, unknown>} */ ({ ...kindJson(this.#bench.sheet.compact, this.#index) });
    delete json.promotion;
    delete json.promotesTo;
    if (to) Object.assign(json, plain ? { promotesTo: to } : { promotion: next });
    this.#bench.set(["pieces", this.#index], json);
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

  #numbered(/** @type {string} */ name) {
    return /** @type {HTMLInputElement} */ (this.#part(`[data-number="${name}"]`));
  }

  #zoned(/** @type {string} */ name) {
    return /** @type {HTMLInputElement} */ (this.#part(`[data-zone="${name}"]`));
  }

  #select(/** @type {string} */ name) {
    const found = this.#form.elements.namedItem(name);
    if (!(found instanceof HTMLSelectElement)) throw new Error(`there is no list ${name}`);
    return found;
  }
}

/** The promotion of a kind: its row, or the first of several, and the letters of its targets. @returns {{ row: Record<string, unknown>, letters: string }} */
function promotionOf(/** @type {Kind} */ { promotion, promotesTo }) {
  const first = Array.isArray(promotion) ? promotion[0] : promotion;
  const row = typeof first === "object" && first !== null ? /** @type {Record<string, unknown>} */ (first) : {};
  const to = Array.isArray(row.to) ? row.to[0] : row.to;
  return { row, letters: typeof to === "string" ? to : promotesTo };
}

/** The JSON of a kind. */
function kindJson(/** @type {string} */ compact, /** @type {number} */ index) {
  return JSON.parse(compact).pieces[index];
}
