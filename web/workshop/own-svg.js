// An own picture: only the shapes of an SVG file. Each becomes a path in a square of 100 by 100, with a role by its colours, so that the picture
// takes the colours of either side.

import { absolute, moved, written } from "./path-data.js";

/** @import { PictureRow } from "../js/board/own-picture.js" */
/** @import { Command, Matrix } from "./path-data.js" */

/** The side of the square, and the margin around the picture. */
const [SIDE, MARGIN] = [100, 6];

/** The contour for filled shapes without one. */
const CONTOUR = 3.4;

/** From this brightness on a fill is a piece's body; darker ones get the colour of lines. */
const BRIGHT = 0.35;

/**
 * @typedef {object} Shape
 * @property {Command[]} commands the path in the file's own units
 * @property {boolean} filled
 * @property {boolean} dark whether the fill is dark
 * @property {number} stroke the width of its line, or 0
 */

/** The rows of a picture; none if no shape can be read. @returns {PictureRow[]} */
export function rowsOfSvg(/** @type {string} */ text) {
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!root.matches("svg")) return [];
  const shapes = shapesIn(root, [1, 0, 0, 1, 0, 0], { fill: "black", stroke: "none", width: 1 });
  const [left, top, right, bottom] = boundsOf(shapes);
  const size = Math.max(right - left, bottom - top);
  if (!(size > 0)) return [];
  const scale = (SIDE - 2 * MARGIN) / size;
  const place = /** @type {Matrix} */ ([scale, 0, 0, scale, SIDE / 2 - ((left + right) / 2) * scale, SIDE / 2 - ((top + bottom) / 2) * scale]);
  // A completely dark drawing is a silhouette: it is the piece's body.
  const allDark = shapes.every(({ filled, dark }) => !filled || dark);
  return shapes.map(({ commands, filled, dark, stroke }) => {
    const d = written(moved(commands, place));
    const width = Math.min(9, Math.max(1, stroke * scale));
    if (!filled) return { role: "line", width: stroke ? width : 2.7, d };
    if (dark && !allDark) return { role: "ink", width: 0, d };
    return { role: "fill", width: stroke ? width : CONTOUR, d };
  });
}

/** The shapes of a `use` element's target. @returns {Shape[]} */
function usedBy(/** @type {Element} */ element, /** @type {Matrix} */ matrix, /** @type {Paint} */ paint) {
  const id = (element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "").replace(/^#/, "");
  const named = [...element.ownerDocument.querySelectorAll("[id]")].find((one) => one.id === id);
  if (!named || named.querySelector("use") || named.localName === "use") return [];
  const [x, y] = ["x", "y"].map((name) => parseFloat(element.getAttribute(name) ?? "") || 0);
  const holder = element.ownerDocument.createElementNS("http://www.w3.org/2000/svg", "g");
  // The content of a symbol, or the shape itself.
  holder.append(...(named.localName === "symbol" ? [...named.children] : [named]).map((one) => one.cloneNode(true)));
  return shapesIn(holder, times(matrix, [1, 0, 0, 1, x, y]), paint);
}

/** The declarations of the style sheets in a file, by class: those of other selectors are ignored. */
function classesIn(/** @type {Document} */ file) {
  const rules = [...file.querySelectorAll("style")].flatMap((style) => [...(style.textContent ?? "").matchAll(/([^{}]+)\{([^{}]*)\}/g)]);
  return new Map(rules.flatMap(([, selectors, body]) => selectors.split(",").map((one) => /** @type {[string, string]} */ ([one.trim().replace(/^\./, ""), body]))));
}

/** @typedef {{ fill: string, stroke: string, width: number }} Paint */

/** The shapes below an element, in painting order. @returns {Shape[]} */
function shapesIn(/** @type {Element} */ parent, /** @type {Matrix} */ matrix, /** @type {Paint} */ paint) {
  return [...parent.children].flatMap((element) => {
    if (element.matches("defs, symbol, clipPath, mask, pattern, script, style, foreignObject, title, desc, metadata")) return [];
    const own = times(matrix, transformOf(element.getAttribute("transform") ?? ""));
    const painted = paintOf(element, paint);
    if (element.matches("g, svg, a, switch")) return shapesIn(element, own, painted);
    if (element.localName === "use") return usedBy(element, own, painted);
    const commands = moved(absolute(pathOf(element)), own);
    const [filled, stroked] = [painted.fill !== "none" && !element.matches("line, polyline"), painted.stroke !== "none"];
    if (commands.length < 2 || (!filled && !stroked)) return [];
    const grows = Math.sqrt(Math.abs(own[0] * own[3] - own[1] * own[2]));
    return [{ commands, filled, dark: filled && brightness(painted.fill) < BRIGHT, stroke: stroked ? painted.width * grows : 0 }];
  });
}

/** The paint of an element: from its attributes or its style, otherwise inherited. @returns {Paint} */
function paintOf(/** @type {Element} */ element, /** @type {Paint} */ paint) {
  const classes = classesIn(element.ownerDocument);
  const sheets = [...element.classList].map((name) => classes.get(name) ?? "").join(";");
  const style = new Map(`${sheets};${element.getAttribute("style") ?? ""}`.split(";").map((rule) => /** @type {[string, string]} */ (rule.split(":").map((part) => part.trim()))));
  const of = (/** @type {string} */ name) => style.get(name) ?? element.getAttribute(name);
  const width = parseFloat(of("stroke-width") ?? "");
  return { fill: of("fill") ?? paint.fill, stroke: of("stroke") ?? paint.stroke, width: Number.isFinite(width) ? width : paint.width };
}

/** The brightness of a colour, from 0 to 1. */
function brightness(/** @type {string} */ colour) {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return 1;
  // A value that is no colour, such as a gradient, does not change this one.
  context.fillStyle = "#ccc";
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** The outline of a shape as a path; empty for other elements. */
function pathOf(/** @type {Element} */ element) {
  const n = (/** @type {string} */ name) => parseFloat(element.getAttribute(name) ?? "") || 0;
  const ellipse = (/** @type {number} */ rx, /** @type {number} */ ry) => {
    const [x, y] = [n("cx"), n("cy")];
    return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
  };
  switch (element.localName) {
    case "path": return element.getAttribute("d") ?? "";
    case "circle": return ellipse(n("r"), n("r"));
    case "ellipse": return ellipse(n("rx"), n("ry"));
    case "rect": return `M${n("x")} ${n("y")}h${n("width")}v${n("height")}h${-n("width")}Z`;
    case "line": return `M${n("x1")} ${n("y1")}L${n("x2")} ${n("y2")}`;
    case "polygon": return `M${element.getAttribute("points") ?? ""}Z`;
    case "polyline": return `M${element.getAttribute("points") ?? ""}`;
    default: return "";
  }
}

/** The matrix of a `transform`. @returns {Matrix} */
function transformOf(/** @type {string} */ text) {
  /** @type {Matrix} */
  let all = [1, 0, 0, 1, 0, 0];
  for (const [, name, inside] of text.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, ...rest] = (inside.match(/-?[\d.]+(e[-+]?\d+)?/gi) ?? []).map(Number);
    all = times(all, one(name, a, b, rest));
  }
  return all;
}

/** @returns {Matrix} */
function one(/** @type {string} */ name, /** @type {number} */ a, /** @type {number | undefined} */ b, /** @type {number[]} */ rest) {
  const angle = (a * Math.PI) / 180;
  switch (name) {
    case "matrix": return /** @type {Matrix} */ ([a, b ?? 0, ...rest, 0, 0, 0, 0].slice(0, 6));
    case "translate": return [1, 0, 0, 1, a, b ?? 0];
    case "scale": return [a, 0, 0, b ?? a, 0, 0];
    case "skewX": return [1, 0, Math.tan(angle), 1, 0, 0];
    case "skewY": return [1, Math.tan(angle), 0, 1, 0, 0];
    case "rotate": {
      const [x, y] = [b ?? 0, rest[0] ?? 0];
      const turn = /** @type {Matrix} */ ([Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]);
      return times(times([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
    }
    default: return [1, 0, 0, 1, 0, 0];
  }
}

/** The product of two matrices. @returns {Matrix} */
const times = (/** @type {Matrix} */ [a, b, c, d, e, f], /** @type {Matrix} */ [g, h, i, j, k, l]) =>
  [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];

/** The bounding box of all shapes: left, top, right and bottom. */
function boundsOf(/** @type {Shape[]} */ shapes) {
  const points = shapes.flatMap(({ commands }) => commands.flatMap(({ points }) => points));
  return points.reduce(([left, top, right, bottom], [x, y]) => [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)], [Infinity, Infinity, -Infinity, -Infinity]);
}
