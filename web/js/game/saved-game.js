// A saved game as a text: the session's game, and the page's own data.

import { faultOf } from "../base/faults.js";
import { count, list, number, oneOf, or, readJson, record, shallow, text as letters } from "../base/schema.js";
import { text } from "../base/texts.js";
import { Session, levels } from "../program.js";
import { friendSchema, friendSeats, readFriend, writeFriend } from "./friend-part.js";
import { levelsOf } from "./seats.js";

/** @import { SavedClocks, SessionRecord, VariantInfo } from "../program.js" */
/** @import { Schema } from "../base/schema.js" */
/** @import { ClockChoice, Clocks } from "./clocks.js" */
/** @import { GameData, Orientation, Seat } from "./game-store.js" */
/** @import { Premove } from "./premoves.js" */

/** Changes when older versions of the page cannot read the new format. */
const VERSION = 1;

const levelNumbers = () => levels().map(({ level }) => level);

/**
 * All data of a game, as a text.
 * @param {GameData} data
 * @param {Clocks} clocks
 * @param {Premove[]} premoves
 */
export function writeSaved({ session, seats: sitting, levels, strength, orientation, randomStart, friend: part, worthSaving }, clocks, premoves) {
  const game = session.saved();
  // Friends have the seats of people for older versions of the page.
  const seats = sitting.map((who) => (who === "friend" ? "human" : who));
  const friend = part ? writeFriend(part) : undefined;
  // Older versions of the page have one level for all.
  const [level] = levelsOf({ seats, levels });
  return JSON.stringify({ version: VERSION, game, seats, level, levels, strength: strength ?? undefined, orientation, clock: clocks.settings, clocks: clocks.saved(), drawn: randomStart || undefined, friend, premoves: premoves.length > 0 ? premoves : undefined, waits: worthSaving === "premove" || undefined });
}

/** The origin and the target of a premove: squares, or a piece in the hand. */
const squareName = letters(40);

/** @type {Premove[]} */
const NO_PREMOVES = [];

/** The schema of a saved game with this number of players. The data of the view may be missing. */
const schema = (/** @type {number} */ players) => record({
  version: count,
  // Only the session can read the content, and refuses what is not valid.
  game: /** @type {Schema<SessionRecord>} */ (shallow),
  seats: seats(players),
  level: or(oneOf(levelNumbers()), null),
  levels: or(levelList(players), null),
  strength: or(number(0, 10_000), null),
  orientation: or(oneOf(/** @type {Orientation[]} */ ([0, 1, 2, 3])), null),
  // The clock refuses invalid settings itself.
  clock: or(/** @type {Schema<ClockChoice>} */ (shallow), null),
  clocks: or(/** @type {Schema<SavedClocks>} */ (shallow), null),
  drawn: or(oneOf([true, false]), false),
  friend: friendSchema,
  premoves: or(list(record({ from: squareName, to: squareName })), NO_PREMOVES),
  // Whether there is nothing else in it.
  waits: or(oneOf([true, false]), false),
});

/** @type {(players: number) => Schema<Seat[]>} */
const seats = (players) => (value) => {
  const found = list(oneOf(/** @type {Seat[]} */ (["human", "computer"])))(value);
  return found?.length === players ? found : undefined;
};

/** @type {(players: number) => Schema<number[]>} */
const levelList = (players) => (value) => {
  const found = list(oneOf(levelNumbers()))(value);
  return found?.length === players ? found : undefined;
};

/** The part that every version has. */
const STAMP = record({ version: number(1, Infinity) });

/**
 * Reads what `writeSaved` wrote, into a new session. Throws a text if it is damaged.
 * @param {string} saved
 * @param {VariantInfo} variant
 */
export function readSaved(saved, variant) {
  const stamp = readJson(saved, STAMP);
  if (stamp && stamp.version > VERSION) throw text("fault-newer");
  const found = readJson(saved, schema(variant.players.length));
  if (found?.version !== VERSION || found.game?.variant !== variant.id) throw text("fault-damaged", { what: `version ${stamp?.version}` });
  try {
    const session = Session.fromSaved(found.game);
    // Older versions have one level for all.
    const { level } = found;
    const levels = found.levels ?? (level === null ? null : found.seats.map(() => level));
    const friend = found.friend && readFriend(found.friend);
    return { ...found, randomStart: found.drawn, levels, session, options: session.options(), friend, seats: friend ? friendSeats(friend) : found.seats };
  } catch (error) {
    throw faultOf(error);
  }
}
