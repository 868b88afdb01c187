// The format of a saved game: the game itself, as a text, and its metadata. It may come from any version of the page, or from anywhere.

import { beginning, count, list, named, number, oneOf, or, record, shallow, text } from "../base/schema.js";

/** @import { Text, TextArgument, TextArguments } from "../program.js" */
/** @import { FriendStanding } from "../game/friend-part.js" */
/** @import { Fitting, Schema } from "../base/schema.js" */

/** The longest name of a game. */
export const MAX_NAME_LENGTH = 80;

/** The longest name of a variant. */
const MAX_TITLE_LENGTH = 200;

/** The latest valid time of a date. */
const END_OF_TIME = 8.64e15;

/** The longest id of a game, and of its variant. */
const MAX_ID_LENGTH = 80;

const time = or(number(-END_OF_TIME, END_OF_TIME), 0);

/** The deepest nesting of texts. */
const DEEPEST = 4;

/** A text, as the session returns it. @type {(depth: number) => Schema<Text>} */
const said = (depth) => record({ text: text(100), args: or(named(argument(depth)), NO_ARGUMENTS) });

/** @type {TextArguments} */
const NO_ARGUMENTS = {};

/** An argument of a text: a number, words, another text, or several of these. @type {(depth: number) => Schema<TextArgument>} */
const argument = (depth) => (value) => {
  if (typeof value !== "object") return number(-Infinity, Infinity)(value) ?? text(1000)(value);
  return depth === 0 ? undefined : (said(depth - 1)(value) ?? list(argument(depth - 1))(value));
};

/** The possible states of games with a friend; empty for others. @type {("" | FriendStanding)[]} */
const STANDINGS = ["", "turn", "send", "waiting", "over"];

/** @typedef {Fitting<typeof KNOWN>} SavedGame A saved game with what describes it. */

/** Metadata may be missing, but not the id and the variant; the game itself is read when it is opened. */
const KNOWN = record({
  id: text(MAX_ID_LENGTH),
  variant: text(MAX_ID_LENGTH),
  saved: text(Infinity),
  name: or(beginning(MAX_NAME_LENGTH), ""),
  /** The name of the variant, for a browser that does not have it any more. */
  title: or(beginning(MAX_TITLE_LENGTH), ""),
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

/** A saved game. Data of newer versions of the page is kept. @type {Schema<SavedGame>} */
export const keptGame = (value) => {
  const known = KNOWN(value);
  return known && { ...named(shallow)(value), ...known };
};
