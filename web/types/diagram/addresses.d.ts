// The addresses of the games and programs of the diagrams. The build writes this module.

import type { GameDefinition } from "../built.js";
import type { Parts, ProgramName } from "../../diagram/parts.js";

/** The definitions of games, by their ids. */
export const GAMES: Record<string, () => Promise<{ default: GameDefinition }>>;

/** The pieces of the games, by their ids. */
export const KINDS: Record<string, () => Promise<{ default: string }>>;

/** The programs of each language: a program's module, and its file. On the site that is an address, in the npm package a module. */
export const PROGRAMS: Record<string, Record<ProgramName, [() => ReturnType<Parts["glue"]>, URL & (() => Promise<{ default: string }>)]>>;
