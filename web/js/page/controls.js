// The buttons and the box beside the board.

import { allow, buttonById, byId, find, selectById, setText, targetOf } from "../base/dom.js";
import { announce } from "../base/live-region.js";
import { onLanguage, say, text, words } from "../base/texts.js";
import { whenIdle } from "../base/idle.js";
import { isOwn } from "../game/own-games.js";
import { isPersonsTurn, levelsOf, onlyComputers } from "../game/seats.js";
import { fillLevels, keepPlayed, onLevels } from "../keeping/open-levels.js";

/** @import { Game } from "../game/game.js" */
/** @import { LevelInfo, Session } from "../program.js" */

/** The buttons for navigation in the game. */
const STEPS = /** @type {const} */ (["first", "back", "forward", "last"]);

/** The rules page of a game, below the folder of these pages. */
const rulesPage = (/** @type {string} */ id) => (isOwn(id) ? `own/?game=${encodeURIComponent(id)}` : `${id}/`);

/** The controls of the game on the board. */
export class Controls {
  #game;
  #level = selectById("level");
  #pace = selectById("pace");
  #lines = selectById("lines");
  #entry = find("entry", HTMLInputElement);
  /** The game of the examples. @type {Session | null} */
  #session = null;
  /** @type {string[]} */
  #examples = [];
  /** The game in which passing was possible. @type {Session | null} */
  #passed = null;

  constructor(/** @type {Game} */ game, /** @type {LevelInfo[]} */ levels) {
    this.#game = game;
    const nameLevels = () => fillLevels(this.#level, levels);
    nameLevels();
    onLanguage(nameLevels);
    onLevels(nameLevels);
    this.#listen();
    game.store.on("change", () => this.#render());
    game.store.on("news", () => this.#showStop());
  }

  #listen() {
    const { assistant, ending, navigation, turns } = this.#game;
    this.#level.onchange = () => this.#game.setLevel(Number(this.#level.value));
    byId("undo").onclick = () => navigation.undo();
    byId("redo").onclick = () => navigation.redo();
    byId("draw").onclick = () => ending.offerDraw();
    confirmed(buttonById("resign"), "resign", () => ending.resign());
    for (const where of STEPS) byId(`step-${where}`).onclick = () => navigation.walk(where);
    byId("flip").onclick = () => this.#game.flip();
    byId("pass").onclick = () => turns.play("0000");
    byId("hint").onclick = () => assistant.askHint();
    byId("analysis").onclick = () => assistant.analyse(!this.#game.analysis.on);
    this.#lines.onchange = () => assistant.setLines(Number(this.#lines.value));
    byId("stop").onclick = () => this.#stop?.act();
    this.#pace.onchange = () => assistant.setPace(Number(this.#pace.value));
    byId("accept").onclick = () => ending.answerDraw(true);
    byId("decline").onclick = () => ending.answerDraw(false);
    this.#entry.onkeydown = (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.#playEntry();
    };
  }

  #playEntry() {
    const move = this.#entry.value.trim();
    if (!move) return;
    if (!this.#game.turns.play(move)) return this.#entry.select();
    this.#entry.value = "";
    // After the last move, Left and Right go through the game.
    if (this.#game.data.state.over) byId("moves").focus({ preventScroll: true });
  }

  /** Shows the possible actions. */
  #render() {
    const { data, analysis, assistant, ending, navigation, moveSearch } = this.#game;
    const { session, variant, seats, state, drawOffer } = data;
    const game = text(`game-${variant.id}`);
    const name = showsStart(session) ? say("game-started", { game, number: String(session.startNumber) }) : words(game);
    setText(byId("game-name"), name);
    // A long one is cut off.
    byId("game-name").title = name;
    find("rules", HTMLAnchorElement).href = say("rules-pages") + rulesPage(variant.id);
    find("learn-pieces", HTMLAnchorElement).href = `./?learn=${encodeURIComponent(variant.id)}`;
    find("practice", HTMLAnchorElement).href = `./?today=${encodeURIComponent(variant.id)}`;
    find("builder", HTMLAnchorElement).href = say("builder-page");
    if (session !== this.#session) this.#findExamples(session);
    keepPlayed(data);
    this.#showExamples();
    const levels = levelsOf(data);
    // Computers of different levels have no common one to show.
    this.#level.value = levels.length === 1 ? String(levels[0]) : "";
    byId("level-place").hidden = !seats.includes("computer");
    // In a short form: a narrow column has no room for the names of the levels, which are in the list.
    setText(byId("level-words"), data.strength === null ? `${say("level")} ${levels.join(" / ")}` : say("level-adapts"));
    allow(buttonById("undo"), navigation.canUndo);
    allow(buttonById("redo"), navigation.canRedo);
    byId("draw").hidden = seats.length > 2;
    allow(buttonById("draw"), ending.canOfferDraw);
    allow(buttonById("resign"), ending.canResign);
    for (const where of ["first", "back"]) allow(buttonById(`step-${where}`), state.canBack);
    for (const where of ["forward", "last"]) allow(buttonById(`step-${where}`), state.canForward);
    this.#pace.hidden = !onlyComputers(data) || state.over;
    this.#pace.value = String(moveSearch.pace);
    // The computer answers itself; a person is asked.
    const asked = drawOffer !== null && seats[1 - drawOffer] === "human";
    byId("accept").hidden = byId("decline").hidden = !asked;
    // Where passing is possible, the button keeps its place until the game is over.
    if (session !== this.#passed) this.#passed = state.canPass ? session : null;
    byId("pass").hidden = state.over || !(this.#passed && data.seats.includes("human"));
    allow(buttonById("pass"), isPersonsTurn(data) && state.canPass);
    allow(buttonById("hint"), assistant.canHint);
    allow(buttonById("analysis"), assistant.mayHelp);
    for (const id of ["open-review", "open-explorer"]) allow(buttonById(id), assistant.mayHelp);
    byId("analysis").setAttribute("aria-pressed", String(analysis.on));
    this.#lines.value = String(analysis.lines);
    this.#showStop();
  }

  /** Finds two example moves, when the page is idle. */
  #findExamples(/** @type {Session} */ session) {
    this.#session = session;
    this.#examples = [];
    whenIdle(() => {
      if (session !== this.#game.data.session) return;
      this.#examples = session.examples();
      this.#showExamples();
    });
  }

  #showExamples() {
    const [one, other] = this.#examples;
    this.#entry.placeholder = one && other ? say("enter-move-hint", { one, other }) : "";
  }

  /** Shows whether there is anything to stop or to continue. */
  #showStop() {
    if (!this.#game.store.begun) return;
    const stop = this.#stop;
    byId("stop").hidden = !stop;
    if (stop) setText(byId("stop"), say(stop.label));
    byId("engine").hidden = !this.#game.analysis.on && !onlyComputers(this.#game.data);
  }

  /** The action of the button that stops and continues. */
  get #stop() {
    const { data, analysis, assistant } = this.#game;
    if (analysis.failure || (assistant.waiting && data.computerFailed)) return { label: "try-again", act: () => assistant.goOn() };
    if (assistant.waiting) return { label: "continue", act: () => assistant.goOn() };
    if (onlyComputers(data) && !data.state.over) return { label: "pause", act: () => assistant.pause() };
    return assistant.canStop ? { label: "stop", act: () => assistant.stop() } : null;
  }
}

/** The time in milliseconds for the second press of a button. */
const SURE = 4000;

/** A button for an irreversible action: the first press asks, and the second acts. */
function confirmed(/** @type {HTMLButtonElement} */ button, /** @type {string} */ id, /** @type {() => void} */ act) {
  const label = button.querySelector("span") ?? button;
  /** @type {number | undefined} */
  let timer;
  const ask = (/** @type {boolean} */ on) => {
    clearTimeout(timer);
    timer = on ? setTimeout(() => ask(false), SURE) : undefined;
    button.classList.toggle("confirming", on);
    const text = on ? "sure" : id;
    label.dataset.text = text;
    setText(label, say(text));
    // A change of a button's name is not announced automatically.
    if (on) announce(say("said-sure", { action: say(id) }));
  };
  button.onblur = () => {
    if (timer) ask(false);
  };
  // A mouse does not move the focus.
  document.addEventListener("pointerdown", (event) => {
    if (timer && !button.contains(targetOf(event))) ask(false);
  }, true);
  button.onclick = () => {
    const sure = timer !== undefined;
    ask(!sure);
    if (sure) act();
  };
}

/** Whether the start of a game is worth showing: one of several, and not the default one. */
const showsStart = (/** @type {Session} */ { startNumber, standardStart, startsByChance }) => startNumber !== undefined && (startsByChance || startNumber !== standardStart);
