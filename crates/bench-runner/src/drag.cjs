// Drags a piece over the board in Chromium, with the processor slowed down, and prints how long the frames took.
// node drag.cjs CHROMIUM ADDRESS WIDTH HEIGHT RATIO SLOWER FRAMES FILES RANKS SQUARE [BROWSER ARGUMENT ...]
"use strict";

const { pause, print } = require("./chromium.cjs");

const [chromium, address, ...rest] = process.argv.slice(2);
const [width, height, ratio, slower, frames, files, ranks] = rest.slice(0, 7).map(Number);
const square = rest[7];

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

async function measure({ page, value }) {
  await page("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: ratio, mobile: false });
  await page("Page.navigate", { url: address });
  for (let tries = 0; !(await value("Boolean(window.menagerie?.game?.store.begun)")); tries += 1) {
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

print(chromium, rest.slice(8), measure);
