// What a kept game is: the game itself, as a text, and what describes it. It may come from any version of the page, or from anybody.

import { beginning, count, list, named, number, oneOf, or, record, shallow, text } from "../base/schema.js";

/** @import { Text, TextArgument, TextArguments } from "../program.js" */
/** @import { FriendStanding } from "../game/friend-part.js" */
/** @import { Fitting, Schema } from "../base/schema.js" */

/** The longest name of a game. */
export const LONGEST_NAME = 80;

/** The longest name of what is played. */
const LONGEST_TITLE = 200;

/** The latest time that a date can tell. */
const END_OF_TIME = 8.64e15;

/** The longest id of a game, and of what is played in it. */
const LONGEST_ID = 80;

const time = or(number(-END_OF_TIME, END_OF_TIME), 0);

/** How deep texts may stand in each other. */
const DEEPEST = 4;

/** A text as the session gives it. @type {(depth: number) => Schema<Text>} */
const said = (depth) => record({ text: text(100), args: or(named(argument(depth)), NO_ARGUMENTS) });

/** @type {TextArguments} */
const NO_ARGUMENTS = {};

/** What is put into a text: a number, words, another text, or several of these. @type {(depth: number) => Schema<TextArgument>} */
const argument = (depth) => (value) => {
  if (typeof value !== "object") return number(-Infinity, Infinity)(value) ?? text(1000)(value);
  return depth === 0 ? undefined : (said(depth - 1)(value) ?? list(argument(depth - 1))(value));
};

/** How games with a friend may stand; with nobody, it is none. @type {("" | FriendStanding)[]} */
const STANDINGS = ["", "turn", "send", "waiting", "over"];

/** @typedef {Fitting<typeof KNOWN>} SavedGame A saved game with what describes it. */

/** What describes a game may be missing, what it is may not; the game itself is read when it is opened. */
const KNOWN = record({
  id: text(LONGEST_ID),
  variant: text(LONGEST_ID),
  saved: text(Infinity),
  name: or(beginning(LONGEST_NAME), ""),
  /** What the game is called that is played, for who has it no longer. */
  title: or(beginning(LONGEST_TITLE), ""),
  begun: time,
  date: time,
  moves: or(count, 0),
  over: or(oneOf([true, false]), false),
  reviewed: or(oneOf([true, false]), false),
  status: or(list(said(DEEPEST)), []),
  thumbnail: or(text(10_000), ""),
  seen: or(named(count), {}),
  friend: or(oneOf(STANDINGS), ""),
});

/** A kept game. What only a newer version of the page knows of it stays with it. @type {Schema<SavedGame>} */
export const keptGame = (value) => {
  const known = KNOWN(value);
  return known && { ...named(shallow)(value), ...known };
};
