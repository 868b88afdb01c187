// Drags a piece over the board in Chromium, with the processor slowed down, and prints how long the frames took.
// node drag.cjs CHROMIUM ADDRESS WIDTH HEIGHT RATIO SLOWER FRAMES FILES RANKS SQUARE [BROWSER ARGUMENT ...]
"use strict";

const { spawn } = require("node:child_process");
const { mkdtempSync, rmSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { join } = require("node:path");

const [chromium, address, ...rest] = process.argv.slice(2);
const [width, height, ratio, slower, frames, files, ranks] = rest.slice(0, 7).map(Number);
const square = rest[7];

const profile = mkdtempSync(join(tmpdir(), "drag-"));
const flags = [...rest.slice(8), "--remote-debugging-pipe", `--user-data-dir=${profile}`, "about:blank"];
const browser = spawn(chromium, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The browser's protocol for developers: JSON texts, each ended by a zero.
const waiting = new Map();
let last = 0;
let heard = "";
browser.stdio[4].on("data", (data) => {
  const texts = (heard + data).split("\0");
  heard = texts.pop();
  for (const { id, result, error } of texts.map((text) => JSON.parse(text))) {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  }
});
function ask(method, params = {}, sessionId) {
  const id = (last += 1);
  browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

// Runs in the page: the times between frames, until it is asked for them.
const WATCH = `(() => {
  const times = [];
  let before = null;
  const frame = (now) => {
    if (before !== null) times.push(now - before);
    before = now;
    if (!window.framesEnd) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.frames = () => { window.framesEnd = true; return times; };
})()`;

async function measure() {
  const { targetId } = await ask("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
  const page = (method, params) => ask(method, params, sessionId);
  const value = async (expression) => (await page("Runtime.evaluate", { expression, returnByValue: true })).result.value;
  await page("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: ratio, mobile: false });
  await page("Page.navigate", { url: address });
  for (let tries = 0; !(await value("Boolean(window.menagerie?.game?.state)")); tries += 1) {
    if (tries > 200) throw new Error("the page did not get ready");
    await pause(100);
  }
  await pause(1000);
  const { left, top, side } = await value(`(() => {
    const r = document.querySelector("canvas").getBoundingClientRect();
    const side = Math.min(r.width / ${files}, r.height / ${ranks});
    return { left: r.left + (r.width - side * ${files}) / 2, top: r.top + (r.height - side * ${ranks}) / 2, side };
  })()`);
  const mouse = (type, x, y, button = "left") => page("Input.dispatchMouseEvent", { type, x, y, button, buttons: 1, clickCount: 1 });
  const [file, rank] = [square.charCodeAt(0) - 97, Number(square.slice(1)) - 1];
  await page("Emulation.setCPUThrottlingRate", { rate: slower });
  await page("Performance.enable");
  const work = async () => (await page("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await mouse("mousePressed", left + (file + 0.5) * side, top + (ranks - rank - 0.5) * side);
  await pause(300);
  const before = await work();
  await value(WATCH);
  const end = Date.now() + frames * (1000 / 60);
  // Faster than the screen, as mice are.
  for (let step = 0; Date.now() < end; step += 1) {
    const across = 0.5 + 0.46 * Math.sin(step / 23);
    const down = 0.5 + 0.46 * Math.cos(step / 17);
    await mouse("mouseMoved", left + across * files * side, top + down * ranks * side);
    await pause(4);
  }
  const times = await value("window.frames()");
  const spent = (await work()) - before;
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { frames: times.length, median: at(0.5), most: at(0.99), longest: at(1), work: spent / times.length };
}

// Processes of the browser may outlive it for a moment and write on; a folder that stays for that is no failed measurement.
function tidy() {
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  } catch (error) {
    console.error(`${profile} stays: ${error.message}`);
  }
}

measure()
  .then((result) => console.log(JSON.stringify(result)))
  .catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  })
  .finally(() => {
    browser.once("exit", tidy);
    browser.kill();
  });
