// Starts the page and puts its parts together: the game changes, and everything is shown again.

import "./trusted.js";
import { arrows } from "./arrows.js";
import { Board } from "./board.js";
import { Controls } from "./controls.js";
import { byId } from "./dom.js";
import { EditorScreen } from "./editor.js";
import { Engine } from "./engine.js";
import { EvaluationBar } from "./evaluation-bar.js";
import { showFailure } from "./failure.js";
import { Game } from "./game.js";
import { read } from "./link.js";
import { faultOf } from "./faults.js";
import { guardBoxes, takeDrops } from "./files.js";
import { GamesDialog } from "./games-dialog.js";
import { Keeper } from "./keeper.js";
import * as keeping from "./keeping.js";
import { keepFocus } from "./focus.js";
import { follow } from "./look.js";
import { menu } from "./menu.js";
import { Moves } from "./moves.js";
import { NewGame } from "./new-game.js";
import { Notes } from "./notes.js";
import { prepareNumbers } from "./numbers.js";
import { keepForOffline } from "./offline.js";
import { PieceList } from "./piece-list.js";
import * as pieces from "./pieces.js";
import { showPlaces } from "./places.js";
import { Players } from "./players.js";
import { Recovery } from "./recovery.js";
import { Reading } from "./reading.js";
import { Result } from "./result.js";
import { settings } from "./settings.js";
import { SettingsDialog } from "./settings-dialog.js";
import { ShareDialog, read as readText } from "./share.js";
import { lettersOf } from "./shared-link.js";
import { Sounds } from "./sounds.js";
import { showStatus } from "./status.js";
import { tabs } from "./tabs.js";
import { onLanguage, sentences, text } from "./texts.js";
import { Thinking } from "./thinking.js";
import { takeTyping } from "./typing.js";
import { Searcher, Session, load, memorySize } from "./program.js";

async function run() {
  const loading = load();
  setTimeout(prepareNumbers);
  const module = await loading;
  follow();
  const variants = JSON.parse(Session.variants());
  const levels = JSON.parse(Searcher.levels());
  const wanted = read(location.search, variants, levels);
  pieces.know(variants);
  await pieces.load(wanted.variant.art);

  const engine = new Engine(module, { onRestart: (reason) => game.tellRestart(reason), onReady: () => game.state && showStatus(game) });
  const game = new Game(engine, () => show(), () => showNews(), () => board.show());
  const board = new Board(byId("board"), byId("promotion"), game);
  const players = new Players(byId("players"), (player, who) => game.seat(player, who));
  const moves = new Moves(byId("moves"));
  const bar = new EvaluationBar(byId("bar"));
  const thinking = new Thinking(game);
  const controls = new Controls(game, levels);
  const newGame = new NewGame(game, variants, levels);
  const settingsDialog = new SettingsDialog();
  const share = new ShareDialog(game, board);
  const result = new Result(document.querySelector(".board"), game, newGame);
  const list = new PieceList(byId("piece-list"), game);
  const sounds = new Sounds();
  const notes = new Notes(byId("notes"));
  const keeper = new Keeper(game, variants, notes, () => games.open());
  const recovery = new Recovery(game, keeper);
  const games = new GamesDialog(keeper);
  const editor = new EditorScreen(game);
  new Reading(game, keeper, notes);
  game.onStart = () => keeper.begin();
  byId("new").onclick = byId("game-name").onclick = () => newGame.open();
  byId("open-settings").onclick = () => settingsDialog.open();
  byId("open-share").onclick = () => share.open();
  byId("open-editor").onclick = () => editor.open();
  byId("open-games").onclick = () => games.open();
  guardBoxes((problem) => share.complain(problem) || game.complain(problem));
  tabs(document.querySelector(".tabs"));
  menu();
  keepFocus(document.querySelector("[role=grid]"));
  takeTyping();

  // Those that come late are put where letters stand for them.
  pieces.onPictures(show);
  /** The game whose pictures have been asked for: a text or a link may open any. */
  let asked = null;

  function show() {
    // Something may be said before there is a game.
    if (!game.state) return;
    if (asked !== game.variant.id) {
      asked = game.variant.id;
      pieces.load(game.variant.art);
    }
    board.addPictures(game.variant.art);
    board.show();
    players.show(game);
    showPlaces(game);
    moves.show(game);
    controls.show();
    thinking.show();
    bar.show(game);
    showStatus(game);
    list.show();
    result.show();
    sounds.show(game);
    keeper.keep();
    recovery.follow();
    showAddress();
  }

  /** As long as nothing has been done in the game of a link, a reload begins with the link again. */
  function showAddress() {
    const hash = game.touched || game.address === null ? "" : `#${game.address}`;
    if (location.hash !== hash) history.replaceState(null, "", location.pathname + location.search + hash);
  }

  function showNews() {
    if (!game.state) return;
    board.showArrows();
    controls.showStop();
    thinking.show();
    bar.show(game);
  }

  game.level = wanted.level ?? levels.find(({ usual }) => usual).level;
  // What has been made so far was long enough for one task.
  await new Promise((resolve) => setTimeout(resolve));
  const door = [{ label: "my-games", act: () => games.open() }];
  await begin(game, keeper, recovery, { ...wanted, variants }, (problem) => notes.show("last", problem, door));
  if (recovery.happened) notes.show("recovered", text(recovery.inVain ? "note-recovered-anew" : "note-recovered"), recovery.inVain ? door : []);
  takeDrops((text) => {
    const problem = readText(game, text);
    if (problem) game.complain(problem);
  });
  // A link that is opened in this tab, from the address bar.
  addEventListener("hashchange", async ({ newURL }) => {
    const { hash } = new URL(newURL);
    const problem = hash.length > 1 && (await openLink(game, keeper, hash));
    if (problem) game.complain(problem);
  });
  onLanguage(show);
  byId("starting").remove();
  // Until there is a game, nothing can be done with it.
  const table = document.querySelector("main");
  table.hidden = table.inert = false;
  keepForOffline((reload) => notes.show("new-version", text("new-version"), [{ label: "reload", act: reload, main: true }]));
  // For tests and the curious, from the browser's console.
  window.menagerie = { game, settings, arrows: () => arrows(game), memorySize };
}

/**
 * Begins: with the game that was on the board when the program failed, with the game in the address, with what the address
 * asks for, or where the person left off. A reload goes on with the game of the tab, whatever its address once asked for.
 * `tell` hears why where they left off cannot be shown.
 */
async function begin(game, keeper, recovery, wanted, tell) {
  const { variant, variants, seats, options, position, problems } = wanted;
  const { happened, inVain, unkept } = recovery;
  if (inVain) return game.start(variant);
  const rescued = unkept && variants.find(({ id }) => id === unkept.variant);
  if (rescued) {
    keeper.begin();
    return game.restore(unkept.saved, rescued);
  }
  const again = happened || performance.getEntriesByType("navigation")[0]?.type !== "navigate";
  const linked = location.hash.length > 1;
  const id = again ? keeping.idOfThisTab() : linked || location.search ? null : keeping.lastId();
  if (id !== null && keeping.has(id)) {
    const problem = await keeper.open(id);
    if (!problem) return;
    tell(text(problem.text === "newer-game" ? "newer-last" : "damaged-last"));
  }
  if (linked && id === null) {
    const problem = await openLink(game, keeper, location.hash);
    if (!problem) return;
    problems.push(problem);
  }
  const borrowed = linked || location.search !== "";
  try {
    game.start(variant, { seats, options, position, borrowed, problem: sentences(problems) });
  } catch (error) {
    game.start(variant, { seats, options, borrowed, problem: sentences([...problems, faultOf(error)]) });
  }
}

/**
 * Opens the game of a link: as it was left, if something has been done in it before. Gives what is wrong with it, or
 * nothing.
 */
async function openLink(game, keeper, hash) {
  const letters = lettersOf(hash);
  const id = keeping.idOfLink(letters);
  try {
    if (keeping.has(id) && (await keeper.open(id)) === null) {
      game.announce(text("notice-known-link"));
      return null;
    }
    game.openLink(letters);
    return null;
  } catch (error) {
    console.warn(error);
    return error.text === "fault-damaged" ? text("damaged-link") : error;
  }
}

run().catch((error) => {
  console.error(error);
  showFailure(error);
});
