// Where what comes with the diagrams lies: the build writes it.

import type { GameDefinition } from "../built.js";
import type { Parts } from "../../diagram/parts.js";

/** The definitions of games, by their ids. */
export const GAMES: Record<string, () => Promise<{ default: GameDefinition }>>;

/** The program of each language: its module, and where its file lies. */
export const PROGRAMS: Record<string, [() => ReturnType<Parts["glue"]>, URL]>;
