// What the page begins with: the gallery, a game, or the school. For a game it asks at once for everything that the first move needs, instead of
// for one after the other, and then lets `main.js` run.

/** The modules that the game begins with. The build adds what `main.js` imports. */
const MODULES = ["./main.js"];

/** The page's program, for which `program.js` asks as soon as it runs. */
const PROGRAM = new URL("../page_bg.wasm", import.meta.url);

/**
 * Lets the browser load something that will be asked for.
 * @param {URL} address
 * @param {Partial<HTMLLinkElement>} properties
 */
function preload({ href }, properties) {
  document.head.append(Object.assign(document.createElement("link"), { ...properties, href }));
}

let asked = false;

/** Asks for everything that the first move needs. */
function prefetch() {
  if (asked) return;
  asked = true;
  preload(PROGRAM, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
  for (const module of MODULES) preload(new URL(module, import.meta.url), { rel: "modulepreload" });
}

/** Loads and starts the game. */
function load() {
  prefetch();
  return import("./main.js");
}

// What has no gallery begins with a game; so does what could not be asked.
const begins = document.documentElement.dataset.view ?? "game";
if (begins === "game") prefetch();

// The modules look for the page's elements.
if (document.readyState === "loading") await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
if (begins === "game") await load();
// The school has the page for itself: its links lead to the other views as to other pages.
if (begins === "school") await (await import("./school/school.js")).begin();
// Whoever begins with a game comes to the gallery later.
else if (document.documentElement.dataset.games !== undefined) (await import("./start/start.js")).followStart({ prefetch, load });
