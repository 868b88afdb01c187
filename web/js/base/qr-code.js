// A link as a QR code, for another device.

import { encode } from "uqr";
import { draw } from "./dom.js";
import { say } from "./texts.js";

/** The quiet zone around a code, in modules, by its standard. */
const BORDER = 4;

/** The QR code of a text. Throws if it is too long. */
export function codeOf(/** @type {string} */ text) {
  const { size, data } = encode(text, { ecc: "L", border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const svg = draw("svg", { viewBox: `0 0 ${size} ${size}`, role: "img", "shape-rendering": "crispEdges" });
  svg.setAttribute("aria-label", say("friend-code-about"));
  svg.append(draw("rect", { width: size, height: size, fill: "#fff" }), draw("path", { d: path.join(""), fill: "#000" }));
  return svg;
}
