#!/usr/bin/env node
// Serves the site on this machine.

import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sirv from "sirv";

/** The first port that is tried. The games that a browser keeps belong to its address, so it is the same whenever it can be. */
const FIRST = 8080;

/** How many ports are tried from there on. */
const TRIED = 20;

const USAGE = `Usage: menagerie-chess-site [--port PORT] [--host HOST]

Serves the site on this machine, and prints its address.

  --port PORT  this port; without it the first free one from ${FIRST} on
  --host HOST  the address to listen on: 127.0.0.1, only this machine, without it`;

/** Listens on a port; fails if it is not free. @type {(server: import("node:http").Server, port: number, host: string) => Promise<void>} */
const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });

/** Listens on the first free port. */
async function listenAnywhere(/** @type {import("node:http").Server} */ server, /** @type {string} */ host) {
  for (let port = FIRST; port < FIRST + TRIED; port++) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (!["EADDRINUSE", "EACCES"].includes(Object(error).code)) throw error;
    }
  }
  // Any port that is free.
  return listen(server, 0, host);
}

async function main() {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean", short: "h", default: false },
      port: { type: "string" },
      host: { type: "string", default: "127.0.0.1" },
    },
  });
  if (values.help) return console.log(USAGE);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) throw new Error(`“${values.port}” is no port`);
  const site = sirv(fileURLToPath(new URL("site", import.meta.url)), { etag: true });
  const server = createServer((request, response) =>
    site(request, response, () => {
      response.statusCode = 404;
      response.end("Not found\n");
    }),
  );
  if (port === undefined) await listenAnywhere(server, values.host);
  else await listen(server, port, values.host);
  const address = server.address();
  const at = typeof address === "object" && address ? address.port : port;
  const host = values.host.includes(":") ? `[${values.host}]` : values.host;
  console.log(`Menagerie is at http://${host}:${at}/ until you press Ctrl+C.`);
}

main().catch((error) => {
  console.error(`menagerie-chess-site: ${error.message}`);
  process.exitCode = error.code?.startsWith("ERR_PARSE_ARGS") ? 2 : 1;
});
