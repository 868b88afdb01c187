// The entry of the page: the gallery, a game, or the school. For a game it requests at once everything for the first move, instead of one file after
// the other, and then runs `main.js`.

/** The modules of a game's start. The build adds the imports of `main.js`. */
const MODULES = ["./main.js"];

/** The page's program, which `program.js` requests as soon as it runs. */
const PROGRAM = new URL("../page_bg.wasm", import.meta.url);

/**
 * Preloads a file.
 * @param {URL} address
 * @param {Partial<HTMLLinkElement>} properties
 */
function preload({ href }, properties) {
  document.head.append(Object.assign(document.createElement("link"), { ...properties, href }));
}

let asked = false;

/** Preloads everything for the first move. */
function prefetch() {
  if (asked) return;
  asked = true;
  preload(PROGRAM, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  for (const module of MODULES) preload(new URL(module, import.meta.url), { rel: "modulepreload" });
}

/** Shows the position that a game begins with, until its program is there. The first move can be made already. */
async function showAwaited() {
  const { awaited, firstMove } = document.documentElement.dataset;
  const place = document.getElementById("awaited");
  if (!awaited || !place) return;
  try {
    const { showAwaitedBoard } = await import("./start/awaited-board.js");
    await showAwaitedBoard(place, awaited, firstMove !== undefined);
  } catch (error) {
    // The game comes without it.
    console.info(error);
  }
}

/** Loads and starts the game. */
function load() {
  showAwaited();
  prefetch();
  return import("./main.js");
}

// The message that a file is missing waits until nothing has come for some seconds (css/start.css).
const progress = new PerformanceObserver(() => {
  for (const animation of document.getElementById("starting")?.getAnimations() ?? []) animation.currentTime = 0;
});
progress.observe({ type: "resource" });

// Without a gallery the page starts with a game, also after a failure.
const begins = document.documentElement.dataset.view ?? "game";
if (begins === "game") prefetch();

// The modules, and the picture of the board, need the page's elements.
if (document.readyState === "loading") await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
// The first move comes first.
if (begins === "game") await (await load()).started;
// The school uses the page alone: its links load the other views as new pages.
if (begins === "school") await (await import("./school/school.js")).begin();
// After a start with a game, the gallery is loaded later.
else if (document.documentElement.dataset.games !== undefined) {
  const gallery = await import("./start/start.js").catch((error) => {
    if (begins !== "game") throw error;
    // The page is being left, for example. The game goes on without the gallery.
    console.warn(error);
  });
  gallery?.followStart({ prefetch, load });
}
