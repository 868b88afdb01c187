// The selects, buttons and text boxes.

import { byId, fill, make, setText } from "./dom.js";

/** The games with rules pages. */
const PAGES = ["gigachess", "gigachess2", "janus", "chaturaji"];

export class Controls {
  #game;
  #variant = null;

  constructor(game, variants, levels) {
    this.#game = game;
    fill(byId("game"), variants.map(({ id, name }) => [id, name]));
    fill(byId("level"), levels.map(({ level, name }) => [level, `${level} ${name}`]));
    byId("level").onchange = ({ target }) => game.setLevel(Number(target.value));
    byId("new").onclick = () => this.#restart();
    byId("undo").onclick = () => game.undo();
    byId("flip").onclick = () => game.flip();
    byId("pass").onclick = () => game.play("0000");
    byId("hint").onclick = () => game.askHint();
    byId("analysis").onclick = () => game.analyse(!game.analysis.on);
    byId("lines").onchange = ({ target }) => game.setLines(Number(target.value));
    byId("stop").onclick = () => (this.#waiting ? game.goOn() : game.stop());
    this.#listenToEntry(byId("entry"));
    this.#listenToPosition(byId("position"));
  }

  /** Shows what can be done now. */
  show() {
    const game = this.#game;
    if (this.#variant !== game.variant) this.#buildOptions();
    // Only some of the games have a page of their own; the others are as everybody knows them.
    byId("rules").href = PAGES.includes(game.variant.id) ? `rules/${game.variant.id}/` : "rules/";
    byId("game").value = game.variant.id;
    byId("level").value = game.level;
    byId("undo").disabled = !game.canUndo;
    byId("pass").hidden = !(game.open && game.state.mustPass);
    byId("hint").disabled = !game.canHint;
    byId("analysis").setAttribute("aria-pressed", String(game.analysis.on));
    byId("lines").value = game.analysis.lines;
    this.showStop();
    const position = byId("position");
    if (position !== document.activeElement || position.dataset.shown !== game.state.fen) {
      position.value = game.state.fen;
      position.dataset.shown = game.state.fen;
    }
  }

  /** Shows whether there is anything to stop, or to go on with. */
  showStop() {
    const stop = byId("stop");
    stop.disabled = !this.#waiting && !this.#game.canStop;
    setText(stop, !this.#waiting ? "Stop" : this.#game.broken || this.#game.analysis.failure ? "Try again" : "Continue");
  }

  /** Whether something waits for the person to let it go on. */
  get #waiting() {
    const game = this.#game;
    return Boolean(game.analysis.failure) || (game.paused && !game.state.over && !game.open);
  }

  #restart() {
    const options = {};
    for (const box of byId("options").querySelectorAll("input")) options[box.dataset.option] = box.checked;
    byId("entry").value = "";
    this.#game.start(this.#game.variant, { options });
  }

  #buildOptions() {
    this.#variant = this.#game.variant;
    byId("options").replaceChildren(...this.#variant.options.map(({ id, name, about }) => {
      const box = make("input", { type: "checkbox", checked: Boolean(this.#game.options[id]) });
      box.dataset.option = id;
      box.onchange = () => this.#chosen(name, box.checked);
      return make("label", { title: about }, box, name);
    }));
  }

  /** An option belongs to the whole game: before the first move it counts at once, later from the next game on. */
  #chosen(name, on) {
    if (this.#game.state.moves.length === 0) this.#restart();
    else this.#game.complain(`${name} will be ${on ? "on" : "off"} in the next new game`);
  }

  #listenToEntry(box) {
    box.onkeydown = (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      const text = box.value.trim();
      if (!text) return;
      if (this.#game.play(text)) box.value = "";
      else box.select();
    };
  }

  #listenToPosition(box) {
    const showAgain = () => (box.value = this.#game.state.fen);
    // A text that was refused stays to be mended as long as somebody is at it; who empties the box is about to fill it.
    box.onblur = () => box.value && showAgain();
    box.onkeydown = (event) => {
      if (event.key === "Escape") showAgain();
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.#game.load(box.value.trim());
    };
  }
}
