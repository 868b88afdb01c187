// Opens a game in Chromium that has nothing of it yet, plays a move as soon as the board can be seen, and prints when what was
// there. node start.cjs CHROMIUM ADDRESS SLOWER LATENCY BYTES_A_SECOND FILES RANKS FROM TO [BROWSER ARGUMENT ...]
// LATENCY in milliseconds; 0 bytes a second leave the line as it is.
"use strict";

const { open, pause, print } = require("./chromium.cjs");

const [chromium, address, ...rest] = process.argv.slice(2);
const [slower, latency, throughput, files, ranks] = rest.slice(0, 5).map(Number);
const [from, to] = rest.slice(5, 7);

// Runs in the page before its scripts: the milliseconds from its opening until there was a board to be seen, a move that was made on it, and
// until the program had accepted that move. The first board may be the one that is shown while the program is loaded.
const WATCH = `(() => {
  const times = (window.startTimes = {});
  const once = (name, there) => {
    if (name in times || !there()) return;
    times[name] = performance.now();
    if (name === "board") boardIsThere("");
  };
  const first = () => document.querySelector("#awaited.movable:not([hidden])");
  const shown = () => {
    const table = document.getElementById("table");
    const canvas = document.getElementById("board");
    return first() || (table && !table.hidden && canvas && canvas.getBoundingClientRect().width > 0);
  };
  const accepted = () => (window.menagerie?.game?.store?.begun ?? false) && window.menagerie.game.data.state.moves.length > 0;
  const look = () => {
    once("board", shown);
    once("move", () => document.querySelector("#awaited[data-move]") || accepted());
    once("accepted", accepted);
    if (!("accepted" in times)) setTimeout(look, 4);
  };
  look();
})()`;

const SQUARES = `(() => {
  const r = (document.querySelector("#awaited:not([hidden])") ?? document.getElementById("board")).getBoundingClientRect();
  const side = Math.min(r.width / ${files}, r.height / ${ranks});
  return { left: r.left + (r.width - side * ${files}) / 2, top: r.top + (r.height - side * ${ranks}) / 2, side };
})()`;

async function measure({ page, value, on }) {
  await page("Emulation.setDeviceMetricsOverride", { width: 360, height: 740, deviceScaleFactor: 2, mobile: true });
  await page("Page.enable");
  await page("Network.enable");
  await page("Runtime.enable");
  await page("Runtime.addBinding", { name: "boardIsThere" });
  await page("Page.addScriptToEvaluateOnNewDocument", { source: WATCH });
  if (throughput > 0) {
    await page("Network.emulateNetworkConditions", { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput / 2 });
  }
  await page("Emulation.setCPUThrottlingRate", { rate: slower });
  const requests = new Map();
  on("Network.requestWillBeSent", ({ requestId, request }) => requests.set(requestId, { address: request.url, bytes: 0 }));
  on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes: encodedDataLength, done: true });
  });
  const there = new Promise((resolve) => on("Runtime.bindingCalled", resolve));
  await page("Page.navigate", { url: address });
  // Not by a timer that goes on: this program ends when nothing is waited for.
  let late;
  await Promise.race([there, new Promise((_, reject) => (late = setTimeout(reject, 60_000, new Error("the board did not come"))))]);
  clearTimeout(late);
  const { left, top, side } = await value(SQUARES);
  const tap = async (square) => {
    const x = left + (square.charCodeAt(0) - 96.5) * side;
    const y = top + (ranks - Number(square.slice(1)) + 0.5) * side;
    for (const type of ["mousePressed", "mouseReleased"]) await page("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
  };
  await tap(from);
  await tap(to);
  for (let tries = 0; !(await value("'accepted' in startTimes")); tries += 1) {
    if (tries > 1000) throw new Error(`the move was not accepted: ${await value("JSON.stringify(startTimes)")}`);
    await pause(20);
  }
  const times = await value("startTimes");
  const text = await value(`performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0`);
  // What the worker and the service worker ask for is asked for after the move is accepted.
  const timings = await value(`performance.getEntriesByType("resource").map(({ name, responseEnd }) => ({ name, end: responseEnd }))`);
  const before = timings.filter(({ end }) => end <= times.accepted);
  const program = timings.find(({ name }) => name.includes("page_bg.wasm"))?.end ?? 0;
  const own = [...requests.values()].filter(({ address: one, done }) => done && (one === address || before.some(({ name }) => name === one)));
  const bytes = own.reduce((sum, one) => sum + one.bytes, 0);
  return { ...times, text, program, requests: own.length, bytes };
}

if (process.env.START_LIST) {
  // For a look at what is loaded when.
  void (async () => {
    const browser = await open(chromium, rest.slice(7));
    console.log(await measure(browser));
    console.log(await browser.value(`performance.getEntriesByType("resource").map(({ name, startTime, responseEnd, encodedBodySize }) => [startTime|0, responseEnd|0, encodedBodySize, name.split("/").slice(3).join("/")].join(" ")).join("\\n")`));
    await browser.end();
  })();
} else {
  print(chromium, rest.slice(7), measure);
}
