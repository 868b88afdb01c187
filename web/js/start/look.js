// The settings of the looks in the gallery: language, colours, motion. They are shared with the game.

import { settings } from "../base/settings.js";

/** @import { SettingKey } from "../base/settings.js" */

const KEYS = /** @type {const} */ (["language", "page", "motion"]);

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Connects the fields, and applies the settings. */
export function followLook(/** @type {HTMLElement} */ place) {
  const look = place.querySelector("details");
  for (const key of KEYS) {
    const boxes = [...place.querySelectorAll(`[data-setting="${key}"] input`)].filter((box) => box instanceof HTMLInputElement);
    const show = () => {
      apply(key);
      const value = key === "language" ? document.documentElement.lang : settings.get(key);
      for (const box of boxes) box.checked = box.value === value;
    };
    for (const box of boxes) box.addEventListener("change", () => settings.choose(key, box.value));
    settings.onChange(key, show);
    show();
  }
  still.addEventListener("change", () => apply("motion"));
  // A press elsewhere and Escape close it.
  document.addEventListener("pointerdown", ({ target }) => {
    if (look?.open && target instanceof Node && !look.contains(target)) look.open = false;
  });
  look?.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    look.open = false;
    look.querySelector("summary")?.focus();
  });
}

function apply(/** @type {SettingKey} */ key) {
  const root = document.documentElement;
  const value = settings.get(key);
  if (key === "language" && value !== "auto") root.lang = String(value);
  if (key === "page") {
    if (value === "auto") delete root.dataset.page;
    else root.dataset.page = String(value);
  }
  if (key === "motion") root.dataset.motion = value === "auto" ? (still.matches ? "off" : "on") : String(value);
}
