// The settings dialog. Everything takes effect at once; there is nothing to confirm.

import { dialog, open } from "./dialog.js";
import { make, said } from "../base/dom.js";
import { VALUES, settings } from "../base/settings.js";
import { languages, say } from "../base/texts.js";
import { onPictures } from "../board/piece-art.js";

/** @import { SettingKey } from "../base/settings.js" */
/** @import { Board } from "../board/board.js" */

/** The settings of each part. The texts are `set-<key>` and `set-<key>-<value>`. @type {[string, (keyof typeof VALUES)[]][]} */
const GROUPS = [
  ["looks", ["page", "board", "pieces", "coordinates", "boardSize", "figurines", "motion"]],
  ["help", ["heat", "threats", "bearing"]],
  ["moving", ["confirm", "loupe", "sound", "speech", "vibration", "blindfold", "allLevels"]],
];

/** The position of the preview. @type {SettingKey[]} */
const PREVIEWED = ["board", "pieces", "coordinates"];

/** Features that this browser or device lacks, whose settings are not offered. */
const missing = (/** @type {string} */ key) => (key === "vibration" && !("vibrate" in navigator)) || (key === "speech" && !("speechSynthesis" in window));

/** The number of squares of the preview, across and down. */
const PREVIEW = { across: 6, down: 2 };

/** The side of a square in the board's picture. */
const SIDE = 100;

/** The dialog. */
export class SettingsDialog {
  #element;
  /** Functions that show the current settings. @type {(() => void)[]} */
  #shows = [];
  #board;
  #preview = make("div", { className: "preview", "aria-hidden": "true" });

  constructor(/** @type {Board} */ board) {
    this.#board = board;
    const groups = GROUPS.map(([name, keys]) => {
      const legend = said("legend", `settings-${name}`);
      return make("fieldset", {}, legend, ...keys.filter((key) => !missing(key)).map((key) => this.#field(key)));
    });
    groups[0].querySelector("legend")?.after(this.#preview, this.#language());
    onPictures(() => this.#element.open && this.#showPreview());
    for (const key of PREVIEWED) settings.onChange(key, () => this.#element.open && this.#showPreview());
    this.#element = dialog("settings", { className: "settings" }, ...groups);
  }

  open() {
    this.#shows.forEach((show) => show());
    this.#showPreview();
    open(this.#element);
  }

  #language() {
    // Each language has its own name, so that its speakers recognise it.
    const named = languages().map(({ id, name }) => make("option", { value: id, textContent: name, lang: id }));
    return this.#select("language", [said("option", "set-language-auto", { value: "auto" }), ...named]);
  }

  /** A part of the board with many pieces, with the current looks. */
  #showPreview() {
    const picture = new DOMParser().parseFromString(this.#board.picture("svg"), "image/svg+xml").documentElement;
    picture.setAttribute("viewBox", `${fullest(picture).join(" ")} ${PREVIEW.across * SIDE} ${PREVIEW.down * SIDE}`);
    picture.removeAttribute("width");
    picture.removeAttribute("height");
    this.#preview.replaceChildren(document.importNode(picture, true));
  }

  #field(/** @type {keyof typeof VALUES} */ key) {
    if (typeof VALUES[key][0] === "number") return this.#slider(key);
    const values = VALUES[key].filter((value) => typeof value === "string");
    return values.length === 0 ? this.#switch(key) : this.#select(key, values.map((value) => said("option", `set-${key}-${value}`, { value })));
  }

  #select(/** @type {SettingKey} */ key, /** @type {HTMLOptionElement[]} */ options) {
    const select = make("select", {}, ...options);
    select.onchange = () => settings.choose(key, select.value);
    this.#shows.push(() => (select.value = String(settings.get(key))));
    return make("label", { className: "setting" }, said("span", `set-${key}`), select);
  }

  #slider(/** @type {keyof typeof VALUES} */ key) {
    const steps = VALUES[key].map(Number);
    const slider = make("input", { type: "range", min: String(Math.min(...steps)), max: String(Math.max(...steps)), step: String(Math.abs(steps[0] - steps[1])) });
    const show = () => {
      slider.value = String(settings.get(key));
      slider.setAttribute("aria-valuetext", say("percent", { percent: Number(settings.get(key)) }));
    };
    slider.oninput = () => {
      settings.choose(key, Number(slider.value));
      show();
    };
    this.#shows.push(show);
    return make("label", { className: `setting ${key}` }, said("span", `set-${key}`), slider);
  }

  #switch(/** @type {SettingKey} */ key) {
    const box = make("input", { type: "checkbox", className: "switch" });
    box.onchange = () => settings.choose(key, box.checked);
    this.#shows.push(() => (box.checked = settings.get(key) === true));
    return make("label", { className: "setting" }, said("span", `set-${key}`), box);
  }
}

/** The corner of the part of a board's picture with the most pieces; of several, the lowest. */
function fullest(/** @type {Element} */ picture) {
  const places = [...picture.querySelectorAll("use")].map((piece) => ["x", "y"].map((name) => Number(piece.getAttribute(name))));
  const [, , width, height] = (picture.getAttribute("viewBox") ?? "").split(" ").map(Number);
  let best = { count: -1, corner: [0, 0] };
  for (let y = Math.floor(height / SIDE) * SIDE - PREVIEW.down * SIDE; y >= 0; y -= SIDE) {
    for (let x = 0; x + PREVIEW.across * SIDE <= width; x += SIDE) {
      const count = places.filter(([left, top]) => left >= x && left < x + PREVIEW.across * SIDE && top >= y && top < y + PREVIEW.down * SIDE).length;
      if (count > best.count) best = { count, corner: [x, y] };
    }
  }
  return best.corner;
}
