// The buttons and the box beside the board.

import { allow, byId, fill, setText } from "../base/dom.js";
import { levelName } from "../dialogs/new-game-dialog.js";
import { onLanguage, say } from "../base/texts.js";

/** The games with rules pages. */
const PAGES = ["gigachess", "gigachess2", "janus", "chaturaji"];

export class Controls {
  #game;

  constructor(game, levels) {
    this.#game = game;
    const name = () => fill(byId("level"), levels.map(({ level }) => [level, levelName(level)]));
    name();
    onLanguage(name);
    byId("level").onchange = ({ target }) => {
      game.setLevel(Number(target.value));
      this.show();
    };
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
    byId("builder").href = say("builder-page");
    const [one, other] = game.variant.examples;
    byId("entry").placeholder = say("enter-move-hint", { one, other });
    byId("level").value = game.level;
    byId("level").hidden = !game.seats.includes("computer");
    // As long as it is short: the names of the levels have no room in a narrow column, and stand in its list.
    setText(byId("level-words"), `${say("level")} ${game.level}`);
    allow(byId("undo"), game.canUndo);
    allow(byId("redo"), game.canRedo);
    byId("draw").hidden = game.seats.length > 2;
    allow(byId("draw"), game.canOfferDraw);
    allow(byId("resign"), game.canResign);
    for (const where of ["first", "back"]) allow(byId(`step-${where}`), game.state.canBack);
    for (const where of ["forward", "last"]) allow(byId(`step-${where}`), game.state.canForward);
    byId("pace").hidden = game.seats.includes("human") || game.state.over;
    byId("pace").value = game.pace;
    // The computer answers for itself; a person is asked.
    const asked = game.drawOffer !== null && game.seats[1 - game.drawOffer] === "human";
    byId("accept").hidden = byId("decline").hidden = !asked;
    byId("pass").hidden = !(game.open && game.state.mustPass);
    allow(byId("hint"), game.canHint);
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
  // A mouse leaves the keyboard where it is.
  document.addEventListener("pointerdown", ({ target }) => timer && !button.contains(target) && ask(false), true);
  button.onclick = () => {
    const sure = timer !== null;
    ask(!sure);
    if (sure) act();
  };
}
