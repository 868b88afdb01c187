// Runs fairy-stockfish-nnue.wasm as a UCI program: `node peer.cjs PATH/stockfish.js`.

// Its glue is older than Node's own fetch, and takes it for a browser's.
delete globalThis.fetch;

const { createInterface } = require("node:readline");
const start = require(process.argv[2]);

start().then((engine) => {
  engine.addMessageListener((line) => console.log(line));
  createInterface({ input: process.stdin })
    .on("line", (line) => engine.postMessage(line))
    .on("close", () => process.exit(0));
});
