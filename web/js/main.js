// Starts the page: loads the program, creates the parts, and opens the first game. After that the parts and the views follow the game's store.

import "./base/trusted-types.js";
import { byId, find } from "./base/dom.js";
import { showFailure } from "./base/failure.js";
import { guardBoxes, takeDrops } from "./base/files.js";
import { faultOf } from "./base/faults.js";
import { keepFocus } from "./base/focus.js";
import { whenIdle } from "./base/idle.js";
import { Lazy, loadExtra } from "./base/lazy.js";
import { Notes } from "./base/notes.js";
import { prepareNumbers } from "./base/numbers.js";
import { settings } from "./base/settings.js";
import { onLanguage, prepareLanguage, text } from "./base/texts.js";
import { followSettings } from "./base/theme.js";
import { currentView } from "./base/view.js";
import { offerTour, showTour } from "./page/first-tour.js";
import { arrows } from "./board/arrows.js";
import { Board } from "./board/board.js";
import * as pieces from "./board/piece-art.js";
import { NETWORKS } from "./computer/networks.js";
import { Engine } from "./engine.js";
import { Dialogs } from "./dialogs/dialogs.js";
import { asksForFriend, asksToAddGame, readAddress } from "./game/address.js";
import { readContent } from "./game/content.js";
import { Game } from "./game/game.js";
import { offered, onNewGames, wanted as wantedGame } from "./game/own-games.js";
import { gameText } from "./game/record.js";
import { writeLink } from "./game/shared-link.js";
import { FirstGame, likelyGame } from "./keeping/first-game.js";
import { GameStorage, nameOf } from "./keeping/game-storage.js";
import { wantsReview } from "./keeping/kept-review.js";
import { registerKept, renderThumbnails } from "./keeping/own-shelf.js";
import { keepBeaten } from "./keeping/open-levels.js";
import * as savedGames from "./keeping/saved-games.js";
import { Recovery } from "./keeping/recovery.js";
import { Controls } from "./page/controls.js";
import { EnginePanel } from "./page/engine-panel.js";
import { EvaluationBar } from "./page/evaluation-bar.js";
import { followEnd } from "./page/game-end.js";
import { followLayout } from "./page/layout.js";
import { askForFriend, askForGame, followViews } from "./page/game-view.js";
import { menu } from "./page/menu.js";
import { MoveList } from "./page/move-list.js";
import { keepForOffline } from "./page/offline.js";
import { PieceList } from "./page/piece-list.js";
import { Players } from "./page/players.js";
import { followSounds } from "./page/sounds.js";
import { followStatus, showStatus } from "./page/status.js";
import { followSwitches } from "./page/switches.js";
import { tabs } from "./page/tabs.js";
import { takeTyping } from "./page/typing.js";
import { levels as levelList, load, memorySize } from "./program.js";
import { ONLY } from "./site.js";

/** @import { NoteAction } from "./base/notes.js" */
/** @import { FriendGames } from "./friend/friend.js" */
/** @import { GameData } from "./game/game-store.js" */
/** @import { LevelInfo, VariantInfo } from "./program.js" */

/** The root element for the style of everything that belongs to a game. */
const table = byId("table");

async function run() {
  const loading = load();
  prepareLanguage(settings.get("language"));
  if (location.hash.length <= 1) pieces.loadSet(likelyGame());
  setTimeout(prepareNumbers);
  await loading;
  await followSettings();
  const variants = await offered.games();
  onNewGames(pieces.know);
  registerKept(variants);
  const levels = levelList();
  pieces.know(variants);
  const wanted = await wantedBy(variants, levels);

  const level = wanted.level ?? levels.find(({ isDefault }) => isDefault)?.level ?? levels[0].level;
  const game = startGame(variants, level);
  const { board, dialogs, storage, recovery, notes, friends, puzzles } = showGame(game, variants, levels);
  guardBoxes((problem) => dialogs.complain(problem) || game.notices.refuse(problem));
  tabs(byId("tabs"));
  menu();
  keepFocus(board.grid);
  takeTyping();

  // A pause, because one task should not be longer than this.
  await new Promise((resolve) => setTimeout(resolve));
  /** @type {NoteAction[]} */
  const list = [{ label: "my-games", act: () => dialogs.openGames() }];
  const first = new FirstGame(game, storage, variants, (hash) => friends().then((all) => all.open(hash), () => text("friend-not-loaded")));
  await first.begin(wanted, recovery, (problem) => notes.show("last", problem, list));
  if (recovery.happened) notes.show("recovered", text(recovery.inVain ? "note-recovered-anew" : "note-recovered"), recovery.inVain ? list : []);
  takeDrops(async (content) => {
    if (currentView() !== "game") return;
    const problem = await readContent(game, content);
    if (problem) game.notices.refuse(problem);
  });
  // A link that is opened in this tab, from the address bar.
  addEventListener("hashchange", async ({ newURL }) => {
    const { hash } = new URL(newURL);
    const problem = hash.length > 1 && (await first.openLink(hash));
    if (problem) game.notices.refuse(problem);
  });
  onLanguage(() => game.store.emit("change"));
  document.getElementById("starting")?.remove();
  followViews(game, storage, first, () => {
    // Another tab, or the start page, may have saved games meanwhile.
    registerKept(variants);
    return wantedBy(variants, levels);
  });
  if (currentView() === "game" && asksForFriend(location.search)) askForFriend(game);
  if (currentView() === "game" && asksToAddGame(location.search)) askForGame(game);
  const asked = new URLSearchParams(location.search).get("puzzles");
  if (asked !== null) puzzles.use((part) => part.open(asked));
  // Without a game, the page cannot be used.
  table.hidden = table.inert = false;
  const awaited = document.getElementById("awaited");
  awaited?.remove();
  // It was made while the program was loaded.
  if (awaited?.dataset.move && game.data.state.moves.length === 0) game.turns.play(awaited.dataset.move);
  offerTour(game);
  // Everything else is loaded after the first move is possible: the computer, unless it is to move already, then the dialogs, and then all data for
  // offline use.
  whenIdle(async () => {
    await game.engine.start();
    await dialogs.warm();
    await savedGames.opened();
    await renderThumbnails();
    // A saved file has all there is.
    if (ONLY !== null) return;
    keepForOffline((reload) => notes.show("new-version", text("new-version"), [{ label: "reload", act: reload, main: true }]));
    await loadExtra(() => import("./page/offline-rules.js"), ({ followRules }) => followRules(game));
  });
  // For tests and for use in the browser's console.
  Object.assign(window, { menagerie: { game, settings, arrows: () => arrows(game), link: () => writeLink(game.data), text: () => gameText(game.data), kept: () => savedGames.readable(), memorySize } });
}

/** The request in the address; a game of the library is fetched. */
async function wantedBy(/** @type {VariantInfo[]} */ variants, /** @type {LevelInfo[]} */ levels) {
  const name = new URLSearchParams(location.search).get("game");
  try {
    if (name !== null) await wantedGame(variants, name);
    return readAddress(location.search, variants, levels);
  } catch (error) {
    const asked = readAddress(location.search, variants, levels);
    return { ...asked, problems: [faultOf(error)] };
  }
}

/** The game, with the computer that plays in it. */
function startGame(/** @type {VariantInfo[]} */ variants, /** @type {number} */ level) {
  Engine.networks = NETWORKS;
  const engine = new Engine({
    onRestart: (reason) => game.reportRestart(reason),
    onReady: () => showStatus(game),
  });
  const game = new Game(engine, variants, level);
  return game;
}

/** All views of the game. They are notified of a change in the order in which they are made here. */
function showGame(/** @type {Game} */ game, /** @type {VariantInfo[]} */ variants, /** @type {LevelInfo[]} */ levels) {
  const notes = new Notes(byId("notes"));
  followPictures(game);
  const board = new Board(find("board", HTMLCanvasElement), byId("promotion"), table, game);
  new Players(byId("players"), table, game, board);
  followLayout(game, table);
  const openReview = () => {
    const { data } = game;
    // If another game was opened meanwhile, its review is not wanted.
    review.use((panel) => data === game.data && panel.open());
  };
  new MoveList(byId("moves"), game, openReview);
  new Controls(game, levels);
  new EnginePanel(game);
  new EvaluationBar(byId("bar"), game);
  followStatus(game);
  followEnd(game);
  new PieceList(byId("piece-list"), game);
  followSounds(game);
  followSwitches(game);
  loadLater(game, notes);
  const storage = new GameStorage(game, variants, notes, () => dialogs.openGames());
  const recovery = new Recovery(game, storage);
  const review = lazyReview(game, storage, notes, openReview);
  const dialogs = new Dialogs({ game, board, storage, notes, variants, levels });
  followAddress(game);
  byId("new").onclick = byId("game-name").onclick = () => dialogs.openNewGame();
  byId("open-settings").onclick = () => dialogs.openSettings();
  byId("open-share").onclick = () => dialogs.openShare();
  byId("save-file").onclick = () => dialogs.saveFile();
  byId("open-editor").onclick = () => dialogs.openEditor();
  byId("open-games").onclick = () => dialogs.openGames();
  byId("open-statistics").onclick = () => dialogs.openStatistics();
  byId("open-friend").onclick = () => game.store.emit("invite");
  const friends = followFriends(game, storage, variants);
  byId("open-tour").onclick = () => showTour(game);
  byId("open-review").onclick = openReview;
  const explorer = lazy(game, () => import("./review/explorer.js"), ({ ExplorerPanel }) => new ExplorerPanel(byId("explorer"), game));
  const puzzles = lazy(game, () => import("./puzzles/puzzles.js"), ({ Puzzles }) => new Puzzles(game, storage, variants));
  followSmallGames(game, storage, { notes, variants, openMistakes: () => puzzles.use((part) => part.open("today")) });
  byId("open-puzzles").onclick = () => puzzles.use((part) => part.open());
  byId("open-explorer").onclick = () => {
    byId("tab-moves").click();
    explorer.use((panel) => panel.open());
  };
  return { board, dialogs, storage, recovery, notes, friends, puzzles };
}

/** Loads the parts for games with friends when there is one, or on demand. Returns a function that loads them. */
function followFriends(/** @type {Game} */ game, /** @type {GameStorage} */ storage, /** @type {VariantInfo[]} */ variants) {
  /** @type {Promise<FriendGames> | null} */
  let coming = null;
  const loadFriends = () => import("./friend/friend.js").then(({ FriendGames }) => new FriendGames(game, storage, variants));
  // A failed load is tried again the next time.
  const friends = () => (coming ??= loadFriends().catch((error) => {
    coming = null;
    throw error;
  }));
  const use = async (/** @type {(friends: FriendGames) => void} */ act) => {
    try {
      act(await friends());
    } catch (error) {
      console.warn(error);
      game.notices.refuse(text("friend-not-loaded"));
    }
  };
  game.store.on("invite", () => use((all) => all.invite()));
  game.store.on("change", () => {
    if (game.data.friend && !coming) use(() => {});
  });
  return friends;
}

/** Loads the part for small games when there is one; and keeps which levels were beaten. */
function followSmallGames(/** @type {Game} */ game, /** @type {GameStorage} */ storage, /** @type {{ notes: Notes, variants: VariantInfo[], openMistakes: () => void }} */ page) {
  let asked = false;
  game.store.on("change", () => {
    keepBeaten(game.data);
    if (game.data.strength === null || asked) return;
    asked = true;
    loadExtra(() => import("./school/small-game.js"), ({ SmallGame }) => new SmallGame(game, storage, page)).then((loaded) => (asked = loaded !== false));
  });
}

/**
 * The review, loaded on demand, and when a game is over: the panel of its end shows some of it.
 * @param {Game} game
 * @param {GameStorage} storage
 * @param {Notes} notes
 * @param {() => void} openReview
 */
function lazyReview(game, storage, notes, openReview) {
  const show = async (/** @type {string} */ id) => {
    if (!(await storage.open(id))) openReview();
  };
  const notifyDone = (/** @type {string} */ id) => {
    const name = nameOf(savedGames.find(id) ?? { name: "", variant: game.data.variant.id });
    notes.show("reviewed", text("note-reviewed", { name }), [{ label: "open-reviewed", act: () => show(id), main: true }]);
  };
  const review = lazy(game, () => import("./review/review.js"), ({ makeReview }) => makeReview(game, storage, notifyDone));
  let ended = false;
  /** The game whose review was shown after a reload. @type {GameData | null} */
  let shown = null;
  game.store.on("change", () => {
    const { data } = game;
    if (!ended && data.state.over && !data.practice) {
      ended = true;
      review.use(() => {});
    }
    if (data === shown || !game.assistant.mayHelp || !wantsReview(storage.id)) return;
    shown = data;
    review.use((panel) => data === game.data && panel.open());
  });
  return review;
}

/**
 * A part of the page that is loaded on demand; a failure is shown in the status line.
 * @template Module, Part
 * @param {Game} game
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => Part} make
 */
const lazy = (game, load, make) => new Lazy(load, make, (error) => {
  console.warn(error);
  game.notices.refuse(text("problem-not-loaded"));
});

/** Parts for only some devices or settings. */
async function loadLater(/** @type {Game} */ game, /** @type {Notes} */ notes) {
  if (matchMedia("(any-pointer: coarse)").matches) {
    await loadExtra(() => import("./page/confirm-offer.js"), ({ offerConfirmation }) => offerConfirmation(game, notes));
  }
  const vibrate = async () => {
    if (!settings.get("vibration") || felt) return;
    felt = true;
    felt = await loadExtra(() => import("./page/vibration.js"), ({ followVibration }) => followVibration(game));
  };
  let felt = false;
  settings.onChange("vibration", vibrate);
  await vibrate();
}

/** Loads the pictures of each game, because a text or a link may open any. Letters are shown until they arrive. */
function followPictures(/** @type {Game} */ game) {
  /** @type {string | null} */
  let asked = null;
  pieces.onPictures(() => game.store.begun && game.store.emit("change"));
  game.store.on("change", () => {
    const { variant } = game.data;
    if (asked === variant.id) return;
    asked = variant.id;
    pieces.loadGame(variant);
  });
}

/** While nothing has been done in the game of a link, a reload starts with the link again. */
function followAddress(/** @type {Game} */ game) {
  game.store.on("change", () => {
    // The address of a file stays as it is: in a frame without an origin nothing may change it.
    if (currentView() !== "game" || ONLY !== null) return;
    const { worthSaving, linkText } = game.data;
    const hash = worthSaving || linkText === null ? "" : `#${linkText}`;
    // Without either, the address would be the gallery's.
    const search = location.search || (hash ? "" : "?last");
    if (location.hash !== hash) history.replaceState(null, "", location.pathname + search + hash);
  });
}

/** The end of the start: the first move is possible, or the page shows why not. */
export const started = run().catch((error) => {
  console.error(error);
  showFailure(error instanceof Error ? error : new Error(String(error)));
});
