// The picture as a standalone file: plain colours, no style sheet, no page, no fonts.

import { svg } from "./dom.js";

const COLOURS = ["fill", "stroke"];
/** Attributes that only work in a page. */
const OF_PAGE = ["class", "part", "id", "style", "aria-hidden"];
/** The names of an owner's colours in the pictures of pieces. */
const OWNERS = ["--piece-fill", "--piece-line", "--piece-edge"];

/** Makes a standalone SVG element from a picture on the page. */
export function standing(/** @type {SVGSVGElement} */ picture) {
  const { width, height } = picture.viewBox.baseVal;
  const pictures = svg("defs");
  const out = svg("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width: width / 2, height: height / 2 });
  out.append(pictures);
  for (const layer of picture.children) {
    if (layer.localName !== "defs" && !layer.classList.contains("drag")) out.append(plain(layer, pictures, picture));
  }
  return out;
}

/**
 * @param {Element} node
 * @param {SVGDefsElement} pictures
 * @param {SVGSVGElement} picture
 * @returns {SVGElement}
 */
function plain(node, pictures, picture) {
  if (node.localName === "text") return traced(node);
  const copy = svg(/** @type {keyof SVGElementTagNameMap} */ (node.localName));
  const style = getComputedStyle(node);
  for (const { name, value } of node.attributes) {
    if (COLOURS.includes(name)) paint(copy, name, value === "none" ? value : style.getPropertyValue(name));
    else if (!OF_PAGE.includes(name)) copy.setAttribute(name, value);
  }
  if (node.localName === "use") {
    const art = (node.getAttribute("href") ?? "#").slice(1);
    const colours = OWNERS.map((name) => style.getPropertyValue(name).trim());
    copy.setAttribute("href", `#${symbol(art, colours, node.getAttribute("class") ?? "", pictures, picture)}`);
  }
  for (const child of node.children) copy.append(plain(child, pictures, picture));
  return copy;
}

/**
 * The id of a piece's picture in these colours, which is added to the others.
 * @param {string} art
 * @param {string[]} colours
 * @param {string} owner
 * @param {SVGDefsElement} pictures
 * @param {SVGSVGElement} picture
 */
function symbol(art, colours, owner, pictures, picture) {
  const id = `${art}-${owner}`;
  if ([...pictures.children].some((known) => known.id === id)) return id;
  const known = [...picture.querySelectorAll("symbol")].find((one) => one.id === art);
  const copy = svg("symbol", { id, viewBox: "0 0 100 100" });
  for (const path of known?.children ?? []) {
    const one = /** @type {Element} */ (path.cloneNode());
    for (const name of COLOURS) {
      const at = OWNERS.findIndex((owned) => path.getAttribute(name)?.includes(owned));
      if (at >= 0) paint(one, name, colours[at]);
    }
    copy.append(one);
  }
  pictures.append(copy);
  return id;
}

/** @type {CanvasRenderingContext2D | null} */
let sample = null;

/** Sets a colour in a form for every program, from any form in a style sheet. */
function paint(/** @type {Element} */ node, /** @type {string} */ name, /** @type {string} */ colour) {
  if (colour === "none") return node.setAttribute(name, colour);
  const canvas = (sample ??= contextOf(Object.assign(document.createElement("canvas"), { width: 1, height: 1 })));
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = "#000";
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, opacity] = canvas.getImageData(0, 0, 1, 1).data;
  node.setAttribute(name, `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`);
  if (opacity < 255) {
    const own = Number(node.getAttribute(`${name}-opacity`) ?? 1);
    node.setAttribute(`${name}-opacity`, (own * opacity / 255).toFixed(3));
  }
}

/** The resolution for tracing letters: points of the canvas for each unit of the picture. */
const FINE = 2;

/** A text as the shapes of its letters: it may contain any letter, and another program may not have the font. */
function traced(/** @type {Element} */ node) {
  const size = Number(node.getAttribute("font-size"));
  const style = getComputedStyle(node);
  const side = Math.ceil(size * FINE * 2);
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  const context = contextOf(canvas);
  context.font = `${style.fontWeight} ${size * FINE}px ${style.fontFamily}`;
  context.textAlign = "center";
  context.fillText(node.textContent ?? "", side / 2, side * .75);
  const { data } = context.getImageData(0, 0, side, side);
  const [x, y] = [Number(node.getAttribute("x")) - side / 2 / FINE, Number(node.getAttribute("y")) - side * .75 / FINE];
  let d = "";
  for (let row = 0; row < side; row++) {
    for (let from = 0, at = 0; at <= side; at++) {
      const inside = at < side && data[(row * side + at) * 4 + 3] > 127;
      if (inside) continue;
      if (at > from) d += `M${x + from / FINE} ${y + row / FINE}h${(at - from) / FINE}v${1 / FINE}h${(from - at) / FINE}z`;
      from = at + 1;
    }
  }
  const path = svg("path", { d });
  paint(path, "fill", style.fill);
  return path;
}

/** The context of a canvas whose points are read again. */
function contextOf(/** @type {HTMLCanvasElement} */ canvas) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return context;
}
