// Vibration at captures and checks, if the device supports it and the person wants it.

import { settings } from "../base/settings.js";
import { onLastMove } from "./last-move.js";

/** @import { Game } from "../game/game.js" */

/** Milliseconds of vibration, and of pauses between. */
const CAPTURE = [25];
const CHECK = [25, 60, 25];

/** Vibrates at the events of a game. */
export function followVibration(/** @type {Game} */ game) {
  if (!("vibrate" in navigator)) return;
  onLastMove(game, ({ check, takes }) => {
    if (settings.get("vibration") && (check || takes)) navigator.vibrate(check ? CHECK : CAPTURE);
  });
}
