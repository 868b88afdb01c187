// The address that goes on with the last game, as an installed app does: ?last
// The address that opens puzzles, of a game or of the day: ?puzzles=janus, ?puzzles=daily
// The address that opens one start of a game that has several: ?game=chess960&start=518, or &start=random
// The address that opens a certain game: ?game=janus&fen=…&white=human&black=computer&level=1&king-leap=on

import { Session } from "../program.js";
import { playerName, text } from "../base/texts.js";

/** @import { LevelInfo, Text, VariantInfo } from "../program.js" */
/** @import { Seat } from "./game-store.js" */

/**
 * @typedef {object} Wanted What an address asks for.
 * @property {VariantInfo} variant
 * @property {Seat[]} [seats]
 * @property {number} [level]
 * @property {Record<string, boolean>} options
 * @property {string} position a FEN, or nothing
 * @property {string} [start] the number of a start, as it is written, or `random`
 * @property {Text[]} problems what is wrong with the address
 */

/** Whether an address asks whom to play with. */
export const asksForFriend = (/** @type {string} */ search) => new URLSearchParams(search).has("friend");

/** Whether an address asks to bring a game of one's own. */
export const asksToBring = (/** @type {string} */ search) => search === "?bring";

/** Whether an address asks for no certain game: then the page goes on where the person left off. `?friend` asks whom to play with,
 * `?bring` for a game of their own, `?puzzles` comes back to it. */
export const asksForLast = (/** @type {string} */ search) => ["", "?last", "?friend", "?bring"].includes(search) || new URLSearchParams(search).has("puzzles");

/**
 * Reads the part of an address behind the question mark. What is wrong is left out of the result and listed in `problems`.
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
    options: options(parameters, variant, problems),
    position,
    start,
    problems,
  };
}

/** The game that an address calls so. */
const called = (/** @type {string} */ name, /** @type {VariantInfo[]} */ variants) => {
  const known = Session.idOf(name);
  return variants.find(({ id }) => id === known);
};

function reportUnknown(/** @type {URLSearchParams} */ parameters, /** @type {VariantInfo} */ variant, /** @type {Text[]} */ problems) {
  const names = [...variant.players.map(({ name }) => name.toLowerCase()), ...variant.options.map(({ id }) => id)];
  const known = new Set(["game", "fen", "start", "level", "last", "friend", "bring", "puzzles", ...names]);
  for (const name of new Set(parameters.keys())) {
    if (!known.has(name)) problems.push(text("link-unknown", { name, game: text(`game-${variant.id}`) }));
  }
}

/** @returns {Seat[]} */
function seats(/** @type {URLSearchParams} */ parameters, /** @type {VariantInfo} */ variant, /** @type {Text[]} */ problems) {
  return variant.players.map((player, index) => {
    const usual = index === 0 ? "human" : "computer";
    const who = parameters.get(player.name.toLowerCase())?.toLowerCase() ?? usual;
    if (who === "human" || who === "computer") return who;
    problems.push(text("link-player", { player: playerName(player), who }));
    return usual;
  });
}

function level(/** @type {URLSearchParams} */ parameters, /** @type {LevelInfo[]} */ levels, /** @type {Text[]} */ problems) {
  const wanted = parameters.get("level");
  if (wanted === null) return undefined;
  const found = levels.find(({ level }) => String(level) === wanted);
  if (!found) problems.push(text("link-level", { level: wanted, first: levels[0].level, last: levels[levels.length - 1].level }));
  return found?.level;
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
