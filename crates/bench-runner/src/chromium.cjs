// Chromium, started with a profile of its own and spoken to in its protocol for developers.
"use strict";

const { spawn } = require("node:child_process");
const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");

/** Milliseconds to wait. */
exports.pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts Chromium with these arguments and a new page; `end` ends it. */
exports.open = async function open(program, flags) {
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const all = [...flags, "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"];
  const browser = spawn(program, all, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });

  // JSON texts, each ended by a zero.
  const waiting = new Map();
  const listeners = new Map();
  let last = 0;
  let heard = "";
  browser.stdio[4].on("data", (data) => {
    const texts = (heard + data).split("\0");
    heard = texts.pop();
    for (const { id, result, error, method, params } of texts.map((text) => JSON.parse(text))) {
      if (method) listeners.get(method)?.(params);
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(error.message));
      else resolve?.(result);
    }
  });
  const ask = (method, params = {}, sessionId) => {
    const id = (last += 1);
    browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };

  // Processes of the browser may outlive it for a moment and write on; a folder that stays for that is no failed measurement.
  const tidy = () => {
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 8, retryDelay: 100 });
    } catch (error) {
      console.error(`${profile} stays: ${error.message}`);
    }
  };
  const end = () => new Promise((resolve) => {
    browser.once("exit", () => resolve(tidy()));
    browser.kill();
  });

  const { targetId } = await ask("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
  /** Asks the page. */
  const page = (method, params) => ask(method, params, sessionId);
  /** The value of an expression in the page. */
  const value = async (expression) => (await page("Runtime.evaluate", { expression, returnByValue: true })).result.value;
  /** Calls a listener at each event of this name. */
  const on = (method, listener) => listeners.set(method, listener);
  return { page, value, on, end };
};

/** Runs a measurement in a new page, and prints what it gives as JSON; or says what went wrong and fails. */
exports.print = async function print(program, flags, measure) {
  let browser;
  try {
    browser = await exports.open(program, flags);
    console.log(JSON.stringify(await measure(browser)));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await browser?.end();
  }
};
