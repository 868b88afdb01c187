// The line that says how the game stands, and what else the person should know.

import { byId, setText } from "../base/dom.js";
import { playerName, say, sentences, words } from "../base/texts.js";

/** Shows it. What went wrong comes first. */
export function showStatus(game) {
  const status = byId("status");
  const { state, problem, notice, blocked } = game;
  const before = sentences([problem, notice]);
  const offered = game.drawOffer !== null;
  const stands = blocked && before === "" ? sentences([blocked.why]) : state.status;
  setText(status, [before, offered ? "" : words(stands), doing(game)].filter(Boolean).join(" "));
  status.classList.toggle("wrong", problem !== "");
  status.classList.toggle("over", state.over && before === "");
  showSuddenDeath(state.suddenDeath);
  document.title = `${say(`game-${game.variant.id}`)} · Menagerie`;
}

/** How many moves sudden death leaves, once it has begun. */
function showSuddenDeath(left) {
  const line = byId("sudden-death");
  line.hidden = left === null;
  setText(line, left === null ? "" : say("sudden-death-left", { count: left }));
}

/** What goes on besides the game, in a sentence. */
function doing({ state, seats, thinking, paused, broken, elsewhere, engine, hint, drawOffer, variant }) {
  if (drawOffer !== null) {
    const asked = seats[1 - drawOffer] === "human";
    return say(asked ? "status-draw-offered" : "status-draw-considered", { player: playerName(variant.players[drawOffer]) });
  }
  if (engine.starting) return say("status-starting");
  if (thinking) return say("status-thinking");
  if (hint.looking) return say("status-looking");
  if (hint.line) return say("status-hint", { move: hint.line.first });
  if (broken) return say("status-broken");
  if (state.over) return "";
  if (elsewhere && state.atTip && seats[state.turn] === "computer") return say("status-elsewhere");
  return paused ? say("status-paused") : "";
}
