// The custom element: its attributes and its life. What it shows is the view's business.

import { flat, game } from "./games.js";
import { load, Problem } from "./load.js";
import { View } from "./view.js";
import { words } from "./words.js";

// A server that renders pages has no elements; it may import this all the same.
const Base = globalThis.HTMLElement ?? class {};

/** The attributes that the program reads. */
const TOLD = [
  "game", "options", "piece", "betza", "picture", "name", "square", "friends", "enemies", "board", "fen", "select",
  "legal", "moves", "at", "play", "player", "orientation", "coordinates", "definition",
];
const OWN = ["legend", "description", "tray", "theme", "size", "language", "level"];
const THEMES = ["wood", "green", "blue", "grey", "contrast"];

let watcher = null;

/** Begins diagrams when they come near the part of the page that is seen. */
function watch(element) {
  watcher ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.begin();
  }, { rootMargin: "400px" });
  watcher.observe(element);
}

export class MoveDiagram extends Base {
  static observedAttributes = [...TOLD.filter((name) => name !== "definition"), ...OWN];

  #view = null;
  #begun = false;
  #queued = false;
  #ready;
  #settle = null;

  constructor() {
    super();
    this.#expect();
  }

  /** What `ready` waits for, from now on. */
  #expect() {
    this.#ready = new Promise((resolve) => (this.#settle = resolve));
  }

  connectedCallback() {
    try {
      this.#view ??= new View(this, this.attachShadow({ mode: "open" }));
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
      this.#view?.end();
    });
  }

  attributeChangedCallback(_name, before, after) {
    if (this.#begun && before !== after) this.#queue();
  }

  /** Begins at once, without waiting until the diagram is near the part of the page that is seen. */
  begin() {
    watcher?.unobserve(this);
    if (this.#begun || !this.isConnected) return;
    this.#begun = true;
    this.#queue();
  }

  /** Fulfilled when the diagram can be used, or says what is wrong. */
  get ready() {
    this.begin();
    return this.#ready;
  }

  // Several attributes are often set one after the other.
  #queue() {
    if (this.#queued) return;
    this.#queued = true;
    if (!this.#settle) this.#expect();
    queueMicrotask(() => {
      this.#queued = false;
      this.#start();
    });
  }

  async #start() {
    const view = this.#view;
    const told = { language: this.getAttribute("language") ?? this.closest("[lang]")?.lang ?? "" };
    view.speak(words(told.language));
    try {
      const options = this.#read(told);
      const id = told.game;
      const [program, definition] = await Promise.all([load(), told.definition ?? (id ? game(id) : "")]);
      if (definition) told.definition = definition;
      // Gone, or told something else, while it was loading.
      if (!this.isConnected || this.#queued) return;
      const attributes = new program.Attributes();
      try {
        for (const [name, value] of Object.entries(told)) attributes.set(name, value);
        await view.begin(new program.Diagram(attributes), options);
      } finally {
        attributes.free();
      }
    } catch (error) {
      view.fail(error);
    }
    this.#settle?.();
    this.#settle = null;
    this.dispatchEvent(new CustomEvent("ready"));
  }

  /** Fills in what the program is told, and returns what the view is. */
  #read(told) {
    const own = this.#json();
    const value = (name) => this.getAttribute(name) ?? own[name] ?? null;
    for (const name of TOLD) if (value(name) !== null) told[name] = String(value(name));
    // Keys that nobody knows are for the program to refuse, with the nearest of those it knows.
    for (const name of Object.keys(own)) if (!TOLD.includes(name) && !OWN.includes(name)) told[name] = "?";
    if (value("play") === "" || value("play") === true) told.play = "yes";
    const yes = (name) => {
      const text = String(value(name) ?? "yes");
      if (["", "yes", "true", "on"].includes(text)) return true;
      if (["no", "false", "off"].includes(text)) return false;
      throw new Problem("choice", name);
    };
    if (own.definition && value("play") !== null) throw new Problem("engine", "definition");
    const theme = value("theme") || "wood";
    if (!THEMES.includes(theme)) throw new Problem("theme", theme);
    const level = String(value("level") ?? "4");
    if (!/^[1-8]$/.test(level)) throw new Problem("level", level);
    return {
      legend: yes("legend"), description: yes("description"), tray: yes("tray"),
      size: length(value("size")), level: Number(level), game: (told.game ?? "").trim().toLowerCase(), picture: (told.picture ?? "").trim(),
    };
  }

  #json() {
    const script = this.querySelector(':scope > script[type="application/json"]');
    if (!script) return {};
    let own;
    try {
      own = JSON.parse(script.textContent);
    } catch (error) {
      throw new Problem("json", error.message);
    }
    if (typeof own !== "object" || own === null || Array.isArray(own)) throw new Problem("json", "{ … }");
    if (own.definition) {
      if (typeof own.definition !== "object") throw new Problem("json", "definition: { … }");
      own.game ??= own.definition.id;
      own.definition = flat(own.definition);
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
  select(square = null) {
    this.#view?.select(square);
  }

  /** Shows a line of moves after so many of them. */
  go(ply) {
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

  /** The picture as it is now, as the text of an SVG file; empty before there is one. */
  get still() {
    return this.#view?.still() ?? "";
  }

  /** How the picked piece moves, in words. */
  get explanation() {
    return this.#view?.diagram?.description() ?? "";
  }
}

/** A CSS length; a bare number counts pixels. */
function length(text) {
  if (text === null || text === "") return "";
  const value = /^\d+(\.\d+)?$/.test(text) ? `${text}px` : String(text);
  if (!globalThis.CSS?.supports("inline-size", value)) throw new Problem("size", text);
  return value;
}

// Properties of the same names as the attributes, for scripts and frameworks; `select` is a method already.
for (const name of MoveDiagram.observedAttributes.filter((name) => !(name in MoveDiagram.prototype))) {
  Object.defineProperty(MoveDiagram.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name) ?? "";
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, value);
    },
  });
}
