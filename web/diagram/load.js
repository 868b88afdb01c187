// The diagrams' programs, two for each language: loaded when the first diagram needs one, shared by all of them.

import { isBlocked, isMemory, lacks } from "../js/lacks.js";
import { parts } from "./parts.js";
import { Problem } from "./problem.js";

/** @import { ProgramName } from "./parts.js" */

/** @typedef {{ Diagram: typeof import("../types/menagerie_diagram.js").Diagram }} DiagramClasses What the program of a language has. */

/** @type {Record<string, Promise<DiagramClasses>>} */
const programs = {};

/**
 * The classes of a program for `en` or `fr`. Fails with a `Problem`; the next call tries again.
 * @param {string} language
 * @param {ProgramName} program
 */
export function load(language, program) {
  const name = language + program;
  programs[name] ??= begin(language, program).catch((error) => {
    delete programs[name];
    throw error;
  });
  return programs[name];
}

/** Whether a program of a language is loaded, or being loaded. @type {(language: string, program: ProgramName) => boolean} */
export const isLoaded = (language, program) => language + program in programs;

/**
 * @param {string} language
 * @param {ProgramName} program
 * @returns {Promise<DiagramClasses>}
 */
async function begin(language, program) {
  const missing = lacks();
  if (missing) throw new Problem("lacks", missing);
  const bytes = parts.program(language, program);
  // Both at once; an error of the module is reported first.
  const glue = parts.glue(language, program);
  glue.catch(() => {});
  const module = await compile(await bytes);
  try {
    const { default: init, Diagram } = await glue;
    await init({ module_or_path: module });
    return { Diagram };
  } catch (error) {
    if (isBlocked(error)) throw new Problem("blocked");
    if (isMemory(error)) throw new Problem("memory");
    throw new Problem("unreachable", `${language}/menagerie_${program}.js`);
  }
}

async function compile(/** @type {Uint8Array<ArrayBuffer>} */ program) {
  try {
    return await WebAssembly.compile(program);
  } catch (error) {
    if (isBlocked(error)) throw new Problem("blocked");
    if (isMemory(error)) throw new Problem("memory");
    throw new Problem("not-compiled", error instanceof Error ? error.message : "");
  }
}
