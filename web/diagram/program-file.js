// The file of a program, fetched and unpacked.

import { isMemory, isProgram } from "../js/lacks.js";
import { Problem } from "./problem.js";
import { unpack } from "./unpack.js";

/** The bytes of the program in the file at an address. Fails with a `Problem`. */
export async function fetched(/** @type {string} */ address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer) throw new Problem("unreachable", address);
  if (!answer.ok) throw new Problem("missing", `${address} (${answer.status})`);
  const type = answer.headers.get("content-type") ?? "";
  const bytes = await answer.arrayBuffer().catch(() => null);
  if (!bytes) throw new Problem("unreachable", address);
  const wrong = new Problem("wrong-type", `${address} (${type || "?"})`);
  try {
    const packed = new Uint8Array(bytes);
    // A saved file has unpacked it already.
    const program = isProgram(packed) ? packed : unpack(packed);
    if (isProgram(program)) return program;
  } catch (error) {
    throw isMemory(error) ? new Problem("memory") : wrong;
  }
  throw wrong;
}
