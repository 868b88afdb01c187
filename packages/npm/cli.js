#!/usr/bin/env node
// `menagerie-chess check`: the report of the terminal's `menagerie check` on definitions of games.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { reader } from "./reader.js";

const USAGE = `Usage: menagerie-chess check FILE… [--json] [--name NAME] [--language TAG]

Says what the game of each definition is, and what is wrong with it, and where.

  FILE            a definition: JSON, a Fairy-Stockfish ini file, an Interactive Diagram or XBoard's commands; - is standard input
  --json          one line of JSON for each game
  --name NAME     this game alone, of a file with several
  --language TAG  the language of the rules and notes: en or fr`;

/** Reports on files; gives the number of games that could not be read. */
async function check(/** @type {string[]} */ files, /** @type {{ json: boolean, name?: string, language: string }} */ { json, name, language }) {
  const { checkGames, recognise } = await reader();
  let bad = 0;
  for (const file of files) {
    const refuse = (/** @type {string} */ text) => {
      bad += 1;
      console.log(json ? JSON.stringify({ file, index: 0, error: { line: 0, column: 0, text } }) : `${file}: ${text}`);
    };
    /** @type {Uint8Array} */
    let bytes;
    try {
      bytes = readFileSync(file === "-" ? 0 : file);
    } catch (error) {
      refuse(`this file cannot be read: ${error instanceof Error ? error.message : error}`);
      continue;
    }
    const found = recognise(bytes, language);
    if (found.kind === "definitions") {
      bad += checkGames(file, found.text, name, json, language, () => performance.now(), (line) => console.log(line));
    } else {
      refuse("words" in found ? found.words : "this is a game or a position, and no definition of a game");
    }
  }
  return bad;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h", default: false },
      json: { type: "boolean", default: false },
      name: { type: "string" },
      language: { type: "string", default: "en" },
    },
  });
  const [command, ...files] = positionals;
  if (values.help) return console.log(USAGE);
  if (command !== "check") throw new Error(`${command ? `there is no command “${command}”` : "no command"}: there is check`);
  if (files.length === 0) throw new Error("no file: menagerie-chess check FILE…");
  if (!["en", "fr"].includes(values.language)) throw new Error(`there is no language “${values.language}”: there is en, fr`);
  const bad = await check(files, values);
  if (bad > 0) throw new Error(`${bad} could not be read`);
}

main().catch((error) => {
  console.error(`menagerie-chess: ${error.message}`);
  process.exitCode = error.code?.startsWith("ERR_PARSE_ARGS") ? 2 : 1;
});
