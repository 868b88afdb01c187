// The only game of a saved file.

import { fromLibrary } from "../game/library.js";
import { Session } from "../program.js";
import { contents } from "./archive.js";

/** The id of the game in the page's program, once it is registered. */
let known = "";

/** Registers the game, and returns its entry in the list of games. */
export async function onlyGame() {
  const { id, own, files } = await contents();
  // A game of the library has names in every language beside its definition; those of an own game are in it.
  known = own ? Session.addGame(files[`games/${id}.json`]).id : (Session.idOf(id) ?? (await fromLibrary(id)) ?? "");
  return Session.variantInfo(known);
}

/** The id of the registered game. */
export const idOfGame = () => known;
