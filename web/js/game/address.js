// The address that opens a certain game: ?game=janus&fen=…&white=human&black=computer&level=1&king-leap=on

import { Session } from "../program.js";
import { playerName, text } from "../base/texts.js";

/**
 * Reads the part of an address behind the question mark. What is wrong is left out of the result and listed in
 * `problems`, as texts.
 */
export function read(search, variants, levels) {
  const parameters = new URLSearchParams(search);
  const problems = [];
  const name = parameters.get("game");
  const variant = name === null ? variants[0] : called(name, variants);
  if (!variant) {
    problems.push(text("link-no-game", { game: name, games: variants.map(({ id }) => id) }));
    return { variant: variants[0], seats: undefined, level: undefined, options: {}, position: "", problems };
  }
  reportUnknown(parameters, variant, problems);
  return {
    variant,
    seats: seats(parameters, variant, problems),
    level: level(parameters, levels, problems),
    options: options(parameters, variant, problems),
    position: parameters.get("fen")?.trim() ?? "",
    problems,
  };
}

/** The game that an address calls so. */
const called = (name, variants) => {
  const known = Session.idOf(name);
  return variants.find(({ id }) => id === known);
};

function reportUnknown(parameters, variant, problems) {
  const names = [...variant.players.map(({ name }) => name.toLowerCase()), ...variant.options.map(({ id }) => id)];
  const known = new Set(["game", "fen", "level", ...names]);
  for (const name of new Set(parameters.keys())) {
    if (!known.has(name)) problems.push(text("link-unknown", { name, game: text(`game-${variant.id}`) }));
  }
}

function seats(parameters, variant, problems) {
  return variant.players.map((player, index) => {
    const usual = index === 0 ? "human" : "computer";
    const who = parameters.get(player.name.toLowerCase())?.toLowerCase() ?? usual;
    if (who === "human" || who === "computer") return who;
    problems.push(text("link-player", { player: playerName(player), who }));
    return usual;
  });
}

function level(parameters, levels, problems) {
  const wanted = parameters.get("level");
  if (wanted === null) return undefined;
  const found = levels.find(({ level }) => String(level) === wanted);
  if (!found) problems.push(text("link-level", { level: wanted, first: levels[0].level, last: levels.at(-1).level }));
  return found?.level;
}

function options(parameters, variant, problems) {
  const chosen = {};
  for (const { id } of variant.options) {
    const value = parameters.get(id);
    if (value === "on" || value === "off") chosen[id] = value === "on";
    else if (value !== null) problems.push(text("link-option", { option: text(`option-${id}`), value }));
  }
  return chosen;
}
