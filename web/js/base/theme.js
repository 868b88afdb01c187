// What the settings change for the whole page: its language, its theme, light or dark, and whether things move.

import { settings } from "./settings.js";
import { speak } from "./texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Applies these settings, now and whenever they change. */
export function followSettings() {
  settings.onChange("language", () => speak(settings.get("language")));
  settings.onChange("page", showTheme);
  settings.onChange("motion", showMotion);
  settings.onChange("boardSize", showBoardSize);
  still.addEventListener("change", showMotion);
  speak(settings.get("language"));
  showTheme();
  showMotion();
  showBoardSize();
}

/** Whether things may move: as set, or as the system asks for. */
export const motionIsOn = () => (settings.get("motion") === "auto" ? !still.matches : settings.get("motion") === "on");

function showTheme() {
  const page = settings.get("page");
  if (page === "auto") delete document.documentElement.dataset.page;
  else document.documentElement.dataset.page = page;
}

/** Wide windows have room to spare, so that the board can be smaller than it could be. */
function showBoardSize() {
  document.documentElement.style.setProperty("--board-size", String(settings.get("boardSize") / 100));
}

function showMotion() {
  document.documentElement.dataset.motion = motionIsOn() ? "on" : "off";
}
