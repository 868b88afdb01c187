import type { Game, Language } from "./lists.js";

export type { Game, Language };

/** A side of a game, by its colour. */
export type Side = "white" | "black" | "red" | "green" | "blue" | "yellow";

/** The attributes of `<move-diagram>`; all may be left out but what a mode needs. */
export interface MoveDiagramAttributes {
  /** Which game the piece or the position is of: by its id, also one of the library; of a text with several games, which of them. */
  game?: Game | (string & {});
  /** Options of the game: `"king-leap=on"`. */
  options?: string;
  /** The address of a file with the text of another game: Interactive Diagram, Fairy-Stockfish ini, XBoard or JSON. */
  src?: string;
  /** The element of the page that holds such a text: `"#mygame"`, a script of the type `text/plain`. */
  definition?: string;

  /** Shows one piece of the game: its English or French name, its letter, or the name of its picture. */
  piece?: string;
  /** Shows a piece that moves as this Betza text says. */
  betza?: string;
  /** The picture of a piece given by `betza`; a plain disc with a letter without it. */
  picture?: string;
  /** The name of a piece given by `betza`. */
  name?: string;
  /** Where the piece stands; the middle without it. */
  square?: string;
  /** Squares with pieces of its own side: `"e7 c3"`. */
  friends?: string;
  /** Squares with enemies. */
  enemies?: string;
  /** How large its board is: as the move needs it, as that of the game, or of a size such as `"9x9"`. */
  board?: "fit" | "game" | (string & {});
  /** Whose piece it is. */
  player?: Side;

  /** Shows a position: its text, `"start"`, or any placement of pieces, with Kings or without. */
  fen?: string;
  /** The square of the piece that is picked up at first. */
  select?: string;
  /** With `"no"` a piece shows the moves that leave its King in check as well. */
  legal?: "yes" | "no";

  /** Shows a line of moves to step through, separated by spaces, or a game text (PGN) with comments, NAGs and variations. */
  moves?: string;
  /** How many moves of the line are played at first. */
  at?: string | number;

  /** Lets the reader play this side against the computer, in any game. */
  play?: Side | (string & {});
  /** How strong the computer plays; 1 is the weakest level. */
  level?: string | number;

  /** Who sits at the bottom. */
  orientation?: Side;
  /** With `"no"` the squares' names are left out. */
  coordinates?: "yes" | "no";
  /** With `"no"` the words for the marks are left out. */
  legend?: "yes" | "no";
  /** With `"no"` the words for the move are left out. */
  description?: "yes" | "no";
  /** With `"no"` there are no pieces to put on the board. */
  tray?: "yes" | "no";
  theme?: "wood" | "green" | "blue" | "grey" | "contrast";
  /** The width: a number of pixels or a CSS length. */
  size?: string | number;
  /** The language of its words; that of the page without it. */
  language?: Language | (string & {});
}

/** A square that the picked piece reaches. */
export interface MoveDiagramTarget {
  square: string;
  /** How it gets there, as the legend says it. */
  kind:
    | "slide"
    | "leap"
    | "bent"
    | "move-only"
    | "capture-only"
    | "hop"
    | "double-step"
    | "en-passant"
    | "castling";
  /** Whether it may go there without capturing. */
  moves: boolean;
  /** Whether it may capture there. */
  captures: boolean;
  promotes: boolean;
  /** The squares it passes. */
  through: string[];
  /** The square of the piece it hops over. */
  screen: string | null;
}

/** The attributes that would show what is on the board now, those that are others than at first. */
export type MoveDiagramState = Partial<
  Record<"square" | "friends" | "enemies" | "fen" | "select" | "moves" | "at", string>
>;

/** What a diagram reports to its page. */
export interface MoveDiagramEventMap {
  /** The diagram can be used, or says what is wrong. */
  ready: CustomEvent<null>;
  /** A piece was picked up, or put down where `square` is `null`. */
  select: CustomEvent<{ square: string | null; piece: string | null; targets: MoveDiagramTarget[] }>;
  /** A move was made; `from` and `to` are `null` where the computer made it, `san` and `fen` where there is no game. */
  move: CustomEvent<{ from: string | null; to: string | null; san: string | null; fen: string | null }>;
  /** Whatever changes on the board; the same as `state`. */
  update: CustomEvent<MoveDiagramState>;
  /** The reader's last move and the answers to it were taken back. */
  takeback: CustomEvent<{ fen: string }>;
  /** The diagram cannot be shown; `message` is what it says instead. */
  error: CustomEvent<{ message: string }>;
}

/** The attributes as properties: the text of the attribute, empty where it is not there. */
type Reflected = { [Name in Exclude<keyof MoveDiagramAttributes, "select">]-?: string };

// The properties that reflect attributes are made in a loop, so that the class alone cannot declare them.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging
export interface MoveDiagram extends Reflected {}

/** The element `<move-diagram>`: how a chess piece moves, to be tried out. */
export class MoveDiagram extends HTMLElement {
  /** Begins at once, without waiting until the diagram is near the part of the page that is seen. */
  begin(): void;
  /** Fulfilled when the diagram can be used, or says what is wrong, or is taken out of the page. */
  get ready(): Promise<void>;
  /** Everything as it was at first. */
  reset(): void;
  /** Picks up the piece on a square; lets go without one. */
  select(square?: string | null): void;
  /** Shows a line after so many of its moves. */
  go(ply: number): void;
  /** The text of the position; empty where the board is no position of a game. */
  get position(): string;
  /** The attributes that would show what is on the board now, as far as they are others than at first. */
  get state(): MoveDiagramState;
  /** The squares that the picked piece reaches. */
  get targets(): MoveDiagramTarget[];
  /** How the picked piece moves, in words. */
  get explanation(): string;
  /** Takes back the reader's last move in a game against the computer, and the answers to it. */
  takeBack(): void;
  /** The picture as it is now, as the text of an SVG file that needs no page and no font; empty before there is one. */
  get still(): string;
  /** The same as a PNG file, so many pixels wide (720); nothing before there is a picture. */
  png(width?: number): Promise<Blob | null>;

  addEventListener<K extends keyof MoveDiagramEventMap>(
    type: K,
    listener: (this: MoveDiagram, event: MoveDiagramEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "move-diagram": MoveDiagram;
  }

  // React before 19, and what takes over its types.
  namespace JSX {
    interface IntrinsicElements {
      "move-diagram": MoveDiagramAttributes & { [attribute: string]: unknown };
    }
  }
}

// React 19 looks for elements in its own module, where there is one.
// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "move-diagram": MoveDiagramAttributes & { [attribute: string]: unknown };
    }
  }
}
