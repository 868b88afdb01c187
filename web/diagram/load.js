// The diagrams' program: loaded when the first diagram needs it, shared by all of them.

/** Why a diagram cannot be shown: a key of the words, and what they are about. */
export class Problem extends Error {
  constructor(key, detail = "") {
    super(`${key}: ${detail}`);
    this.key = key;
    this.detail = detail;
  }
}

let program = null;

/** The program's classes. Fails with a `Problem`; asking again tries again. */
export function load() {
  program ??= begin().catch((error) => {
    program = null;
    throw error;
  });
  return program;
}

async function begin() {
  if (typeof WebAssembly !== "object") throw new Problem("no-wasm");
  const address = new URL("./menagerie_diagram_bg.wasm", import.meta.url);
  // Both at once; what became of the module is told first.
  const glue = import("./menagerie_diagram.js");
  glue.catch(() => {});
  const module = await compile(address);
  try {
    const { default: init, Attributes, Diagram } = await glue;
    await init({ module_or_path: module });
    return { Attributes, Diagram };
  } catch (error) {
    if (isBlocked(error)) throw new Problem("blocked");
    throw new Problem("unreachable", new URL("./menagerie_diagram.js", import.meta.url).href);
  }
}

async function compile(address) {
  const answer = await fetch(address).catch(() => null);
  if (!answer) throw new Problem("unreachable", address.href);
  if (!answer.ok) throw new Problem("missing", `${address.href} (${answer.status})`);
  const type = answer.headers.get("content-type") ?? "";
  const bytes = await answer.arrayBuffer().catch(() => null);
  if (!bytes) throw new Problem("unreachable", address.href);
  try {
    // Not while it streams: that would need the right type, and say less of what is wrong.
    return await WebAssembly.compile(bytes);
  } catch (error) {
    if (isBlocked(error)) throw new Problem("blocked");
    throw new Problem("wrong-type", `${address.href} (${type || "?"})`);
  }
}

const isBlocked = (error) => /content security|\bCSP\b|unsafe-eval/i.test(String(error?.message));
