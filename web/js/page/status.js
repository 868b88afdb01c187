// The status line: the state of the game, and other messages.

import { byId, setText } from "../base/dom.js";
import { playerName, say, sentences, words } from "../base/texts.js";
import { currentView } from "../base/view.js";
import { isComputer } from "../game/seats.js";

/** @import { Game } from "../game/game.js" */

/** Keeps the status line up to date. */
export function followStatus(/** @type {Game} */ game) {
  game.store.on("change", () => showStatus(game));
}

/** Shows the state of the game. Errors come first. */
export function showStatus(/** @type {Game} */ game) {
  if (!game.store.begun) return;
  const status = byId("status");
  const { state, problem, notice, drawOffer, variant } = game.data;
  const { blocked } = game.selection;
  const before = sentences([problem, notice]);
  const offered = drawOffer !== null;
  const stands = blocked && before === "" ? sentences([blocked.why]) : state.status;
  setText(status, [before, offered ? "" : words(stands), doing(game)].filter(Boolean).join(" "));
  status.classList.toggle("wrong", problem !== "");
  status.classList.toggle("game-over", state.over && before === "");
  showSuddenDeath(state.suddenDeath);
  // The gallery has its own title.
  if (currentView() === "game") document.title = `${say(`game-${variant.id}`)} · Menagerie`;
}

/** The number of moves left in sudden death, once it has begun. */
function showSuddenDeath(/** @type {number | null} */ left) {
  const line = byId("sudden-death");
  line.hidden = left === null;
  setText(line, left === null ? "" : say("sudden-death-left", { count: left }));
}

/** Other activities, as a sentence. */
function doing(/** @type {Game} */ { data, engine, hint, moveSearch }) {
  const { state, seats, paused, computerFailed, inOtherTab, drawOffer, variant, practice } = data;
  if (drawOffer !== null) {
    const asked = seats[1 - drawOffer] === "human";
    return say(asked ? "status-draw-offered" : "status-draw-considered", { player: playerName(variant.players[drawOffer]) });
  }
  // A move may wait for its opening book first.
  if (engine.starting || (moveSearch.thinking && !engine.ready)) return say("status-starting");
  if (moveSearch.thinking) return say("status-thinking");
  if (hint.looking) return say("status-looking");
  if (hint.line) return say("status-hint", { move: hint.line.first });
  if (computerFailed) return say("status-broken");
  if (state.over) return "";
  if (inOtherTab && state.atTip && isComputer(data, state.turn)) return say("status-elsewhere");
  return paused && !practice ? say("status-paused") : "";
}
