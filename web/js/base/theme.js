// How the page looks: language, light or dark, and whether things move.

import { settings } from "./settings.js";
import { speak } from "./texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Makes the page look as it is set, now and whenever that changes. */
export function follow() {
  settings.onChange("language", speak);
  settings.onChange("page", showPage);
  settings.onChange("motion", showMotion);
  still.addEventListener("change", showMotion);
  speak(settings.get("language"));
  showPage();
  showMotion();
}

/** Whether things may move: as set, or as the system asks for. */
export const moves = () => (settings.get("motion") === "auto" ? !still.matches : settings.get("motion") === "on");

function showPage() {
  const page = settings.get("page");
  if (page === "auto") delete document.documentElement.dataset.page;
  else document.documentElement.dataset.page = page;
}

function showMotion() {
  document.documentElement.dataset.motion = moves() ? "on" : "off";
}
