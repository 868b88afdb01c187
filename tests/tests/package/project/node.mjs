// What a server that renders pages does: it imports everything, and uses the rules.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { MoveDiagram } from "menagerie-chess";
import { BoardView } from "menagerie-chess/board";
import { Engine } from "menagerie-chess/engine";
import { definition, games } from "menagerie-chess/library";
import { PositionEditor, Session, init, languages, setLanguage, variants } from "menagerie-chess/rules";
import { Variant, VariantError } from "menagerie-chess/variant";

assert.equal(typeof MoveDiagram, "function");
assert.equal(typeof BoardView, "function");
assert.equal(typeof Engine.start, "function");
assert.throws(() => new Session("chess"), /init\(\)/);

// A text is read without the rules.
await Variant.load();
const TEXT = "[mini:chess]\nmaxRank = 6\nmaxFile = 6\nstartFen = rhqkhr/pppppp/6/6/PPPPPP/RHQKHR w - - 0 1\ncustomPiece1 = h:NW\ncastling = false\n";
const variant = await Variant.fromText(TEXT);
assert.match(variant.id, /^own-[0-9a-f]{16}$/);
assert.deepEqual([variant.name, variant.games, variant.definition.board.files], ["Mini", ["mini"], 6]);
const schema = createRequire(import.meta.url)("menagerie-chess/schema/definition.json");
assert.deepEqual(Object.keys(variant.definition).filter((key) => !(key in schema.properties)), []);
assert.equal(variant.pieces.find(({ letter }) => letter === "H").betza, "NW");
assert.ok(variant.rules.some(({ title, sentences }) => title && sentences.length > 0));
assert.equal((await Variant.fromText(variant.json)).id, variant.id);
for (const form of ["json", "ini", "diagram", "xboard"]) {
  const again = await Variant.fromText(variant.toText(form));
  assert.deepEqual([form, again.definition.board.ranks, again.pieces.length], [form, 6, variant.pieces.length]);
}
assert.match(variant.toText("ini"), /^\[mini\]/);
assert.ok(variant.lostIn("xboard").every(({ words }) => words));
assert.throws(() => variant.toText("pdf"), /json, ini, diagram, xboard/);
assert.deepEqual(await Variant.namesIn("[one:chess]\n[two:atomic]\n"), ["one", "two"]);
assert.equal((await Variant.fromText("[one:chess]\n[two:atomic]\n", { name: "two" })).definition.capture.explodes, true);
await assert.rejects(Variant.fromText("[one:chess]\n[two:atomic]\n"), /one, two/);
await assert.rejects(Variant.fromText(TEXT, { nmae: "mini" }), /nmae/);
await assert.rejects(Variant.fromText('{ "name": 3 }'), (error) => error instanceof VariantError && error.reasons[0].line === 1);
const unknown = await Variant.fromText(TEXT + "colour = blue\n");
assert.deepEqual(unknown.notes.map(({ line, key, kind }) => [line, key, kind]), [[7, "colour", "unreadable"]]);

await init();
const own = new Session(variant).play("Hc3");
assert.equal(own.state.fen, "rhqkhr/pppppp/6/2H3/PPPPPP/R1QKHR b - - 1 1");
assert.equal(Session.fromPgn(own.pgn()).state.fen, own.state.fen);
assert.equal(Session.fromPgn("1. Hc3 d4", { variant }).state.moves.length, 2);
assert.equal(JSON.parse(own.record()).definition, variant.json);

const session = new Session("chess").play("e4").play("e5");
assert.equal(session.moves.length, 29);
assert.deepEqual(session.moves.find(({ san }) => san === "Nf3"), { move: "g1f3", san: "Nf3", from: "g1", to: "f3", takes: false,
    enters: null, promotion: null });
const text = session.pgn({ White: "A, B", Event: "Test" });
assert.match(text, /\[White "A, B"\][^]*1\. e4 e5/);
const again = Session.fromPgn(text);
assert.equal(again.state.fen, session.state.fen);
assert.deepEqual(again.warnings, []);
assert.equal(Session.fromPgn("1. e4", { variant: "janus" }).state.moves.length, 1);

assert.deepEqual(languages().map(({ id }) => id), ["en", "fr"]);
assert.equal(session.state.status, "White to move.");
assert.equal(setLanguage("fr-CA", "en"), "fr");
assert.match(session.state.status, /Blancs/);
assert.equal(variants().find(({ id }) => id === "chess").players[0].name, "Blancs");
assert.match((await Variant.fromText(TEXT)).pieces[0].sentences[0], /case/);
assert.match((await Variant.fromText(TEXT, { language: "en" })).pieces[0].sentences[0], /square/);
assert.equal(setLanguage("en"), "en");

// What other libraries of chess have.
const chess = new Session("chess");
assert.deepEqual([chess.perft(1), chess.perft(2), chess.perft(3)], [20, 400, 8902]);
assert.deepEqual([chess.dests.size, chess.dests.get("g1").sort()], [10, ["f3", "h3"]]);
assert.deepEqual(chess.premoveTargets("g8").map(({ square }) => square).sort(), ["e7", "f6", "h6"]);
assert.equal(chess.explain("e2", "e5"), "The Pawn does not move like that.");
assert.equal(chess.explain("e2", "e4"), null);
for (const move of ["f3", "e5", "g4", "Qh4"]) chess.play(move);
assert.deepEqual(chess.state.outcome, { reason: "checkmate", winners: [1] });
assert.deepEqual([chess.state.over, chess.state.check], [true, ["e1"]]);
const copy = chess.clone();
copy.undo();
copy.play("d6");
assert.deepEqual([chess.state.over, copy.state.over, copy.state.outcome], [true, false, null]);
const { nodes, first } = copy.tree;
assert.deepEqual(nodes.map(({ text }) => text), ["f3", "e5", "g4", "d6"]);
assert.equal(copy.goTo(first[0]), true);
assert.deepEqual([copy.state.moves.length, copy.goTo(999)], [1, false]);
copy.play("d5");
const branch = copy.state.node;
assert.equal(copy.tree.nodes.filter(({ parent }) => parent === first[0]).length, 2);
assert.equal(copy.promote(branch), true);
assert.equal(copy.tree.nodes[1].text, "d5");
assert.equal(copy.setComment(branch, "at once"), true);
assert.match(copy.pgn(), /d5 \{at once\} \(1\.\.\. e5/);
assert.equal(copy.remove(branch), true);
assert.equal(new Session("chess").resign(0).state.outcome.reason, "resignation");
const promotion = new Session("chess", { position: "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1" });
assert.deepEqual(promotion.choices("e7", "e8").map(({ name }) => name).sort(), ["Bishop", "Knight", "Queen", "Rook"]);
assert.equal(Session.allFromPgn("1. e4 *\n\n1. d4 d5 *\n").length, 2);
assert.equal(Session.fromPgn('[White "Anna"]\n\n1. e4 *').tags.White, "Anna");

const editor = new PositionEditor("chess").clear().place("e1", "K", 0).place("a8", "R", 1);
assert.equal(editor.problems.length, 1);
editor.place("e8", "K", 1).move("a8", "h8");
editor.turn = 1;
assert.deepEqual([editor.problems, editor.fen.split(" ").slice(0, 2).join(" ")], [[], "4k2r/8/8/8/8/8/8/4K3 b"]);
assert.ok(editor.rights.every(({ name }) => name));
assert.equal(new Session("chess", { position: editor.fen }).state.turn, 1);
assert.equal(editor.scene().pieces.length, 3);
assert.throws(() => editor.place("e4", "X", 0), /X/);

const drops = new Session(await definition("crazyhouse"));
for (const move of ["e4", "d5", "exd5", "a6"]) drops.play(move);
assert.ok(drops.dests.get("P@").includes("e4"));
assert.equal(new Session(await definition("shatranj")).perft(2), 256);
assert.ok((await games()).length > 90);
assert.equal(await definition("nothing"), null);
assert.throws(() => new Session({ ...variant.definition, pieces: [] }));

assert.throws(() => new Session("chess", { postion: "" }), /did you mean “position”/);
assert.throws(() => session.scene({ selectd: "e4" }), /did you mean “selected”/);
console.log("all of it works here");
