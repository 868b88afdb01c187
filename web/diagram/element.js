// The custom element: its attributes and its life. What it shows is the view's business.

import { kept } from "../js/base/promises.js";
import { flat, game } from "./games.js";
import { GAMES } from "./lists.js";
import { load, Problem } from "./load.js";
import { outline } from "./outline.js";
import { parts } from "./parts.js";
import { isPicture } from "./pictures.js";
import { View } from "./view.js";
import { spoken, words } from "./words.js";

/** @import { GameDefinition } from "../types/built.js" */

/** @typedef {GameDefinition & Record<string, unknown>} OwnDefinition A game's definition as JSON. */
/** @typedef {Record<string, unknown> & { definition?: OwnDefinition }} OwnJson What stands in the element as JSON. */
/** @typedef {{ definition?: OwnDefinition, note?: string }} Found A game that the element does not know by itself, and what the reader is to know of it. */
/** @typedef {(name: string) => unknown} ValueOf Gives an attribute by its name, or null. */

/**
 * @typedef {object} Told What the program is told: attributes as texts.
 * @property {string} language
 * @property {string} [game]
 * @property {string} [play]
 * @property {string} [picture]
 * @property {string} [definition]
 */

// A server that renders pages has no elements; it may import this all the same.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** The attributes that the program reads. */
const TOLD = [
  "game", "options", "piece", "betza", "picture", "name", "square", "friends", "enemies", "board", "fen", "select",
  "legal", "moves", "at", "play", "player", "orientation", "coordinates",
];
const OWN = ["src", "definition", "legend", "description", "tray", "theme", "size", "language", "level"];
/** The text of a game, which no browser takes for a program. */
const TEXT = ':scope > script[type]:not([type="application/json"], [type="module"], [type="importmap"], [type*="script"])';
const THEMES = ["wood", "green", "blue", "grey", "contrast"];

/** @type {IntersectionObserver | undefined} */
let watcher;

/** Begins diagrams when they come near the part of the page that is seen. */
function watch(/** @type {MoveDiagram} */ element) {
  watcher ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof MoveDiagram) target.begin();
  }, { rootMargin: "400px" });
  watcher.observe(element);
}

/** The element. */
export class MoveDiagram extends Base {
  static observedAttributes = [...TOLD, ...OWN];

  /** @type {View | null} */
  #view = null;
  #begun = false;
  #queued = false;
  /** Counts the beginnings: whatever loads last, the last one is shown. */
  #turn = 0;
  /** What `ready` waits for. */
  #ready = kept();
  #settled = false;
  /** The game that another file, another element of the page or the text of this one has. @type {Found} */
  #found = {};

  #settle() {
    this.#settled = true;
    this.#ready.keep();
  }

  connectedCallback() {
    try {
      this.#view ??= new View(this, this.attachShadow({ mode: "open" }), () => this.#reserve());
      this.#reserve();
      watch(this);
    } catch (error) {
      // A browser without what this needs: what is between the tags stays as it is.
      console.warn("move-diagram:", error);
    }
  }

  disconnectedCallback() {
    watcher?.unobserve(this);
    // Moving an element disconnects it for a moment.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#begun = false;
      this.#turn++;
      this.#view?.end();
      // Nobody waits for what is not on the page.
      this.#settle();
    });
  }

  attributeChangedCallback(/** @type {string} */ _name, /** @type {string | null} */ before, /** @type {string | null} */ after) {
    if (before === after) return;
    if (this.#begun) this.#queue();
    else if (this.isConnected) this.#reserve();
  }

  /** Takes the place that the diagram will have, as far as its attributes tell before the program is there. */
  #reserve() {
    if (this.#begun || !this.#view) return;
    /** @type {OwnJson} */
    let own = {};
    try {
      own = this.#json();
    } catch {
      // Said when it begins.
    }
    const value = this.#value(own);
    const size = value("size");
    const no = (/** @type {string} */ name) => /^(no|false|off)$/.test(String(value(name) ?? ""));
    this.#view.reserve(outline(value, own.definition), {
      legend: !no("legend"), description: !no("description"), tray: !no("tray"), size: isLength(size) ? pixels(size) : "",
    }, words(this.#language()));
  }

  #language() {
    return this.getAttribute("language") ?? this.closest("[lang]")?.getAttribute("lang") ?? "";
  }

  /** @returns {ValueOf} */
  #value(/** @type {OwnJson} */ own) {
    return (name) => this.getAttribute(name) ?? own[name] ?? null;
  }

  /** Begins at once, without waiting until the diagram is near the part of the page that is seen. */
  begin() {
    watcher?.unobserve(this);
    if (this.#begun || !this.isConnected) return;
    this.#begun = true;
    this.#queue();
  }

  /** Fulfilled when the diagram can be used, or says what is wrong, or is taken out of the page. */
  get ready() {
    this.begin();
    return this.#ready.promise;
  }

  // Several attributes are often set one after the other.
  #queue() {
    if (this.#settled) {
      this.#settled = false;
      this.#ready = kept();
    }
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      if (this.isConnected) this.#start();
    });
  }

  async #start() {
    const turn = ++this.#turn;
    // Gone, or told something else, while something was loading.
    const over = () => turn !== this.#turn || !this.isConnected;
    const view = this.#view;
    if (!view) return;
    /** @type {Told} */
    const told = { language: this.#language() };
    view.speak(words(told.language));
    try {
      await this.#whole();
      this.#found = {};
      const found = await this.#find();
      if (over()) return;
      this.#found = found;
      const options = this.#tell(told);
      const picture = (told.picture ?? "").trim().toLowerCase();
      if (picture && !(await isPicture(picture))) throw new Problem("picture", told.picture ?? "");
      const id = told.game;
      const [{ Diagram }, definition] = await Promise.all([load(spoken(told.language)), told.definition ?? (id ? game(id) : "")]);
      if (definition) told.definition = definition;
      if (over()) return;
      await view.begin(new Diagram(Object.keys(told), Object.values(told)), options, over);
      if (over()) return;
    } catch (error) {
      if (over()) return;
      view.fail(error);
    }
    this.#settle();
    this.dispatchEvent(new CustomEvent("ready"));
  }

  /** Waits for what is inside the element, where the page is still being read and has come no further than to its begin. */
  async #whole() {
    if (document.readyState !== "loading") return;
    for (let node = /** @type {Node | null} */ (this); node; node = node.parentNode) if (node.nextSibling) return;
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  }

  /** The game that a file, another element, the text of this one or the library has. @returns {Promise<Found>} */
  async #find() {
    const own = this.#json();
    const value = this.#value(own);
    const [src, id, game] = ["src", "definition", "game"].map((name) => String(value(name) ?? ""));
    const text = this.querySelector(TEXT)?.textContent;
    const known = own.definition || (!id && !text && (!game || Object.hasOwn(GAMES, game.trim().toLowerCase())));
    return known && !src ? {} : (await parts.finding()).find({ src, id, text, game, language: spoken(this.#language()) });
  }

  /** Fills in what the program is told, and returns what the view is. */
  #tell(/** @type {Told} */ told) {
    const own = this.#json();
    const definition = own.definition && flat(own.definition);
    const value = this.#value(own);
    for (const name of TOLD) if (value(name) !== null) Object.assign(told, { [name]: String(value(name)) });
    if (definition) told.definition = definition;
    // Keys that nobody knows are for the program to refuse, with the nearest of those it knows.
    for (const name of Object.keys(own)) if (!TOLD.includes(name) && !OWN.includes(name)) Object.assign(told, { [name]: "?" });
    if (value("play") === "" || value("play") === true) told.play = "yes";
    const yes = (/** @type {string} */ name) => {
      const text = String(value(name) ?? "yes");
      if (["", "yes", "true", "on"].includes(text)) return true;
      if (["no", "false", "off"].includes(text)) return false;
      throw new Problem("choice", name);
    };
    const theme = String(value("theme") || "wood");
    if (!THEMES.includes(theme)) throw new Problem("theme", theme);
    const level = String(value("level") ?? "4");
    if (!/^[1-8]$/.test(level)) throw new Problem("level", level);
    const id = (told.game ?? "").trim().toLowerCase();
    return {
      legend: yes("legend"), description: yes("description"), tray: yes("tray"),
      size: length(value("size")), level: Number(level), game: id,
      // Whose pictures lie together.
      set: !own.definition && Object.hasOwn(GAMES, id) ? id : null,
      definition: own.definition, note: this.#found.note,
    };
  }

  /** @returns {OwnJson} */
  #json() {
    const script = this.querySelector(':scope > script[type="application/json"]');
    /** @type {OwnJson} */
    let own = script ? object(script.textContent ?? "") : {};
    // A game as it is, without attributes around it.
    if (own.pieces) own = { definition: /** @type {OwnDefinition} */ (own) };
    if (this.#found.definition) own.definition = this.#found.definition;
    if (own.definition) {
      if (typeof own.definition !== "object") throw new Problem("json", "definition: { … }");
      own.game ??= own.definition.id;
    }
    if (Array.isArray(own.moves)) own.moves = own.moves.join(" ");
    if (typeof own.legal === "boolean") own.legal = own.legal ? "yes" : "no";
    return own;
  }

  /** Everything as it was at first. */
  reset() {
    this.#view?.reset();
  }

  /** Picks up the piece on a square, such as `"e4"`; without one, lets go. */
  select(/** @type {string | null} */ square = null) {
    this.#view?.select(square);
  }

  /** Shows a line of moves after so many of them. */
  go(/** @type {number} */ ply) {
    this.#view?.go(ply);
  }

  /** The text of the position; empty where the board is no position of a game. */
  get position() {
    return this.#view?.diagram?.fen() ?? "";
  }

  /** The attributes that would show what is on the board now, as far as they are others than at first. */
  get state() {
    return this.#view?.state() ?? {};
  }

  /** The squares the picked piece reaches: `[{ square, kind, moves, captures, promotes, through, screen }]`. */
  get targets() {
    return this.#view?.targets() ?? [];
  }

  /** Takes back the reader's last move in a game against the computer, and the answers to it. */
  takeBack() {
    this.#view?.takeBack();
  }

  /** The picture as it is now, as the text of an SVG file that needs no page and no font; empty before there is one. */
  get still() {
    return this.#view?.still() ?? "";
  }

  /** The same as a PNG file, so many pixels wide; nothing before there is a picture. */
  async png(width = 720) {
    const { png } = await parts.png();
    const still = this.#view?.picture();
    return still ? png(still, width) : null;
  }

  /** How the picked piece moves, in words. */
  get explanation() {
    return this.#view?.diagram?.description() ?? "";
  }
}

/** The object that a text in JSON is. @returns {OwnJson} */
function object(/** @type {string} */ text) {
  /** @type {unknown} */
  let found;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Problem("json", String(error instanceof Error ? error.message : error));
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new Problem("json", "{ … }");
  return /** @type {OwnJson} */ (found);
}

/** A CSS length; a bare number counts pixels. */
function length(/** @type {unknown} */ text) {
  if (text === null || text === "") return "";
  if (!isLength(text)) throw new Problem("size", String(text));
  return pixels(text);
}

const pixels = (/** @type {unknown} */ text) => (/^\d+(\.\d+)?$/.test(String(text)) ? `${text}px` : String(text));

const isLength = (/** @type {unknown} */ text) => Boolean(text) && globalThis.CSS?.supports("inline-size", pixels(text));

// Properties of the same names as the attributes, for scripts and frameworks; `select` is a method already.
for (const name of MoveDiagram.observedAttributes.filter((name) => !(name in MoveDiagram.prototype))) {
  Object.defineProperty(MoveDiagram.prototype, name, {
    configurable: true,
    enumerable: true,
    /** @this {MoveDiagram} */
    get() {
      return this.getAttribute(name) ?? "";
    },
    /** @this {MoveDiagram} */
    set(/** @type {unknown} */ value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}
