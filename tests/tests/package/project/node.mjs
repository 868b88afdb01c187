// What a server that renders pages does: it imports everything, and uses the rules.

import assert from "node:assert/strict";
import { MoveDiagram } from "menagerie-chess";
import { BoardView } from "menagerie-chess/board";
import { Engine } from "menagerie-chess/engine";
import { Session, init, languages, setLanguage, variants } from "menagerie-chess/rules";

assert.equal(typeof MoveDiagram, "function");
assert.equal(typeof BoardView, "function");
assert.equal(typeof Engine.start, "function");
assert.throws(() => new Session("chess"), /init\(\)/);

// On the server it reads the program by itself; somebody who has its bytes gives them.
const given = process.argv[2];
await init(given && (await (await import("node:fs/promises")).readFile(given)));

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
assert.equal(setLanguage("en"), "en");

assert.throws(() => new Session("chess", { postion: "" }), /did you mean “position”/);
assert.throws(() => session.scene({ selectd: "e4" }), /did you mean “selected”/);
console.log("all of it works here");
