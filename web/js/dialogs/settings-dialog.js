// The dialog of the settings. Everything holds at once; there is nothing to confirm.

import { dialog, open } from "./dialog.js";
import { make, said } from "../base/dom.js";
import { VALUES, settings } from "../base/settings.js";
import { languages } from "../base/texts.js";

/** @import { SettingKey } from "../base/settings.js" */

/** What stands in which part. The texts are `set-<key>` and `set-<key>-<value>`. @type {[string, (keyof typeof VALUES)[]][]} */
const GROUPS = [
  ["looks", ["page", "board", "pieces", "coordinates", "motion"]],
  ["help", ["heat", "threats", "bearing"]],
  ["moving", ["confirm", "loupe", "sound", "vibration"]],
];

/** What this browser or device has not, and what is therefore not offered. */
const missing = (/** @type {string} */ key) => key === "vibration" && !("vibrate" in navigator);

/** The dialog. */
export class SettingsDialog {
  #element;
  /** What shows the settings as they are. @type {(() => void)[]} */
  #shows = [];

  constructor() {
    const groups = GROUPS.map(([name, keys]) => {
      const legend = said("legend", `settings-${name}`);
      return make("fieldset", {}, legend, ...keys.filter((key) => !missing(key)).map((key) => this.#field(key)));
    });
    groups[0].querySelector("legend")?.after(this.#language());
    this.#element = dialog("settings", { className: "settings" }, ...groups);
  }

  open() {
    this.#shows.forEach((show) => show());
    open(this.#element);
  }

  #language() {
    // A language names itself, so that it is found by whoever understands no other.
    const named = languages().map(({ id, name }) => make("option", { value: id, textContent: name, lang: id }));
    return this.#select("language", [said("option", "set-language-auto", { value: "auto" }), ...named]);
  }

  #field(/** @type {keyof typeof VALUES} */ key) {
    const values = VALUES[key].filter((value) => typeof value === "string");
    return values.length === 0 ? this.#switch(key) : this.#select(key, values.map((value) => said("option", `set-${key}-${value}`, { value })));
  }

  #select(/** @type {SettingKey} */ key, /** @type {HTMLOptionElement[]} */ options) {
    const select = make("select", {}, ...options);
    select.onchange = () => settings.choose(key, select.value);
    this.#shows.push(() => (select.value = String(settings.get(key))));
    return make("label", { className: "setting" }, said("span", `set-${key}`), select);
  }

  #switch(/** @type {SettingKey} */ key) {
    const box = make("input", { type: "checkbox", className: "switch" });
    box.onchange = () => settings.choose(key, box.checked);
    this.#shows.push(() => (box.checked = settings.get(key) === true));
    return make("label", { className: "setting" }, said("span", `set-${key}`), box);
  }
}
