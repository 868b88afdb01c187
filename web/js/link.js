// The address that opens a certain game: ?game=janus&fen=…&white=human&black=computer&level=1&king-leap=on

/**
 * Reads the part of an address behind the question mark. What is wrong is left out of the result and listed in
 * `problems`, in words.
 */
export function read(search, variants, levels) {
  const parameters = new URLSearchParams(search);
  const problems = [];
  const id = parameters.get("game") ?? variants[0].id;
  const variant = variants.find((variant) => variant.id === id);
  if (!variant) {
    problems.push(`There is no game “${id}”: the games are ${variants.map(({ id }) => id).join(", ")}`);
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

function reportUnknown(parameters, variant, problems) {
  const names = [...variant.players.map(({ name }) => name.toLowerCase()), ...variant.options.map(({ id }) => id)];
  const known = new Set(["game", "fen", "level", ...names]);
  for (const name of new Set(parameters.keys())) {
    if (!known.has(name)) problems.push(`The address says “${name}”, which ${variant.name} does not have`);
  }
}

function seats(parameters, variant, problems) {
  return variant.players.map(({ name }, index) => {
    const usual = index === 0 ? "human" : "computer";
    const who = parameters.get(name.toLowerCase())?.toLowerCase() ?? usual;
    if (who === "human" || who === "computer") return who;
    problems.push(`${name} can be played by human or computer, not by “${who}”`);
    return usual;
  });
}

function level(parameters, levels, problems) {
  const text = parameters.get("level");
  if (text === null) return undefined;
  const found = levels.find(({ level }) => String(level) === text);
  if (!found) problems.push(`There is no level “${text}”: the levels are ${levels[0].level} to ${levels.at(-1).level}`);
  return found?.level;
}

function options(parameters, variant, problems) {
  const chosen = {};
  for (const { id, name } of variant.options) {
    const text = parameters.get(id);
    if (text === "on" || text === "off") chosen[id] = text === "on";
    else if (text !== null) problems.push(`${name} can be on or off, not “${text}”`);
  }
  return chosen;
}
