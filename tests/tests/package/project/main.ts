// Uses everything that the package offers, and writes what came of it into the page.

import { MoveDiagram } from "menagerie-chess";
import { BoardView, type BoardShape, type Gesture } from "menagerie-chess/board";
import { Engine, type Level } from "menagerie-chess/engine";
import { definition } from "menagerie-chess/library";
import { PositionEditor, Session, init, variants } from "menagerie-chess/rules";
import type { Definition, Outcome, Scene, SquareName, Target, Tree } from "menagerie-chess/rules";

async function run(): Promise<Record<string, unknown>> {
  const diagram = document.querySelector("move-diagram");
  if (!(diagram instanceof MoveDiagram)) throw new Error("the element is not upgraded");
  diagram.addEventListener("select", ({ detail }) => console.info(detail.targets.length));
  diagram.theme = "green";
  await diagram.ready;

  const early = refusal(() => new Session("janus"));
  await init();
  const session = new Session("janus").play("e4").play("e7e5");
  const targets: Target[] = session.targets("b1");
  const illegal = refusal(() => session.play("e4e6"));

  const canvas = document.querySelector<HTMLCanvasElement>("#board")!;
  const board = new BoardView(canvas, (gesture: Gesture) => console.info(gesture.type));
  const scene: Scene = session.scene({ selected: "b1" });
  await board.show(scene);
  const shapes: BoardShape[] = [{ from: "b1", to: "c3", colour: "red" }, { from: "e4" }];
  await board.setMarks({ shapes, premoves: [{ from: "b10", to: "c8" }] });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const pixels = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height).data;

  const mate = new Session("chess").play("f3").play("e5").play("g4");
  const engine = await Engine.start();
  let depth = 0;
  const answer = await engine.think(mate, { level: 4, onProgress: (progress) => (depth = progress.depth) });
  engine.close();
  const levels: Level[] = await Engine.levels();
  const dests: Map<SquareName, SquareName[]> = mate.dests;
  const outcome: Outcome | null = mate.play("Qh4").state.outcome;
  const tree: Tree = mate.clone().tree;
  const library: Definition | null = await definition("shatranj");
  const editor = new PositionEditor(library ?? "chess");
  // @ts-expect-error: a session has no such method.
  session.destinations;

  return {
    variants: variants().map(({ id }) => id),
    early,
    illegal,
    fen: session.state.fen,
    targets: targets.map(({ square }) => square).sort(),
    side: board.squareBox("a1").side,
    colours: new Set(new Uint32Array(pixels.buffer)).size,
    answer,
    depth,
    levels: levels.length,
    dests: dests.size,
    outcome: outcome?.reason,
    tree: tree.nodes.length,
    editor: editor.letters.length,
    explanation: diagram.explanation,
  };
}

function refusal(act: () => unknown): string {
  try {
    act();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "not an error";
  }
}

run().then(
  (result) => (document.body.dataset.result = JSON.stringify(result)),
  (error) => (document.body.dataset.result = JSON.stringify({ error: String(error) })),
);
