// What the page begins with: it asks at once for everything that the first move needs, instead of for one after the other, and
// then lets `main.js` run.

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

preload(PROGRAM, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
for (const module of MODULES) preload(new URL(module, import.meta.url), { rel: "modulepreload" });

// The modules look for the page's elements.
if (document.readyState === "loading") await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
await import("./main.js");
