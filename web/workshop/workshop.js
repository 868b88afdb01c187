// The workshop page. Its Trusted Types policy is that of `visited.js`, which the page loads before.

import { allow, buttonById, byId, find, setText } from "../js/base/dom.js";
import { lacks } from "../js/lacks.js";
import { takeDrops } from "./files.js";
import { loadImporter } from "../js/base/importer.js";
import { addPart } from "./add-part.js";
import { BoardPart } from "./board-part.js";
import { begin, newPart } from "./new-part.js";
import { PiecePart } from "./piece-part.js";
import { picturePart } from "./picture-part.js";
import { rulesPart } from "./rules-part.js";
import { sharePart } from "./share-part.js";
import { Shelf } from "./shelf.js";
import { textPart } from "./text-part.js";
import { tryPart } from "./try-part.js";
import { followViews, showView } from "./views.js";
import { Workbench } from "./workbench.js";
import { wordsPart } from "./words-part.js";
import { say } from "./words.js";

/** The time in milliseconds that a message stays. */
const STAYS = 6000;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/** Shows a message for some time. */
function notify(/** @type {string} */ words) {
  clearTimeout(leaving);
  setText(byId("status"), words);
  leaving = setTimeout(() => setText(byId("status"), ""), STAYS);
}

async function run() {
  const program = await loadImporter();
  const bench = new Workbench(program, document.documentElement.lang);
  const shelf = new Shelf(bench, program, notify);
  // Diagrams read the definition from the page.
  bench.on("change", () => setText(byId("definition"), bench.sheet.compact));
  const news = await begin(bench, shelf);
  setText(byId("definition"), bench.sheet.compact);
  // The last message is obsolete.
  bench.on("change", () => notify(""));
  const showPlayable = () => setText(byId("playable"), say(bench.sheet.playable ? "can-play" : "cannot-play"));
  bench.on("change", showPlayable);
  showPlayable();
  bench.on("fault", notify);
  bench.on("note", notify);
  const board = new BoardPart(bench, program);
  /** @type {import("./fields.js").Place} */
  const place = {
    bench,
    paint: (job) => board.paint(job),
    moves: (path) => {
      showView("pieces");
      pieces.editMoves(path);
    },
  };
  const pieces = new PiecePart(place, program, { addPiece: () => ask.addPiece(), choosePicture: (index) => ask.picture(index) });
  const ask = { addPiece: addPart(bench, (index) => pieces.choose(index, true)), picture: picturePart(bench) };
  rulesPart(place, program);
  wordsPart(bench);
  tryPart(bench, shelf);
  buttonById("new").onclick = newPart(bench, shelf);
  buttonById("share").onclick = sharePart(bench, program);
  followHead(bench, shelf);
  followViews();
  takeDrops((text) => bench.replace(text));
  byId("workshop").hidden = false;
  // It stays until something changes.
  setText(byId("status"), news);
  await Promise.all([textPart(bench), board.show(), pieces.show()]);
}

/** The name, and the buttons beside it. */
function followHead(/** @type {Workbench} */ bench, /** @type {Shelf} */ shelf) {
  const name = find("name", HTMLInputElement);
  name.onchange = () => bench.edit({ do: "name", name: name.value.trim() || say("new-name") });
  buttonById("undo").onclick = () => bench.undo();
  buttonById("redo").onclick = () => bench.redo();
  buttonById("save").onclick = () => shelf.keep();
  buttonById("play").onclick = () => {
    const id = shelf.keep();
    if (id !== null) location.assign(`${document.body.dataset.root}?game=${id}`);
  };
  document.addEventListener("keydown", (event) => {
    const writing = event.target instanceof Element && event.target.closest("input:not([type=checkbox], [type=radio]), textarea, .editor");
    if (writing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) bench.redo();
    else bench.undo();
  });
  const show = () => {
    if (name !== document.activeElement) name.value = bench.definition?.name ?? "";
    allow(buttonById("undo"), bench.canUndo);
    allow(buttonById("redo"), bench.canRedo);
    allow(buttonById("play"), bench.sheet.playable);
    allow(buttonById("save"), bench.sheet.playable);
  };
  bench.on("change", show);
  show();
}

run().catch((error) => {
  console.error(error);
  const missing = lacks();
  notify(missing ? say("lacks", missing) : say("not-loaded"));
  // There is nothing else to see.
  clearTimeout(leaving);
});
