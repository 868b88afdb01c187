// What a server that renders pages does: it imports everything, and uses the rules.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { MoveDiagram } from "menagerie-chess";
import { BoardView } from "menagerie-chess/board";
import { Engine } from "menagerie-chess/engine";
import { Session, Variant, VariantError, init, languages, setLanguage, variants } from "menagerie-chess/rules";
import { Variant as Alone } from "menagerie-chess/variant";

assert.equal(typeof MoveDiagram, "function");
assert.equal(typeof BoardView, "function");
assert.equal(typeof Engine.start, "function");
assert.throws(() => new Session("chess"), /init\(\)/);

// On the server it reads the programs by itself; somebody who has their bytes gives them.
const [page, reader] = await Promise.all(process.argv.slice(2).map(async (file) => (await import("node:fs/promises")).readFile(file)));

// A text is read without the rules.
assert.equal(Alone, Variant);
await Variant.load(reader);
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

await init(page);
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

assert.throws(() => new Session("chess", { postion: "" }), /did you mean “position”/);
assert.throws(() => session.scene({ selectd: "e4" }), /did you mean “selected”/);
console.log("all of it works here");
