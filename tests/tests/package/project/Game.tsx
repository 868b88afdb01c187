import "menagerie-chess";
import { init, type State } from "menagerie-chess/rules";
import { Variant } from "menagerie-chess/variant";
import { use, useEffect, useRef, useState } from "react";
import { TEXT } from "./text";
import { play } from "./play";

const reading = init().then(() => Variant.fromText(TEXT));

/** The game, and one of its pieces to be tried out. */
export function Game() {
  const variant = use(reading);
  return (
    <>
      <h1>{variant.name}</h1>
      <Board variant={variant} />
      <move-diagram piece="Marquis">
        <script type="text/plain">{TEXT}</script>
      </move-diagram>
    </>
  );
}

function Board({ variant }: { variant: Variant }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>();
  useEffect(() => play(canvas.current!, variant, setState), [variant]);
  return (
    <>
      <canvas ref={canvas} style={{ width: 300, height: 300 }} />
      <p role="status">{state?.status}</p>
      <p className="moves">{state?.moves.map(({ text }) => text).join(" ")}</p>
    </>
  );
}
