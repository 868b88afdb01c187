// Starts the page and puts its parts together: the game changes, and everything is shown again.

import "./base/trusted-types.js";
import { arrows } from "./board/arrows.js";
import { Board } from "./board/board.js";
import { Controls } from "./page/controls.js";
import { byId } from "./base/dom.js";
import { EditorScreen } from "./dialogs/editor-dialog.js";
import { Engine } from "./computer/engine.js";
import { EvaluationBar } from "./page/evaluation-bar.js";
import { showFailure } from "./base/failure.js";
import { Game } from "./game/game.js";
import { read } from "./game/address.js";
import { faultOf } from "./base/faults.js";
import { guardBoxes, takeDrops } from "./base/files.js";
import { GamesDialog } from "./dialogs/games-dialog.js";
import { Keeper } from "./keeping/keeper.js";
import * as keeping from "./keeping/saved-games.js";
import { keepFocus } from "./base/focus.js";
import { follow } from "./base/theme.js";
import { menu } from "./page/menu.js";
import { Moves } from "./page/move-list.js";
import { NewGame } from "./dialogs/new-game-dialog.js";
import { Notes } from "./page/notes.js";
import { prepareNumbers } from "./base/numbers.js";
import { keepForOffline } from "./page/offline.js";
import { PieceList } from "./page/piece-list.js";
import * as pieces from "./board/piece-art.js";
import { showPlaces } from "./page/layout.js";
import { Players } from "./page/players.js";
import { Recovery } from "./keeping/recovery.js";
import { Reading } from "./dialogs/import-dialog.js";
import { Result } from "./dialogs/result-dialog.js";
import { settings } from "./base/settings.js";
import { SettingsDialog } from "./dialogs/settings-dialog.js";
import { ShareDialog, read as readText } from "./dialogs/share-dialog.js";
import { lettersOf } from "./game/shared-link.js";
import { Sounds } from "./page/sounds.js";
import { showStatus } from "./page/status.js";
import { tabs } from "./page/tabs.js";
import { onLanguage, sentences, text } from "./base/texts.js";
import { Thinking } from "./page/engine-panel.js";
import { takeTyping } from "./base/typing.js";
import { Searcher, Session, load, memorySize } from "./program.js";

async function run() {
  const loading = load();
  setTimeout(prepareNumbers);
  const module = await loading;
  follow();
  const variants = Session.variants();
  const levels = Searcher.levels();
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
