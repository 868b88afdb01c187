// Starts the page: loads the program, puts the parts together, and begins with a game. After that the parts and the views
// follow the game's store.

import "./base/trusted-types.js";
import { byId, find } from "./base/dom.js";
import { showFailure } from "./base/failure.js";
import { guardBoxes, takeDrops } from "./base/files.js";
import { faultOf } from "./base/faults.js";
import { keepFocus } from "./base/focus.js";
import { whenIdle } from "./base/idle.js";
import { Later, loadExtra } from "./base/later.js";
import { Notes } from "./base/notes.js";
import { prepareNumbers } from "./base/numbers.js";
import { settings } from "./base/settings.js";
import { onLanguage, text } from "./base/texts.js";
import { followSettings } from "./base/theme.js";
import { currentView } from "./base/view.js";
import { offerTour, showTour } from "./page/first-tour.js";
import { arrows } from "./board/arrows.js";
import { Board } from "./board/board.js";
import * as pieces from "./board/piece-art.js";
import { NETWORKS } from "./computer/networks.js";
import { Engine } from "./engine.js";
import { Dialogs } from "./dialogs/dialogs.js";
import { asksForFriend, asksToBring, readAddress } from "./game/address.js";
import { readContent } from "./game/content.js";
import { Game } from "./game/game.js";
import { tellOfNew, wanted as wantedGame } from "./game/own-games.js";
import { gameText } from "./game/record.js";
import { writeLink } from "./game/shared-link.js";
import { FirstGame, likelyGame } from "./keeping/first-game.js";
import { Keeper, nameOf } from "./keeping/keeper.js";
import { wasReviewing } from "./keeping/kept-review.js";
import { bringKept, drawStarts } from "./keeping/own-shelf.js";
import * as savedGames from "./keeping/saved-games.js";
import { Recovery } from "./keeping/recovery.js";
import { Controls } from "./page/controls.js";
import { EnginePanel } from "./page/engine-panel.js";
import { EvaluationBar } from "./page/evaluation-bar.js";
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
import { Session, levels as levelList, load, memorySize } from "./program.js";

/** @import { NoteAction } from "./base/notes.js" */
/** @import { FriendGames } from "./friend/friend.js" */
/** @import { GameData } from "./game/game-store.js" */
/** @import { LevelInfo, VariantInfo } from "./program.js" */

/** What the style of everything that belongs to a game hangs on. */
const table = byId("table");

async function run() {
  const loading = load();
  if (location.hash.length <= 1) pieces.loadSet(likelyGame());
  setTimeout(prepareNumbers);
  await loading;
  followSettings();
  const variants = Session.variants();
  tellOfNew(pieces.know);
  bringKept(variants);
  const levels = levelList();
  pieces.know(variants);
  const wanted = await wantedBy(variants, levels);

  const level = wanted.level ?? levels.find(({ usual }) => usual)?.level ?? levels[0].level;
  const game = startGame(variants, level);
  const { board, dialogs, keeper, recovery, notes, friends, puzzles } = showGame(game, variants, levels);
  guardBoxes((problem) => dialogs.complain(problem) || game.notices.refuse(problem));
  tabs(byId("tabs"));
  menu();
  keepFocus(board.grid);
  takeTyping();

  // What has been made so far was long enough for one task.
  await new Promise((resolve) => setTimeout(resolve));
  /** @type {NoteAction[]} */
  const list = [{ label: "my-games", act: () => dialogs.openGames() }];
  const first = new FirstGame(game, keeper, variants, (hash) => friends().then((all) => all.open(hash), () => text("friend-not-loaded")));
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
  followViews(game, keeper, first, () => {
    // Another tab, or the start page, may have kept games meanwhile.
    bringKept(variants);
    return wantedBy(variants, levels);
  });
  if (currentView() === "game" && asksForFriend(location.search)) askForFriend(game);
  if (currentView() === "game" && asksToBring(location.search)) askForGame(game);
  const asked = new URLSearchParams(location.search).get("puzzles");
  if (asked !== null) puzzles.use((part) => part.open(asked));
  // Until there is a game, nothing can be done with it.
  table.hidden = table.inert = false;
  offerTour(game);
  // What is not needed for the first move comes after it can be made: the computer, unless it is to move already, then the
  // dialogs, and then all that is kept for a visit without a network.
  whenIdle(async () => {
    await game.engine.start();
    await dialogs.warm();
    await savedGames.opened();
    await drawStarts();
    keepForOffline((reload) => notes.show("new-version", text("new-version"), [{ label: "reload", act: reload, main: true }]));
    await loadExtra(() => import("./page/offline-rules.js"), ({ followRules }) => followRules(game));
  });
  // For tests and the curious, from the browser's console.
  Object.assign(window, { menagerie: { game, settings, arrows: () => arrows(game), link: () => writeLink(game.data), text: () => gameText(game.data), kept: () => savedGames.readable(), memorySize } });
}

/** What the address asks for; a game of the library is fetched. */
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
    onRestart: (reason) => game.tellRestart(reason),
    onReady: () => showStatus(game),
  });
  const game = new Game(engine, variants, level);
  return game;
}

/** Everything that shows the game. The views hear of a change in the order in which they are made here. */
function showGame(/** @type {Game} */ game, /** @type {VariantInfo[]} */ variants, /** @type {LevelInfo[]} */ levels) {
  const notes = new Notes(byId("notes"));
  followPictures(game);
  const board = new Board(find("board", HTMLCanvasElement), byId("promotion"), table, game);
  new Players(byId("players"), table, game, board);
  followLayout(game, table);
  // Both are among the moves.
  const amongMoves = () => byId("tab-moves").click();
  const openReview = () => {
    amongMoves();
    const { data } = game;
    // Whoever has begun another game meanwhile does not want its review.
    review.use((panel) => data === game.data && panel.open());
  };
  new MoveList(byId("moves"), game, openReview);
  new Controls(game, levels);
  new EnginePanel(game);
  new EvaluationBar(byId("bar"), game);
  followStatus(game);
  new PieceList(byId("piece-list"), game);
  followSounds(game);
  followSwitches(game);
  loadLater(game, notes);
  const keeper = new Keeper(game, variants, notes, () => dialogs.openGames());
  const recovery = new Recovery(game, keeper);
  const review = laterReview(game, keeper, notes);
  const dialogs = new Dialogs({ game, board, keeper, notes, variants, levels, review: openReview }, byId("board-section"));
  followAddress(game);
  byId("new").onclick = byId("game-name").onclick = () => dialogs.openNewGame();
  byId("open-settings").onclick = () => dialogs.openSettings();
  byId("open-share").onclick = () => dialogs.openShare();
  byId("open-editor").onclick = () => dialogs.openEditor();
  byId("open-games").onclick = () => dialogs.openGames();
  byId("open-statistics").onclick = () => dialogs.openStatistics();
  byId("open-friend").onclick = () => game.store.emit("invite");
  const friends = followFriends(game, keeper, variants);
  byId("open-tour").onclick = () => showTour(game);
  byId("open-review").onclick = openReview;
  const explorer = later(game, () => import("./review/explorer.js"), ({ ExplorerPanel }) => new ExplorerPanel(byId("explorer"), game));
  const puzzles = later(game, () => import("./puzzles/puzzles.js"), ({ Puzzles }) => new Puzzles(game, keeper, variants));
  byId("open-puzzles").onclick = () => puzzles.use((part) => part.open());
  byId("open-explorer").onclick = () => {
    amongMoves();
    explorer.use((panel) => panel.open());
  };
  return { board, dialogs, keeper, recovery, notes, friends, puzzles };
}

/** Loads what games with friends need when there is one, or when one is wanted. Gives what loads it. */
function followFriends(/** @type {Game} */ game, /** @type {Keeper} */ keeper, /** @type {VariantInfo[]} */ variants) {
  /** @type {Promise<FriendGames> | null} */
  let coming = null;
  const loadFriends = () => import("./friend/friend.js").then(({ FriendGames }) => new FriendGames(game, keeper, variants));
  // What could not be loaded is tried again the next time.
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

/** The review, loaded when it is wanted, and with a game that has one. */
function laterReview(/** @type {Game} */ game, /** @type {Keeper} */ keeper, /** @type {Notes} */ notes) {
  const tell = (/** @type {string} */ id) => {
    const name = nameOf(savedGames.find(id) ?? { name: "", variant: game.data.variant.id });
    notes.show("reviewed", text("note-reviewed", { name }), [{ label: "open-reviewed", act: () => keeper.open(id), main: true }]);
  };
  const review = later(game, () => import("./review/review.js"), ({ makeReview }) => makeReview(byId("review"), game, keeper, tell));
  /** The game whose review was shown by itself. @type {GameData | null} */
  let shown = null;
  game.store.on("change", () => {
    const { data } = game;
    if (data === shown || !game.assistant.mayHelp || (data.tree.review === "none" && !wasReviewing(keeper.id))) return;
    shown = data;
    review.use((panel) => panel.show());
  });
  return review;
}

/**
 * A part of the page that is loaded when it is wanted; if it cannot be, the status line says so.
 * @template Module, Part
 * @param {Game} game
 * @param {() => Promise<Module>} load
 * @param {(module: Module) => Part} make
 */
const later = (game, load, make) => new Later(load, make, (error) => {
  console.warn(error);
  game.notices.refuse(text("problem-not-loaded"));
});

/** What only some devices need, or only who wishes for it. */
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

/** Asks for the pictures of each game: a text or a link may open any. Those that come late replace the letters that stand for them. */
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

/** As long as nothing has been done in the game of a link, a reload begins with the link again. */
function followAddress(/** @type {Game} */ game) {
  game.store.on("change", () => {
    if (currentView() !== "game") return;
    const { worthSaving, linkText } = game.data;
    const hash = worthSaving || linkText === null ? "" : `#${linkText}`;
    // Without either, the address would be the gallery's.
    const search = location.search || (hash ? "" : "?last");
    if (location.hash !== hash) history.replaceState(null, "", location.pathname + search + hash);
  });
}

run().catch((error) => {
  console.error(error);
  showFailure(error instanceof Error ? error : new Error(String(error)));
});
