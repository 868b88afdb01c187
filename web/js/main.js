// Starts the page and puts its parts together: the game changes, and everything is shown again.

import { arrows } from "./arrows.js";
import { Board } from "./board.js";
import { Controls } from "./controls.js";
import { byId, setText } from "./dom.js";
import { Engine } from "./engine.js";
import { EvaluationBar } from "./evaluation-bar.js";
import { Game } from "./game.js";
import { read } from "./link.js";
import { Moves } from "./moves.js";
import * as pieces from "./pieces.js";
import { Players } from "./players.js";
import { Thinking } from "./thinking.js";
import { Searcher, Session, load } from "./program.js";

async function run() {
  const module = await load();
  const variants = JSON.parse(Session.variants());
  const levels = JSON.parse(Searcher.levels());
  const wanted = read(location.search, variants, levels);
  await pieces.load(wanted.variant.art);

  const engine = new Engine(module, { onRestart: (reason) => game.tellRestart(reason) });
  const game = new Game(engine, () => show(), () => showNews());
  const board = new Board(byId("board"), byId("promotion"), game);
  const players = new Players(byId("players"), (player, who) => game.seat(player, who));
  const moves = new Moves(byId("moves"));
  const bar = new EvaluationBar(byId("bar"));
  const thinking = new Thinking(game);
  const controls = new Controls(game, variants, levels);
  byId("game").onchange = async ({ target }) => {
    const variant = variants.find(({ id }) => id === target.value);
    await pieces.load(variant.art);
    game.start(variant);
  };

  function show() {
    showShape(game);
    board.addPictures(game.variant.art);
    board.show();
    players.show(game);
    moves.show(game);
    controls.show();
    thinking.show();
    bar.show(game);
    showStatus(game);
  }

  function showNews() {
    board.showArrows();
    controls.showStop();
    thinking.show();
    bar.show(game);
  }

  game.level = wanted.level ?? levels.find(({ usual }) => usual).level;
  open(game, wanted);
  // For tests and the curious, from the browser's console.
  window.menagerie = { game, arrows: () => arrows(game) };
}

/** Opens what the address asks for; if that cannot be, the usual game, saying why. */
function open(game, { variant, seats, options, position, problems }) {
  try {
    game.start(variant, { seats, options, position, problem: problems.join(". ") });
  } catch (error) {
    game.start(variant, { seats, options, problem: [...problems, error].join(". ") });
  }
}

/** Tells the style how many squares there are across and down. */
function showShape({ variant, orientation }) {
  const { style } = document.querySelector(".table");
  const sideways = orientation % 2 === 1;
  style.setProperty("--columns", sideways ? variant.ranks : variant.files);
  style.setProperty("--rows", sideways ? variant.files : variant.ranks);
}

function showStatus(game) {
  const status = byId("status");
  const { state, problem, notice } = game;
  const before = [problem, notice].filter(Boolean).map((words) => `${words.replace(/[.!]?$/, "")}.`);
  setText(status, [...before, state.status, doing(game)].filter(Boolean).join(" "));
  status.classList.toggle("wrong", before.length > 0);
  status.classList.toggle("over", state.over && before.length === 0);
}

/** What goes on besides the game, in a sentence. */
function doing({ state, thinking, paused, broken, hint }) {
  if (thinking) return "The computer is thinking.";
  if (hint.looking) return "Looking for a hint.";
  if (hint.line) return `Hint: ${hint.line.first}.`;
  if (broken) return "Press “Try again”, or take a move back.";
  return paused && !state.over ? "The game is paused." : "";
}

run().catch((error) => {
  console.error(error);
  setText(byId("status"), `Menagerie could not start: ${error?.message ?? error}`);
  byId("status").classList.add("wrong");
});
