// Lets a capture and a check be felt, where the device can do so and the person wants it.

import { settings } from "../base/settings.js";
import { onLastMove } from "./last-move.js";

/** @import { Game } from "../game/game.js" */

/** Milliseconds of shaking, and of rest between. */
const CAPTURE = [25];
const CHECK = [25, 60, 25];

/** Lets be felt what happens in a game. */
export function followVibration(/** @type {Game} */ game) {
  if (!("vibrate" in navigator)) return;
  onLastMove(game, ({ check, takes }) => {
    if (settings.get("vibration") && (check || takes)) navigator.vibrate(check ? CHECK : CAPTURE);
  });
}
