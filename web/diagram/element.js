// The custom element: its attributes and its lifecycle. The view shows the diagram.

import { kept } from "../js/base/promises.js";
import { flat } from "./games.js";
import { GAMES } from "./lists.js";
import { Problem } from "./problem.js";
import { make } from "./making.js";
import { outline } from "./outline.js";
import { parts } from "./parts.js";
import { isPicture } from "./pictures.js";
import { View } from "./view.js";
import { spoken, words } from "./words.js";

/** @import { GameDefinition } from "../types/built.js" */

/** @typedef {GameDefinition & Record<string, unknown>} OwnDefinition A game's definition as JSON. */
/** @typedef {Record<string, unknown> & { definition?: OwnDefinition }} OwnJson The JSON inside the element. */
/** @typedef {{ definition?: OwnDefinition, note?: string }} Found A game that the element does not know by itself, and what the reader is to know of it. */
/** @typedef {(name: string) => unknown} ValueOf Gives an attribute by its name, or null. */

/**
 * @typedef {object} ProgramAttributes The attributes for the program, as texts.
 * @property {string} language
 * @property {string} [game]
 * @property {string} [play]
 * @property {string} [picture]
 * @property {string} [definition]
 */

// A server-side renderer has no elements; it may import this all the same.
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

/** The attributes that the program reads. */
const PROGRAM_ATTRIBUTES = [
  "game", "options", "piece", "betza", "picture", "name", "square", "friends", "enemies", "board", "fen", "select",
  "legal", "moves", "at", "play", "player", "orientation", "coordinates",
];
const OWN = ["src", "definition", "legend", "description", "tray", "theme", "size", "language", "level"];
/** The text of a game, which no browser runs as a script. */
const TEXT = ':scope > script[type]:not([type="application/json"], [type="module"], [type="importmap"], [type*="script"])';
const THEMES = ["wood", "green", "blue", "grey", "contrast"];

/** @type {IntersectionObserver | undefined} */
let watcher;

/** The elements of the page. @type {Set<MoveDiagram>} */
const all = new Set();

/** Starts diagrams when they come near the visible part of the page. */
function watch(/** @type {MoveDiagram} */ element) {
  watcher ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting && target instanceof MoveDiagram) target.begin();
  }, { rootMargin: "400px" });
  watcher.observe(element);
}

/** The element. */
export class MoveDiagram extends Base {
  static observedAttributes = [...PROGRAM_ATTRIBUTES, ...OWN];

  /** @type {View | null} */
  #view = null;
  #begun = false;
  #queued = false;
  /** A counter of starts: the last one is shown, whichever loads last. */
  #turn = 0;
  /** The promise of `ready`. */
  #ready = kept();
  #settled = false;
  /** The game of a file, of another element of the page, or of the text inside this one. @type {Found} */
  #found = {};

  #settle() {
    this.#settled = true;
    this.#ready.keep();
  }

  connectedCallback() {
    all.add(this);
    try {
      this.#view ??= new View(this, this.attachShadow({ mode: "open" }), () => this.#reserve());
      this.#reserve();
      watch(this);
    } catch (error) {
      // In a browser that lacks a required feature, the content between the tags stays.
      console.warn("move-diagram:", error);
    }
  }

  disconnectedCallback() {
    watcher?.unobserve(this);
    // Moving an element disconnects it for a moment.
    queueMicrotask(() => {
      if (this.isConnected) return;
      all.delete(this);
      this.#begun = false;
      this.#turn++;
      this.#view?.end();
      // An element outside the page is not waited for.
      this.#settle();
    });
  }

  attributeChangedCallback(/** @type {string} */ _name, /** @type {string | null} */ before, /** @type {string | null} */ after) {
    if (before === after) return;
    if (this.#begun) this.#queue();
    else if (this.isConnected) this.#reserve();
  }

  /** Reserves the place of the diagram, as far as its attributes define it before the program is loaded. */
  #reserve() {
    if (this.#begun || !this.#view) return;
    /** @type {OwnJson} */
    let own = {};
    try {
      own = this.#json();
    } catch {
      // The error is shown when it starts.
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

  /** Starts at once, without waiting until the diagram is near the visible part of the page. */
  begin() {
    watcher?.unobserve(this);
    if (this.#begun || !this.isConnected) return;
    this.#begun = true;
    this.#queue();
  }

  /** Fulfilled when the diagram can be used, shows an error, or is removed from the page. */
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
    // Removed, or changed, while something was loading.
    const over = () => turn !== this.#turn || !this.isConnected;
    const view = this.#view;
    if (!view) return;
    /** @type {ProgramAttributes} */
    const attributes = { language: this.#language() };
    view.speak(words(attributes.language));
    try {
      await this.#whole();
      this.#found = {};
      const found = await this.#find();
      if (over()) return;
      this.#found = found;
      const options = this.#collect(attributes);
      const picture = (attributes.picture ?? "").trim().toLowerCase();
      if (picture && !(await isPicture(picture))) throw new Problem("picture", attributes.picture ?? "");
      const diagram = await make(attributes, () => this.#isSingle(), () => [...all].every((element) => element.#isSingle()), over);
      if (over() || !diagram) return;
      await view.begin(diagram, options, over);
      if (over()) return;
    } catch (error) {
      if (over()) return;
      view.fail(error);
    }
    this.#settle();
    this.dispatchEvent(new CustomEvent("ready"));
  }

  /** Waits for the content of the element, if the page is still being parsed and has only come to its start tag. */
  async #whole() {
    if (document.readyState !== "loading") return;
    for (let node = /** @type {Node | null} */ (this); node; node = node.parentNode) if (node.nextSibling) return;
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  }

  /** Where its game is: in a file, in another element, in the text inside this one, or in the library. */
  #places(/** @type {OwnJson} */ own) {
    const value = this.#value(own);
    const [src, id, game] = ["src", "definition", "game"].map((name) => String(value(name) ?? ""));
    const text = this.querySelector(TEXT)?.textContent;
    const isKnown = own.definition || (!id && !text && (!game || Object.hasOwn(GAMES, game.trim().toLowerCase())));
    return { src, id, text, game, isKnown: Boolean(isKnown && !src) };
  }

  /** The game, if the element does not know it by itself. @returns {Promise<Found>} */
  async #find() {
    const { isKnown, ...places } = this.#places(this.#json());
    return isKnown ? {} : (await parts.finding()).find({ ...places, language: spoken(this.#language()) });
  }

  /** Whether it shows a single piece, by its Betza text or of a built-in game as it is. */
  #isSingle() {
    try {
      const own = this.#json();
      const value = this.#value(own);
      return Boolean(value("betza") || value("piece")) && !own.definition && !value("options") && this.#places(own).isKnown;
    } catch {
      return false;
    }
  }

  /** Fills in the attributes for the program, and returns the options of the view. */
  #collect(/** @type {ProgramAttributes} */ attributes) {
    const own = this.#json();
    const definition = own.definition && flat(own.definition);
    const value = this.#value(own);
    for (const name of PROGRAM_ATTRIBUTES) if (value(name) !== null) Object.assign(attributes, { [name]: String(value(name)) });
    if (definition) attributes.definition = definition;
    // The program refuses unknown keys, with the nearest known one.
    for (const name of Object.keys(own)) if (!PROGRAM_ATTRIBUTES.includes(name) && !OWN.includes(name)) Object.assign(attributes, { [name]: "?" });
    if (value("play") === "" || value("play") === true) attributes.play = "yes";
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
    const id = (attributes.game ?? "").trim().toLowerCase();
    return {
      legend: yes("legend"), description: yes("description"), tray: yes("tray"),
      size: length(value("size")), level: Number(level), game: id,
      // The game whose pictures are in one file.
      set: !own.definition && Object.hasOwn(GAMES, id) ? id : null,
      definition: own.definition, note: this.#found.note,
    };
  }

  /** @returns {OwnJson} */
  #json() {
    const script = this.querySelector(':scope > script[type="application/json"]');
    /** @type {OwnJson} */
    let own = script ? object(script.textContent ?? "") : {};
    // A game itself, without attributes around it.
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

  /** Restores the initial state. */
  reset() {
    this.#view?.reset();
  }

  /** Picks up the piece on a square, such as `"e4"`; without one, puts it down. */
  select(/** @type {string | null} */ square = null) {
    this.#view?.select(square);
  }

  /** Shows a line of moves after this number of them. */
  go(/** @type {number} */ ply) {
    this.#view?.go(ply);
  }

  /** The text of the position; empty where the board is not a position of a game. */
  get position() {
    return this.#view?.diagram?.fen() ?? "";
  }

  /** The attributes that would show the current board, as far as they differ from the initial ones. */
  get state() {
    return this.#view?.state() ?? {};
  }

  /** The squares that the picked piece reaches: `[{ square, kind, moves, captures, promotes, through, screen }]`. */
  get targets() {
    return this.#view?.targets() ?? [];
  }

  /** Takes back the reader's last move in a game against the computer, and the answers to it. */
  takeBack() {
    this.#view?.takeBack();
  }

  /** The current picture, as the text of a standalone SVG file without fonts; empty before there is one. */
  get still() {
    return this.#view?.still() ?? "";
  }

  /** The same as a PNG file with this width in pixels; nothing before there is a picture. */
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

/** The object in a JSON text. @returns {OwnJson} */
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

/** A CSS length; a bare number is in pixels. */
function length(/** @type {unknown} */ text) {
  if (text === null || text === "") return "";
  if (!isLength(text)) throw new Problem("size", String(text));
  return pixels(text);
}

const pixels = (/** @type {unknown} */ text) => (/^\d+(\.\d+)?$/.test(String(text)) ? `${text}px` : String(text));

const isLength = (/** @type {unknown} */ text) => Boolean(text) && globalThis.CSS?.supports("inline-size", pixels(text));

// Properties with the names of the attributes, for scripts and frameworks; `select` is a method already.
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
