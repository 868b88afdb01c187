// A game against the computer on a canvas, beside two diagrams: what a project does with the package.

import "menagerie-chess";
import { BoardView } from "menagerie-chess/board";
import { Engine } from "menagerie-chess/engine";
import { definition } from "menagerie-chess/library";
import { Session, init } from "menagerie-chess/rules";
import { Variant } from "menagerie-chess/variant";

async function run() {
  await init();
  const variant = await Variant.fromText("[mini:chess]\nmaxRank = 6\nmaxFile = f\nstartFen = rhqkhr/pppppp/6/6/PPPPPP/RHQKHR w - - 0 1\n" +
    "customPiece1 = h:NW\npromotionPieceTypes = qh\npromotionRegionWhite = *6\npromotionRegionBlack = *1\ncastling = false\ndoubleStep = false\n");
  const shatranj = new Session(await definition("shatranj"));
  document.body.dataset.library = shatranj.moves.length;
  const session = new Session(variant);
  const engine = await Engine.start();
  let picked;
  const board = new BoardView(document.querySelector("#board"), async (gesture) => {
    if (gesture.type !== "pick") return;
    const [choice] = picked ? session.choices(picked, gesture.square) : [];
    picked = session.dests.has(gesture.square) && !choice ? gesture.square : undefined;
    if (choice) {
      session.play(choice.move);
      await show();
      session.play(await engine.think(session, { level: 1 }));
    }
    await show();
  });
  async function show() {
    await board.show(session.scene({ selected: picked }));
    document.querySelector(".moves").textContent = session.state.moves.map(({ text }) => text).join(" ");
    document.querySelector("[role=status]").textContent = session.state.status;
  }
  await board.setMarks({ shapes: [{ from: "a1", to: "b3", colour: "green" }, { from: "c3", colour: "red" }] });
  await show();
}

run().catch((error) => (document.querySelector("[role=status]").textContent = String(error)));
