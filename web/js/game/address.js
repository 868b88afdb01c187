// The address that continues the last game, used by an installed app: ?last
// The address that opens puzzles, of a game or of the day: ?puzzles=janus, ?puzzles=daily
// The address that opens one start of a game that has several: ?game=chess960&start=518, or &start=random
// The address that opens a game against an opponent of a strength in hundredths of a level: ?game=janus&strength=150
// The address that opens a certain game: ?game=janus&fen=…&white=human&black=computer&level=1&king-leap=on

import { Session } from "../program.js";
import { playerName, text } from "../base/texts.js";

/** @import { LevelInfo, Text, VariantInfo } from "../program.js" */
/** @import { Seat } from "./game-store.js" */

/**
 * @typedef {object} Wanted The request in an address.
 * @property {VariantInfo} variant
 * @property {Seat[]} [seats]
 * @property {number} [level]
 * @property {number} [strength] in hundredths of a level, instead of a level
 * @property {Record<string, boolean>} options
 * @property {string} position a FEN, or empty
 * @property {string} [start] the number of a start, as it is written, or `random`
 * @property {Text[]} problems the errors in the address
 */

/** The weakest opponent, in hundredths of a level. */
const WEAKEST = 20;

/** Whether an address opens the invitation dialog. */
export const asksForFriend = (/** @type {string} */ search) => new URLSearchParams(search).has("friend");

/** Whether an address opens the dialog for own games. */
export const asksToAddGame = (/** @type {string} */ search) => search === "?bring";

/** Whether an address names no certain game: then the page continues the last one. `?friend` opens the invitation dialog, `?bring` the dialog for own
 * games, and `?puzzles` returns to the game afterwards. */
export const asksForLast = (/** @type {string} */ search) => ["", "?last", "?friend", "?bring"].includes(search) || new URLSearchParams(search).has("puzzles");

/**
 * Reads the part of an address after the question mark. Errors are left out of the result and listed in `problems`.
 * @param {string} search
 * @param {VariantInfo[]} variants
 * @param {LevelInfo[]} levels
 * @returns {Wanted}
 */
export function readAddress(search, variants, levels) {
  const parameters = new URLSearchParams(search);
  /** @type {Text[]} */
  const problems = [];
  const name = parameters.get("game");
  const variant = name === null ? variants[0] : called(name, variants);
  if (!variant) {
    problems.push(text("link-no-game", { game: name ?? "", games: variants.map(({ id }) => id) }));
    return { variant: variants[0], seats: undefined, level: undefined, options: {}, position: "", problems };
  }
  reportUnknown(parameters, variant, problems);
  const position = parameters.get("fen")?.trim() ?? "";
  const start = parameters.get("start") ?? undefined;
  if (position && start !== undefined) problems.push(text("link-fen-start"));
  return {
    variant,
    seats: seats(parameters, variant, problems),
    level: level(parameters, levels, problems),
    strength: strength(parameters, levels, problems),
    options: options(parameters, variant, problems),
    position,
    start,
    problems,
  };
}

/** The game with this name in an address. */
const called = (/** @type {string} */ name, /** @type {VariantInfo[]} */ variants) => {
  const known = Session.idOf(name);
  return variants.find(({ id }) => id === known);
};

function reportUnknown(/** @type {URLSearchParams} */ parameters, /** @type {VariantInfo} */ variant, /** @type {Text[]} */ problems) {
  const names = [...variant.players.map(({ name }) => name.toLowerCase()), ...variant.options.map(({ id }) => id)];
  const known = new Set(["game", "fen", "start", "level", "strength", "last", "friend", "bring", "puzzles", ...names]);
  for (const name of new Set(parameters.keys())) {
    if (!known.has(name)) problems.push(text("link-unknown", { name, game: text(`game-${variant.id}`) }));
  }
}

/** @returns {Seat[]} */
function seats(/** @type {URLSearchParams} */ parameters, /** @type {VariantInfo} */ variant, /** @type {Text[]} */ problems) {
  return variant.players.map((player, index) => {
    const byDefault = index === 0 ? "human" : "computer";
    const who = parameters.get(player.name.toLowerCase())?.toLowerCase() ?? byDefault;
    if (who === "human" || who === "computer") return who;
    problems.push(text("link-player", { player: playerName(player), who }));
    return byDefault;
  });
}

function level(/** @type {URLSearchParams} */ parameters, /** @type {LevelInfo[]} */ levels, /** @type {Text[]} */ problems) {
  const wanted = parameters.get("level");
  if (wanted === null) return undefined;
  const found = levels.find(({ level }) => String(level) === wanted);
  if (!found) problems.push(text("link-level", { level: wanted, first: levels[0].level, last: levels[levels.length - 1].level }));
  return found?.level;
}

function strength(/** @type {URLSearchParams} */ parameters, /** @type {LevelInfo[]} */ levels, /** @type {Text[]} */ problems) {
  const wanted = parameters.get("strength");
  if (wanted === null) return undefined;
  const last = 100 * levels[levels.length - 1].level;
  const hundredths = Number(wanted);
  if (Number.isInteger(hundredths) && hundredths >= WEAKEST && hundredths <= last) return hundredths;
  problems.push(text("link-strength", { strength: wanted, first: WEAKEST, last }));
  return undefined;
}

function options(/** @type {URLSearchParams} */ parameters, /** @type {VariantInfo} */ variant, /** @type {Text[]} */ problems) {
  /** @type {Record<string, boolean>} */
  const chosen = {};
  for (const { id } of variant.options) {
    const value = parameters.get(id);
    if (value === "on" || value === "off") chosen[id] = value === "on";
    else if (value !== null) problems.push(text("link-option", { option: text(`option-${id}`), value }));
  }
  return chosen;
}
