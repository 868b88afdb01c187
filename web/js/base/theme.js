// The effects of settings on the whole page: its language, light or dark colours, and motion.

import { settings } from "./settings.js";
import { speak } from "./texts.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Applies these settings, now and whenever they change. */
export async function followSettings() {
  // A language that cannot be loaded is not spoken: the page goes on in the one that it has.
  settings.onChange("language", () => speak(settings.get("language")).catch(console.warn));
  settings.onChange("page", showTheme);
  settings.onChange("motion", showMotion);
  settings.onChange("boardSize", showBoardSize);
  still.addEventListener("change", showMotion);
  showTheme();
  showMotion();
  showBoardSize();
  await speak(settings.get("language"));
}

/** Whether motion is allowed: by the setting, or by the system's preference. */
export const motionIsOn = () => (settings.get("motion") === "auto" ? !still.matches : settings.get("motion") === "on");

function showTheme() {
  const page = settings.get("page");
  if (page === "auto") delete document.documentElement.dataset.page;
  else document.documentElement.dataset.page = page;
}

/** Wide windows have room to spare, so that the board can be smaller than possible. */
function showBoardSize() {
  document.documentElement.style.setProperty("--board-size", String(settings.get("boardSize") / 100));
}

function showMotion() {
  document.documentElement.dataset.motion = motionIsOn() ? "on" : "off";
}
