// The switches in the menu, in the head and by keys: sound, full screen, blindfold. And what is loaded for them.

import { byId, setText } from "../base/dom.js";
import { loadExtra } from "../base/lazy.js";
import { settings } from "../base/settings.js";
import { onLanguage, say } from "../base/texts.js";

/** @import { Game } from "../game/game.js" */

/** The settings with a switch outside their dialog, and its elements. */
const SWITCHES = /** @type {const} */ ([
  ["sound", ["sound", "menu-sound"]],
  ["blindfold", ["menu-blindfold"]],
]);

/** Connects the switches of the page. */
export function followSwitches(/** @type {Game} */ game) {
  for (const [key, ids] of SWITCHES) {
    const show = () => ids.forEach((id) => byId(id).setAttribute("aria-pressed", String(settings.get(key))));
    for (const id of ids) byId(id).onclick = () => settings.set(key, !settings.get(key));
    settings.onChange(key, show);
    show();
  }
  settings.onChange("blindfold", () => announceBlindfold(game));
  fullScreen();
  document.addEventListener("keydown", (event) => {
    const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || document.querySelector("dialog:modal")) return;
    if (code === "KeyB") settings.set("blindfold", !settings.get("blindfold"));
    else if (key === "Enter" && document.fullscreenEnabled) toggleFullScreen();
    else return;
    event.preventDefault();
  });
  speakMoves(game);
}

/** Explains why the pieces are hidden. */
function announceBlindfold(/** @type {Game} */ game) {
  game.notices.announce({ text: settings.get("blindfold") ? "blindfold-on" : "blindfold-off" });
}

/** The button for the full screen, if the browser supports it. */
function fullScreen() {
  const button = byId("menu-full-screen");
  button.hidden = !document.fullscreenEnabled;
  const show = () => {
    const on = document.fullscreenElement !== null;
    button.dataset.text = on ? "leave-full-screen" : "full-screen";
    setText(button, say(button.dataset.text));
  };
  button.onclick = toggleFullScreen;
  document.addEventListener("fullscreenchange", show);
  onLanguage(show);
}

async function toggleFullScreen() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (error) {
    // The browser refuses, with a reason.
    console.info(error);
  }
}

/** Loads spoken moves when they are enabled. */
async function speakMoves(/** @type {Game} */ game) {
  let loaded = false;
  const load = async () => {
    if (loaded || !settings.get("speech")) return;
    loaded = true;
    loaded = await loadExtra(() => import("./spoken-moves.js"), ({ followSpeech }) => followSpeech(game));
  };
  settings.onChange("speech", load);
  await load();
}
