// The buttons and the box beside the board.

import { byId, fill, setText } from "./dom.js";
import { levelName } from "./new-game.js";
import { onLanguage, say } from "./texts.js";

/** The games with rules pages. */
const PAGES = ["gigachess", "gigachess2", "janus", "chaturaji"];

export class Controls {
  #game;

  constructor(game, levels) {
    this.#game = game;
    const name = () => fill(byId("level"), levels.map(({ level }) => [level, levelName(level)]));
    name();
    onLanguage(name);
    byId("level").onchange = ({ target }) => game.setLevel(Number(target.value));
    byId("undo").onclick = () => game.undo();
    byId("redo").onclick = () => game.redo();
    byId("draw").onclick = () => game.offerDraw();
    confirmed(byId("resign"), "resign", () => game.resign());
    for (const where of ["first", "back", "forward", "last"]) byId(`step-${where}`).onclick = () => game.walk(where);
    byId("flip").onclick = () => game.flip();
    byId("pass").onclick = () => game.play("0000");
    byId("hint").onclick = () => game.askHint();
    byId("analysis").onclick = () => game.analyse(!game.analysis.on);
    byId("lines").onchange = ({ target }) => game.setLines(Number(target.value));
    byId("stop").onclick = () => this.#stop.act();
    byId("pace").onchange = ({ target }) => game.setPace(Number(target.value));
    byId("accept").onclick = () => game.answerDraw(true);
    byId("decline").onclick = () => game.answerDraw(false);
    this.#listenToEntry(byId("entry"));
  }

  /** Shows what can be done now. */
  show() {
    const game = this.#game;
    setText(byId("game-name"), say(`game-${game.variant.id}`));
    // Only some of the games have a page of their own; the others are as everybody knows them.
    byId("rules").href = `${say("rules-pages")}${PAGES.includes(game.variant.id) ? `${game.variant.id}/` : ""}`;
    const [one, other] = game.variant.examples;
    byId("entry").placeholder = say("enter-move-hint", { one, other });
    byId("level").value = game.level;
    byId("level").hidden = !game.seats.includes("computer");
    byId("undo").disabled = !game.canUndo;
    byId("redo").disabled = !game.canRedo;
    byId("draw").hidden = game.seats.length > 2;
    byId("draw").disabled = !game.canOfferDraw;
    byId("resign").disabled = !game.canResign;
    byId("step-first").disabled = byId("step-back").disabled = !game.state.canBack;
    byId("step-forward").disabled = byId("step-last").disabled = !game.state.canForward;
    byId("pace").hidden = game.seats.includes("human") || game.state.over;
    byId("pace").value = game.pace;
    // The computer answers for itself; a person is asked.
    const asked = game.drawOffer !== null && game.seats[1 - game.drawOffer] === "human";
    byId("accept").hidden = byId("decline").hidden = !asked;
    byId("pass").hidden = !(game.open && game.state.mustPass);
    byId("hint").disabled = !game.canHint;
    byId("analysis").setAttribute("aria-pressed", String(game.analysis.on));
    byId("lines").value = game.analysis.lines;
    this.showStop();
  }

  /** Shows whether there is anything to stop, or to go on with. */
  showStop() {
    const game = this.#game;
    const { label } = this.#stop;
    byId("stop").hidden = !label;
    if (label) setText(byId("stop"), say(label));
    byId("engine").hidden = !game.analysis.on && game.seats.includes("human");
  }

  /** What the one button does that stops things and lets them go on. */
  get #stop() {
    const game = this.#game;
    const alone = !game.seats.includes("human") && !game.state.over;
    if (game.analysis.failure || (game.waiting && game.broken)) return { label: "try-again", act: () => game.goOn() };
    if (game.waiting) return { label: "continue", act: () => game.goOn() };
    if (alone) return { label: "pause", act: () => game.pause() };
    return game.canStop ? { label: "stop", act: () => game.stop() } : {};
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
}

/** Milliseconds that a button waits for being pressed once more. */
const SURE = 4000;

/** A button for what cannot be taken back: it asks, and acts when it is pressed once more. */
function confirmed(button, id, act) {
  const label = button.querySelector("span");
  let timer = null;
  const ask = (on) => {
    clearTimeout(timer);
    timer = on ? setTimeout(() => ask(false), SURE) : null;
    button.classList.toggle("sure", on);
    label.dataset.text = on ? "sure" : id;
    setText(label, say(label.dataset.text));
  };
  button.onblur = () => timer && ask(false);
  button.onclick = () => {
    const sure = timer !== null;
    ask(!sure);
    if (sure) act();
  };
}
