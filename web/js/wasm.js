// Loads and starts WebAssembly programs. Errors have a `kind`.

import { isBlocked, isMemory, isProgram, lacks } from "./lacks.js";

/** @typedef {"loading" | "lacking" | "blocked" | "memory" | "program" | "other"} FailureKind Why the program cannot be started. */
/** @typedef {Error & { kind: FailureKind }} StartFailure */
/** @typedef {BufferSource | WebAssembly.Module} ProgramSource The bytes of the program, or the program compiled. */
/** @typedef {(options: { module_or_path: WebAssembly.Module }) => Promise<{ memory: WebAssembly.Memory }>} Init What wasm-bindgen writes to start a program. */

/** The compiled module of bytes, or the module itself. */
export const taken = async (/** @type {ProgramSource} */ source) => (source instanceof WebAssembly.Module ? source : WebAssembly.compile(source));

/**
 * Compiles the program at an address without starting it. Errors have a `kind`: "loading", "lacking" in an older browser, "blocked" by browser or
 * server, no "memory" for it, or a "program" that cannot be compiled.
 */
export async function compileFrom(/** @type {URL} */ address) {
  const missing = lacks();
  if (missing) throw fault("lacking", missing);
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw fault("loading", `${address.pathname}: ${answer?.status ?? "no answer"}`);
  try {
    return await WebAssembly.compileStreaming(answer.clone());
  } catch {
    // A server that sends another type than application/wasm, which is slower but works; or an interrupted answer.
    const bytes = await answer.arrayBuffer().catch((/** @type {Error} */ error) => {
      throw fault("loading", `${address.pathname}: ${error.message}`);
    });
    return WebAssembly.compile(bytes).catch((/** @type {Error} */ error) => {
      throw fault(isBlocked(error) ? "blocked" : kindOf(error, isProgram(new Uint8Array(bytes)) ? "program" : "loading"), error.message);
    });
  }
}

/** @type {(kind: FailureKind, message: string) => StartFailure} */
const fault = (kind, message) => Object.assign(new Error(message), { kind });

/** @type {(error: unknown, otherwise: FailureKind) => FailureKind} */
const kindOf = (error, otherwise) => (isMemory(error) ? "memory" : otherwise);

/**
 * Starts a program on this thread; returns its memory.
 * @param {Init} init
 * @param {WebAssembly.Module} module
 */
export async function startWith(init, module) {
  try {
    const { memory } = await init({ module_or_path: module });
    return memory;
  } catch (error) {
    throw fault(kindOf(error, "other"), error instanceof Error ? error.message : String(error));
  }
}
