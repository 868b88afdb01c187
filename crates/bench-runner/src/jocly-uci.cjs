// Runs Jocly (npm, 0.9.13) as a UCI program: `node jocly-uci.cjs PATH/jocly LEVEL`, the level as Jocly names it (easy, fast, medium,
// strong). It thinks for as long as its level says, whatever `go` asks, and tells no score.

const { createInterface } = require("node:readline");
const { join, resolve } = require("node:path");

const [folder, level] = [resolve(process.argv[2]), process.argv[3]];
// Janus would need its castling and its choice of promotions translated.
const GAMES = { gigachess: "giga-chess", gigachess2: "giga-chessII" };

const say = console.log;
// What its search prints is no UCI.
console.log = console.error;
// Its search asks by this name whether it runs in Node.
process.title = "node";
const jocly = require(join(folder, "dist/node/jocly.core.js"));

let variant = "gigachess";
let match = null;
let played = [];

/** From and to alone: in these games what a piece becomes is no choice, and Jocly has letters of its own for it. */
const squares = (text) => /^[a-z]\d+[a-z]\d+/.exec(text)[0];

async function play(text) {
  const moves = await match.getPossibleMoves();
  const names = await match.getMoveString(moves, "engine");
  const place = names.findIndex((name) => squares(name) === squares(text));
  if (place < 0) throw new Error(`Jocly has no move ${text}, but ${names.join(" ")}`);
  await match.applyMove(moves[place]);
  played.push(text);
}

const commands = {
  uci() {
    say(`id name Jocly, level ${level}`);
    say(`option name UCI_Variant type combo default gigachess ${Object.keys(GAMES).map((id) => `var ${id}`).join(" ")}`);
    say("uciok");
  },
  isready: () => say("readyok"),
  setoption(words) {
    if (words[1] === "UCI_Variant") [variant, match] = [words[3], null];
  },
  ucinewgame() {
    match = null;
  },
  async position(words) {
    if (words[0] !== "startpos") throw new Error("only games from the start can be told to Jocly here");
    const moves = words.slice(2);
    if (!match || played.some((text, place) => text !== moves[place])) {
      [match, played] = [await jocly.createMatch(GAMES[variant]), []];
    }
    for (const text of moves.slice(played.length)) await play(text);
  },
  async go() {
    const { levels } = (await match.getConfig()).model;
    const chosen = levels.find(({ name }) => name === level);
    if (!chosen) throw new Error(`Jocly has no level ${level}, but ${levels.map(({ name }) => name).join(", ")}`);
    const { move } = await match.machineSearch({ level: chosen, threaded: false });
    say(`bestmove ${squares(await match.getMoveString(move, "engine"))}`);
  },
  quit: () => process.exit(0),
};

let last = Promise.resolve();
createInterface({ input: process.stdin })
  .on("line", (line) => {
    const [name, ...words] = line.trim().split(/\s+/);
    last = last.then(() => commands[name]?.(words)).catch((error) => {
      console.error(error);
      process.exit(1);
    });
  })
  .on("close", () => process.exit(0));
