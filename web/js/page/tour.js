// The tour of the page for newcomers: six steps, each of which points at its place. It is loaded when it is shown.

import { dialog } from "../dialogs/dialog.js";
import { button, make, setText } from "../base/dom.js";
import { say } from "../base/texts.js";
import { isShown } from "../base/visible.js";

/** The texts with their places: the first visible one of these. */
const STEPS = [
  { text: "tour-board", places: ["#board-section"] },
  { text: "tour-marks", places: ["#board-section"] },
  { text: "tour-refused", places: [".status-line"] },
  { text: "tour-pieces", places: [".sheet-bar", "#tab-pieces", "#panel-pieces"] },
  { text: "tour-help", places: [".tools", "#undo"] },
  { text: "tour-new", places: ["#new", "#game-name"] },
];

/** The distance in pixels between the place and its text, and around both. */
const GAP = 12;
const EDGE = 8;

/** The tour. */
export class Tour {
  #spot = make("div", { className: "tour-spot", hidden: true });
  #words = make("p", { tabIndex: -1 });
  #count = make("span", { className: "about" });
  #back = button("tour-back", { onclick: () => this.#go(this.#at - 1) });
  #next = button("tour-next", { className: "main", onclick: () => (this.#at + 1 < this.#steps.length ? this.#go(this.#at + 1) : this.#element.close()) });
  #element;
  #at = 0;
  #steps = STEPS;

  constructor() {
    const skip = button("tour-skip", { onclick: () => this.#element.close() });
    this.#element = dialog("tour", { className: "tour" }, this.#words, make("div", { className: "row" }, this.#count, skip, this.#back, this.#next));
    this.#words.setAttribute("role", "status");
    this.#element.addEventListener("close", () => (this.#spot.hidden = true));
    this.#element.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowRight") this.#next.click();
      if (key === "ArrowLeft" && this.#at > 0) this.#go(this.#at - 1);
    });
    document.body.append(this.#spot);
    addEventListener("resize", () => this.#element.open && this.#place());
  }

  /** Starts. Places that are not visible on this screen are skipped. */
  open() {
    this.#steps = STEPS.filter(({ places }) => seen(places));
    this.#element.showModal();
    this.#go(0);
  }

  #go(/** @type {number} */ at) {
    this.#at = at;
    const last = at + 1 === this.#steps.length;
    setText(this.#words, say(this.#steps[at].text));
    setText(this.#count, say("tour-step", { number: at + 1, count: this.#steps.length }));
    this.#back.hidden = at === 0;
    setText(this.#next.querySelector("span") ?? this.#next, say(last ? "tour-end" : "tour-next"));
    seen(this.#steps[at].places)?.scrollIntoView({ block: "nearest" });
    this.#place();
    this.#next.focus();
  }

  /** Points at the place, with the text below it, above it, or where there is room. */
  #place() {
    const target = seen(this.#steps[this.#at].places)?.getBoundingClientRect();
    this.#spot.hidden = !target;
    if (!target) return;
    const { style } = this.#spot;
    Object.assign(style, { left: `${target.left - 4}px`, top: `${target.top - 4}px`, width: `${target.width + 8}px`, height: `${target.height + 8}px` });
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const below = target.bottom + GAP;
    const above = target.top - GAP - height;
    const room = below + height + EDGE <= innerHeight ? below : above >= EDGE ? above : innerHeight - height - EDGE;
    const left = Math.min(innerWidth - width - EDGE, Math.max(EDGE, target.left + target.width / 2 - width / 2));
    Object.assign(this.#element.style, { left: `${left}px`, top: `${room}px` });
  }
}

/** The first visible one of these places. */
const seen = (/** @type {string[]} */ places) => places.map((place) => document.querySelector(place)).find((element) => element && isShown(element));
