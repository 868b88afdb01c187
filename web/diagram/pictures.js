// The pictures of the pieces: a module each, loaded when a diagram shows it.

import { svg } from "./dom.js";

const known = new Map();

/** A picture's paths; fails if there is none of that name. */
function paths(id) {
  if (!known.has(id)) {
    const found = find(id);
    known.set(id, found);
    // A failed picture may be there the next time.
    found.catch(() => known.delete(id));
  }
  return known.get(id);
}

async function find(id) {
  const { default: index } = await import("./pieces/index.js");
  if (!Object.hasOwn(index, id)) throw new Error(id);
  return (await index[id]()).default;
}

/** Puts the pictures with these ids into `defs`, where they are missing; returns those that could not be loaded. */
export async function define(defs, ids) {
  const there = new Set([...defs.children].map((symbol) => symbol.id));
  const missing = [];
  await Promise.all(ids.filter((id) => !there.has(id)).map(async (id) => {
    const symbol = svg("symbol", { id, viewBox: "0 0 100 100" });
    try {
      symbol.append(...(await paths(id)).map(path));
    } catch {
      missing.push(id);
      symbol.append(svg("circle", { cx: 50, cy: 50, r: 36, fill: "var(--piece-fill)", stroke: "var(--piece-edge)", "stroke-width": 4 }));
    }
    // Two questions at the same time may both have found it missing.
    if (!defs.querySelector(`[id="${id}"]`)) defs.append(symbol);
  }));
  return missing;
}

function path([role, width, cap, d]) {
  const ink = role === "ink";
  return svg("path", {
    d,
    fill: role === "fill" ? "var(--piece-fill)" : ink ? "var(--piece-line)" : "none",
    ...(ink ? {} : {
      stroke: role === "fill" ? "var(--piece-edge)" : "var(--piece-line)",
      "stroke-width": width,
      "stroke-linecap": cap,
      "stroke-linejoin": "round",
    }),
  });
}
