// Lets the page's own WebAssembly play matches from a terminal: node page-uci.mjs PATH/TO/SITE
// It speaks as much UCI as `menagerie match` asks for, and thinks for `go movetime` only.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const site = resolve(process.argv[2]);
const { Session, ...page } = await import(pathToFileURL(join(site, "page.js")));
const { Searcher, ...worker } = await import(pathToFileURL(join(site, "worker.js")));
page.initSync({ module: readFileSync(join(site, "page_bg.wasm")) });
worker.initSync({ module: readFileSync(join(site, "worker_bg.wasm")) });

const games = Session.variants().map(({ id }) => id);
let searcher = new Searcher();
let record = null;
let variant = "janus";

const commands = {
  uci() {
    console.log("id name Menagerie in WebAssembly");
    console.log(`option name UCI_Variant type combo default janus ${games.map((id) => `var ${id}`).join(" ")}`);
    console.log("uciok");
  },
  isready: () => console.log("readyok"),
  setoption(words) {
    if (words[1] === "UCI_Variant") variant = words[3];
  },
  ucinewgame() {
    searcher.free();
    searcher = new Searcher();
  },
  position(words) {
    const moves = words.indexOf("moves");
    const place = moves < 0 ? words : words.slice(0, moves);
    const start = place[0] === "fen" ? place.slice(1).join(" ") : startOf(variant);
    record = { variant, options: {}, start, moves: moves < 0 ? [] : words.slice(moves + 1) };
  },
  go(words) {
    const millis = Number(words[words.indexOf("movetime") + 1]);
    // The strength that the page has: with the network of the game, as its worker gets it.
    if (searcher.wantsNetwork(variant)) searcher.setNetwork(record, readFileSync(join(site, "networks", `${variant}.nnue`)));
    const toMove = (record.start.split(" ")[1] === "w") === (record.moves.length % 2 === 0) ? 1 : -1;
    const best = searcher.analyse(record, 1, millis, ({ depth, nodes, nps, time, lines }) => {
      const { cp, mate } = lines[0];
      const score = mate === null ? `cp ${cp * toMove}` : `mate ${mate * toMove}`;
      console.log(`info depth ${depth} score ${score} nodes ${nodes} nps ${nps} time ${time} pv ${lines[0].best}`);
    });
    console.log(`bestmove ${best}`);
  },
  quit: () => process.exit(0),
};

function startOf(id) {
  return new Session(id).state().fen;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const [name, ...words] = line.trim().split(/\s+/);
  commands[name]?.(words);
});
