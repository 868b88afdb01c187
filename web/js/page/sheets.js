// The panel as a sheet, in windows without room for it: it slides up from below, or in from the side, by button and by swipe. Two buttons open it
// with the moves or with the pieces. It never covers the status and the players with their clocks.

import { button, byId, make, said } from "../base/dom.js";
import { points } from "../base/focus.js";
import { onLanguage, playerName, translate, words } from "../base/texts.js";
import { Middle } from "./middle.js";
import { capturedKinds, capturedWords } from "./players.js";
import { swipes } from "./swipe.js";

/** @import { Game } from "../game/game.js" */

/** The panels, by their tabs, and the initial height of each. */
const PANELS = /** @type {const} */ ({ moves: "low", pieces: "high" });

/** The least height of a sheet, in pixels and as a part of the window; and the least rest of the window, in pixels. */
const LOW = 150;
const LOW_PART = 0.2;
const LEFT = 110;

/** @typedef {keyof typeof PANELS} PanelName */
/** @typedef {"low" | "high"} SheetHeight */

/** The sheet and the bar that opens it. */
export class Sheets {
  #table;
  #panel;
  #bar;
  /** @type {Map<PanelName, HTMLButtonElement>} */
  #openers = new Map();
  #captures = make("ul", { className: "captures" });
  #size = button("sheet-higher", { picture: "up", alone: true, className: "sheet-size", onclick: () => this.#setHeight(this.#height === "low" ? "high" : "low") });
  #open = false;
  /** @type {SheetHeight} */
  #height = "low";

  constructor(/** @type {HTMLElement} */ table, /** @type {Game} */ game) {
    this.#table = table;
    this.#panel = byId("tabs").parentElement ?? table;
    this.#panel.id ||= "panel";
    for (const name of /** @type {PanelName[]} */ (Object.keys(PANELS))) {
      const opener = button(name, { picture: name, onclick: () => (this.#open && this.#shown === name ? this.close() : this.open(name)) });
      opener.setAttribute("aria-controls", this.#panel.id);
      this.#openers.set(name, opener);
      // A typed move opens the moves, too.
      byId(`tab-${name}`).addEventListener("click", () => table.dataset.sheets && !this.#open && this.open(name));
    }
    this.#bar = make("div", { className: "sheet-bar" }, ...this.#openers.values());
    this.#bar.setAttribute("role", "group");
    this.#bar.dataset.textLabel = "sheets";
    const close = button("close", { picture: "close", alone: true, className: "sheet-close", onclick: () => this.close() });
    const grip = make("span", { className: "sheet-grip" });
    byId("tabs").before(grip);
    byId("tabs").after(make("div", { className: "sheet-buttons" }, this.#size, close));
    this.#captures.dataset.textLabel = "captures";
    byId("moves").before(this.#captures);
    this.#panel.before(this.#bar);
    translate(this.#bar);
    translate(this.#panel);
    this.#panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#isSheet) return;
      event.stopPropagation();
      this.close();
    });
    this.#listen([grip, byId("tabs")]);
    new Middle(table, game);
    new ResizeObserver(() => this.#place()).observe(byId("notes"));
    const show = () => this.#showCaptures(game);
    game.store.on("change", show);
    onLanguage(show);
    if (game.store.begun) show();
    new ResizeObserver(() => this.#place()).observe(table);
    addEventListener("resize", () => this.#place());
    addEventListener("scroll", () => this.#place(), { passive: true });
    this.#render();
  }

  get #isSheet() {
    return this.#table.dataset.sheets !== undefined;
  }

  /** The panel of the chosen tab. */
  get #shown() {
    return byId("tab-moves").getAttribute("aria-selected") === "true" ? "moves" : "pieces";
  }

  /** Opens the sheet with a panel. With the keyboard, the focus moves there. */
  open(/** @type {PanelName} */ name) {
    this.#open = true;
    this.#panel.classList.add("slides");
    if (this.#shown !== name) byId(`tab-${name}`).click();
    this.#setHeight(PANELS[name]);
    if (!points()) byId(`tab-${name}`).focus({ preventScroll: true });
  }

  /** Closes it. The focus returns to the button that has opened it. */
  close() {
    const had = this.#panel.contains(document.activeElement);
    this.#open = false;
    this.#render();
    if (had) this.#openers.get(this.#shown)?.focus({ preventScroll: true });
  }

  #setHeight(/** @type {SheetHeight} */ height) {
    this.#height = height;
    this.#render();
  }

  #render() {
    this.#panel.classList.toggle("open", this.#open);
    this.#table.classList.toggle("sheet-open", this.#open);
    for (const [name, opener] of this.#openers) opener.setAttribute("aria-expanded", String(this.#open && name === this.#shown));
    const text = this.#height === "low" ? "sheet-higher" : "sheet-lower";
    Object.assign(this.#size.dataset, { textLabel: text, textTitle: text });
    translate(this.#panel);
    this.#place();
    // The list of moves has its height only now.
    const list = byId("moves");
    const current = list.querySelector("[aria-current]");
    if (this.#open && current instanceof HTMLElement) list.scrollTop = current.offsetTop + current.offsetHeight + 4 - list.clientHeight;
  }

  /** Sets the height of the sheet, and lifts what it would cover. */
  #place() {
    const { style } = this.#table;
    // Notes are between the status and the tools, which make room for them.
    const below = this.#table.dataset.sheets === "below" && !this.#open;
    const notes = byId("notes").getBoundingClientRect().height;
    style.setProperty("--notes-height", below && notes > 0 ? `${Math.round(notes + 10)}px` : "0px");
    this.#table.classList.toggle("has-notes", below && notes > 0);
    const tools = this.#table.querySelector(".tools")?.getBoundingClientRect();
    const lowest = below && tools ? innerHeight - tools.top : 0;
    document.documentElement.style.setProperty("--tools-height", `${Math.max(0, Math.round(lowest))}px`);
    const bar = this.#bar.getBoundingClientRect();
    document.documentElement.style.setProperty("--notes-top", this.#table.dataset.sheets === "beside" ? `${Math.round(bar.bottom + 6)}px` : "9rem");
    const over = this.#table.dataset.sheets === "below" && this.#open;
    const status = this.#table.querySelector(".status-line");
    if (!over || !(status instanceof HTMLElement)) {
      style.setProperty("--lift", "0px");
      return;
    }
    const rows = [...this.#table.querySelectorAll(".player")].filter((row) => row instanceof HTMLElement);
    const bottoms = rows.filter((row) => row.offsetTop > status.offsetTop / 2);
    const end = status.offsetTop + status.offsetHeight;
    const lifted = end - Math.min(status.offsetTop, ...bottoms.map((row) => row.offsetTop));
    const tops = rows.filter((row) => !bottoms.includes(row)).map((row) => row.offsetTop + row.offsetHeight);
    const most = innerHeight - Math.max(LEFT, ...tops) - lifted - 4;
    const low = Math.max(LOW, innerHeight * LOW_PART, innerHeight + scrollY - end - 6);
    const height = Math.min(this.#height === "low" ? low : Math.max(low, Math.min(most, innerHeight * 0.72)), innerHeight * 0.85);
    style.setProperty("--sheet", `${Math.round(height)}px`);
    style.setProperty("--lift", `${Math.max(0, Math.round(end - scrollY - (innerHeight - height) + 4))}px`);
  }

  #showCaptures(/** @type {Game} */ { data: { variant, state } }) {
    this.#captures.hidden = state.players.every(({ captured }) => captured.length === 0);
    this.#captures.replaceChildren(...state.players.map(({ captured }, index) => {
      const player = variant.players[index];
      const label = make("span", { className: "name" }, make("span", { className: `disc ${player.colour}` }), words(playerName(player)));
      const pieces = make("span", { className: "captured", title: capturedWords(captured) }, ...capturedKinds(captured));
      const none = captured.length === 0 ? [said("span", "captured-none", { className: "none" })] : [];
      return make("li", {}, label, pieces, ...none);
    }));
    translate(this.#captures);
  }

  /** Swipes: the bar is dragged up, or to the left; the head of the sheet follows the finger. */
  #listen(/** @type {HTMLElement[]} */ heads) {
    const below = () => this.#table.dataset.sheets === "below";
    const along = (/** @type {{ x: number, y: number }} */ by) => (below() ? by.y : by.x);
    const follow = (/** @type {number} */ by) => this.#panel.style.setProperty("--drag", `${by}px`);
    swipes([this.#bar], { moved: () => {}, ended: (by) => along(by) < 0 && this.open(this.#shown) });
    swipes(heads, {
      moved: (by) => this.#isSheet && follow(Math.max(along(by), below() && this.#height === "low" ? -40 : 0)),
      ended: (by) => {
        follow(0);
        if (!this.#isSheet) return;
        if (along(by) < 0) return below() && this.#setHeight("high");
        if (below() && this.#height === "high" && along(by) < innerHeight / 3) return this.#setHeight("low");
        this.close();
      },
      dropped: () => follow(0),
    });
  }
}
