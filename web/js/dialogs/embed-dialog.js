// The dialog for embedding a game, a piece or a position in other pages: snippets and pictures. Loaded on demand.

import { dialog, open } from "./dialog.js";
import { embedWords } from "./embed-words.js";
import { fill, make, setText } from "../base/dom.js";
import { copy, download } from "../base/files.js";
import { text, words } from "../base/texts.js";
import { writeLink } from "../game/shared-link.js";
import { isOwn } from "../game/own-games.js";
import { Session } from "../program.js";
import { HOME, SITE } from "../site.js";
import { FRAME, elementSnippet, frameAddress, frameSnippet, markdownSnippet, newestVersion } from "../snippets.js";

/** @import { EmbedWord } from "./embed-words.js" */
/** @import { Game } from "../game/game.js" */
/** @import { DiagramVersion, Snippet } from "../snippets.js" */

/** @typedef {HTMLElementTagNameMap["move-diagram"]} MoveDiagram */
/** @typedef {"position" | "line" | "play" | "piece"} Shown What is shown elsewhere. */

/** The site that snippets name. The preview is always of this one. */
const NAMED = HOME ?? SITE;

/** The width of pictures, in pixels. */
const WIDTH = 720;
/** The same for animated ones, whose every frame counts. */
const ANIMATED = 400;
/** The time for a move of an animated game, in milliseconds, and the side of its squares. */
const GAME = { side: 36, delay: 1000 };
/** The height of a frame relative to the board's, until the page in it reports its own. */
const AROUND = 260;

/** The looks of the preview: never higher than most of the window. */
const LOOKS = { display: "block", width: "min(100% - 32px, 30rem)", maxHeight: "60vh", margin: "0 auto 14px", border: "1px solid var(--rule)", borderRadius: "8px" };

/** The dialog, made each time it is opened. */
export class EmbedDialog {
  #game;
  #element;
  #message = make("p", { className: "message", role: "status" });
  #what = make("select");
  #piece = make("select");
  #pieceField;
  #preview = make("iframe", { title: embedWords("preview") });
  #keeps = make("input", { type: "checkbox" });
  /** The version of the diagrams that the snippet keeps. @type {DiagramVersion | null} */
  #version = null;
  #boxes = { element: box(2), frame: box(4), markdown: box(2) };
  #gif = plainButton("save-gif", () => this.#animation());
  #height = FRAME;
  /** The address in the frame. */
  #address = "";
  /** The same at the site that snippets name. */
  #named = "";
  /** A counter of requests: only the result of the last is written. */
  #turn = 0;
  #making = false;

  constructor(/** @type {Game} */ game) {
    this.#game = game;
    this.#pieceField = field("piece", this.#piece);
    this.#keeps.onchange = () => this.#keep();
    for (const select of [this.#what, this.#piece]) select.onchange = () => this.#show();
    Object.assign(this.#preview.style, LOOKS);
    const hear = (/** @type {MessageEvent} */ event) => this.#hear(event);
    addEventListener("message", hear);
    this.#element = dialog("share", { className: "share embed" },
      make("div", { className: "row" }, field("what", this.#what), this.#pieceField),
      this.#preview,
      this.#part("element", make("label", { className: "check" }, this.#keeps, make("span", { textContent: embedWords("keep") })), make("p", { className: "about", textContent: embedWords("keep-about") })), this.#part("frame"), this.#part("markdown"),
      make("section", {}, make("h3", { textContent: embedWords("pictures") }),
        make("div", { className: "row" }, plainButton("save-svg", () => this.#picture("svg")), plainButton("save-png", () => this.#picture("png")), this.#gif)),
      this.#message);
    const heading = this.#element.querySelector("h2");
    delete heading?.dataset.text;
    if (heading) heading.textContent = embedWords("title");
    this.#element.addEventListener("close", () => {
      removeEventListener("message", hear);
      this.#element.remove();
    });
  }

  /** Opens it: for the piece with this letter, or for the position. */
  open(/** @type {string} */ piece = "") {
    const { session, tree, variant } = this.#game.data;
    /** @type {[Shown, string][]} */
    const kinds = [["position", embedWords("what-position")], ["line", embedWords("what-line")], ["play", embedWords("what-play")], ["piece", embedWords("what-piece")]];
    fill(this.#what, kinds.filter(([kind]) => kind !== "line" || tree.nodes.length > 0));
    fill(this.#piece, session.pieceList().filter(({ twin }) => !twin).map(({ letter, name }) => [letter, `${words(name)} (${letter})`]));
    if (piece) {
      this.#what.value = "piece";
      this.#piece.value = piece;
    }
    open(this.#element);
    this.#height = (FRAME * variant.ranks) / variant.files + AROUND;
    this.#preview.style.aspectRatio = `${FRAME} / ${Math.round(this.#height)}`;
    this.#show();
  }

  get #kind() {
    return /** @type {Shown} */ (this.#what.value);
  }

  /** What is to be embedded. @returns {Snippet & { name: string }} */
  #snippet() {
    const { session, variant, levels } = this.#game.data;
    const { options, start, moves } = session.record();
    const own = isOwn(variant.id);
    const game = words(text(`game-${variant.id}`));
    /** @type {[string, string][]} */
    const attributes = own ? [] : [["game", variant.id]];
    const chosen = Object.entries(options).filter(([, on]) => on).map(([id]) => `${id}=on`);
    if (chosen.length > 0) attributes.push(["options", chosen.join(" ")]);
    const piece = this.#piece.selectedOptions[0]?.text.replace(/ \([^(]*\)$/, "") ?? "";
    if (this.#kind === "piece") attributes.push(["piece", this.#piece.value]);
    if (this.#kind === "position") attributes.push(["fen", this.#game.data.state.fen]);
    if (this.#kind === "line") {
      if (session.saved().start) attributes.push(["fen", start]);
      attributes.push(["moves", moves.join(" ")]);
    }
    if (this.#kind === "play") attributes.push(["play", variant.players[0].name.toLowerCase()], ["level", String(levels[1] ?? levels[0])]);
    const bottom = variant.players.find(({ turns }) => turns === this.#game.data.orientation);
    if (this.#kind !== "piece" && bottom && this.#game.data.orientation !== 0) attributes.push(["orientation", bottom.name.toLowerCase()]);
    const title = this.#kind === "piece" ? `${piece} · ${game}` : game;
    const name = `${own ? slug(game) : variant.id}-${this.#kind === "piece" ? slug(piece) || "piece" : this.#kind}`;
    return { attributes, game: own ? Session.definitionOf(variant.id) : undefined, title, name };
  }

  /** The page in the frame reports its preferred height. */
  #hear(/** @type {MessageEvent} */ { source, data }) {
    if (source !== this.#preview.contentWindow || data?.type !== "menagerie-size" || !(data.height > 0)) return;
    this.#height = (data.height * FRAME) / (this.#preview.clientWidth || FRAME);
    this.#preview.style.aspectRatio = `${FRAME} / ${Math.round(this.#height)}`;
    this.#writeFrame();
  }

  /** Names the version of the diagrams in the snippet, or no version. */
  async #keep() {
    this.#version = this.#keeps.checked ? await newestVersion(SITE).catch(() => null) : null;
    if (this.#keeps.checked && !this.#version) {
      this.#keeps.checked = false;
      this.#say("no-version");
    }
    this.#boxes.element.value = elementSnippet(NAMED, this.#snippet(), this.#version);
  }

  /** Writes everything again, and shows it. */
  async #show() {
    const turn = ++this.#turn;
    const isPiece = this.#kind === "piece";
    this.#pieceField.style.display = isPiece ? "" : "none";
    this.#gif.hidden = !isPiece && this.#kind !== "line";
    const snippet = this.#snippet();
    this.#boxes.element.value = elementSnippet(NAMED, snippet, this.#version);
    this.#boxes.markdown.value = markdownSnippet(snippet.title, `${snippet.name}.svg`, this.#link(snippet));
    const address = await frameAddress(SITE, snippet);
    if (turn !== this.#turn || !this.#element.open) return;
    this.#named = await frameAddress(NAMED, snippet);
    this.#load(address);
    this.#writeFrame();
  }

  /** The address for the choice. */
  #link(/** @type {Snippet} */ { attributes, game }) {
    const data = this.#game.data;
    const address = new URL(NAMED);
    if (game || this.#kind === "line") address.hash = writeLink(data);
    else address.search = new URLSearchParams(attributes.filter(([name]) => name === "game" || name === "fen")).toString();
    return address.href;
  }

  #load(/** @type {string} */ address) {
    if (address === this.#address) return;
    this.#address = address;
    // Replaces the previous one, so that going back leaves the page and not the preview.
    this.#preview.contentWindow?.location.replace(address);
  }

  #writeFrame() {
    this.#boxes.frame.value = frameSnippet(this.#named, this.#snippet().title, this.#height);
  }

  /** The diagram of the preview, once it is loaded. @returns {Promise<MoveDiagram | null>} */
  async #diagram() {
    const diagram = this.#preview.contentDocument?.querySelector("move-diagram") ?? null;
    await diagram?.ready;
    return diagram;
  }

  async #picture(/** @type {"svg" | "png"} */ format) {
    const diagram = await this.#diagram();
    const { name } = this.#snippet();
    if (format === "svg" && diagram?.still) return download(`${name}.svg`, diagram.still, "image/svg+xml");
    const picture = await diagram?.png(WIDTH);
    if (picture) download(`${name}.png`, new Uint8Array(await picture.arrayBuffer()), "image/png");
    else this.#say("no-picture");
  }

  /** Makes an animated picture of the game, or of how the piece moves. */
  async #animation() {
    if (this.#making) return;
    this.#making = true;
    this.#say("making");
    const { name } = this.#snippet();
    const goesOn = () => this.#element.open;
    try {
      const bytes = this.#kind === "piece" ? await this.#pieceAnimation(goesOn) : await (await import("./animation.js")).animate(this.#game.data, GAME, goesOn);
      setText(this.#message, "");
      if (bytes) download(`${name}.gif`, bytes, "image/gif");
    } catch (error) {
      console.warn(error);
      this.#say("no-picture");
    } finally {
      this.#making = false;
    }
  }

  async #pieceAnimation(/** @type {() => boolean} */ goesOn) {
    const { animatePiece } = await import("./piece-animation.js");
    const diagram = await this.#diagram();
    if (!diagram) throw new Error("there is no diagram");
    return animatePiece(diagram, ANIMATED, goesOn);
  }

  /** A part of the dialog: its purpose, its box, and the copy button. */
  #part(/** @type {"element" | "frame" | "markdown"} */ kind, /** @type {HTMLElement[]} */ ...more) {
    const box = this.#boxes[kind];
    const about = make("p", { className: "about", textContent: embedWords(`${kind}-about`), id: `embed-${kind}-about` });
    box.setAttribute("aria-describedby", about.id);
    const button = plainButton("copy", async () => {
      box.select();
      this.#say((await copy(box.value)) ? "copied" : "not-copied");
    });
    button.setAttribute("aria-label", `${embedWords("copy")}: ${embedWords(kind)}`);
    return make("section", {}, field(kind, box), about, ...more, make("div", { className: "row" }, button));
  }

  #say(/** @type {EmbedWord} */ id) {
    setText(this.#message, embedWords(id));
  }
}

const box = (/** @type {number} */ rows) => make("textarea", { rows, readOnly: true, spellcheck: false });

const field = (/** @type {EmbedWord} */ id, /** @type {HTMLElement} */ box) => make("label", { className: "field" }, make("span", { textContent: embedWords(id) }), box);

const plainButton = (/** @type {EmbedWord} */ id, /** @type {() => void} */ onclick) => make("button", { type: "button", textContent: embedWords(id), onclick });

/** A name in a form for files. */
const slug = (/** @type {string} */ name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
