// Gives tasks to the WebAssembly module, one a line, and prints its answers.

const { createInterface } = require("node:readline");
const { Door } = require("./bench.js");

const door = new Door();

createInterface({ input: process.stdin }).on("line", (line) => console.log(door.answer(line)));
