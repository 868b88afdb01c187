// How a WebAssembly program is loaded and started. What goes wrong has a `kind`.

/** @typedef {"loading" | "blocked" | "memory" | "other"} FailureKind Why the program cannot be started. */
/** @typedef {Error & { kind: FailureKind }} StartFailure */
/** @typedef {BufferSource | WebAssembly.Module} ProgramSource The bytes of the program, or the program compiled. */
/** @typedef {(options: { module_or_path: WebAssembly.Module }) => Promise<{ memory: WebAssembly.Memory }>} Init What wasm-bindgen writes to start a program. */

/** The compiled module of what was given. */
export const taken = async (/** @type {ProgramSource} */ source) => (source instanceof WebAssembly.Module ? source : WebAssembly.compile(source));

/**
 * Compiles the program at an address without starting it. What goes wrong has a `kind`: "loading", "blocked" by browser or
 * server, or no "memory" for it.
 */
export async function compileFrom(/** @type {URL} */ address) {
  if (typeof WebAssembly !== "object") throw fault("blocked", "WebAssembly is switched off");
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw fault("loading", `${address.pathname}: ${answer?.status ?? "no answer"}`);
  try {
    return await WebAssembly.compileStreaming(answer.clone());
  } catch {
    // A server that sends another type than application/wasm, slower, but it works; or an answer that breaks off.
    const bytes = await answer.arrayBuffer().catch((/** @type {Error} */ error) => {
      throw fault("loading", `${address.pathname}: ${error.message}`);
    });
    return WebAssembly.compile(bytes).catch((/** @type {Error} */ error) => {
      throw fault(/content security|\bCSP\b|unsafe-eval/i.test(error.message) ? "blocked" : kindOf(error, "loading"), error.message);
    });
  }
}

/** @type {(kind: FailureKind, message: string) => StartFailure} */
const fault = (kind, message) => Object.assign(new Error(message), { kind });

/** Browsers that have no memory for the program throw a `RangeError`. @type {(error: unknown, otherwise: FailureKind) => FailureKind} */
const kindOf = (error, otherwise) => (error instanceof RangeError ? "memory" : otherwise);

/**
 * Starts a program on this thread; gives its memory.
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
