// The addresses of the games and programs of the diagrams. The build writes this module.

import type { GameDefinition } from "../built.js";
import type { Parts } from "../../diagram/parts.js";

/** The definitions of games, by their ids. */
export const GAMES: Record<string, () => Promise<{ default: GameDefinition }>>;

/** The program of each language: its module, and the address of its file. */
export const PROGRAMS: Record<string, [() => ReturnType<Parts["glue"]>, URL]>;
