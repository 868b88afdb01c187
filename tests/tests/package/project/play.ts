import { BoardView } from "menagerie-chess/board";
import { Engine } from "menagerie-chess/engine";
import { Session, type State } from "menagerie-chess/rules";
import type { Variant } from "menagerie-chess/variant";

/** Plays a game on a canvas against the computer, which has the other side. Gives what ends it. */
export function play(canvas: HTMLCanvasElement, variant: Variant, tell: (state: State) => void): () => void {
  const session = new Session(variant);
  const board = new BoardView(canvas, (gesture) => gesture.type === "pick" && pick(gesture.square));
  const engine = Engine.start();
  const me = session.state.turn;
  let picked: string | undefined;
  let ended = false;

  function show() {
    tell(session.state);
    void board.show(session.scene({ selected: picked }));
  }

  function pick(square: string) {
    if (session.state.turn !== me) return;
    const [move] = picked ? session.choices(picked, square) : [];
    picked = !move && session.targets(square).length > 0 ? square : undefined;
    if (move) session.play(move.move);
    show();
    if (move && !session.state.over) void answer();
  }

  async function answer() {
    const move = await (await engine).think(session, { level: 2 });
    if (ended || !move) return;
    session.play(move);
    show();
  }

  show();
  return () => {
    ended = true;
    void engine.then((engine) => engine.close());
    board.free();
    session.free();
  };
}
