// A still picture as a PNG file. It is painted here and not loaded as an image, which a strict page would not allow.

/** Paints an SVG element made by `still.js`, with this width in pixels. */
export async function png(/** @type {SVGSVGElement} */ still, /** @type {number} */ width) {
  const box = still.viewBox.baseVal;
  const wide = Math.round(Math.min(Math.max(Number(width) || 0, 16), 8192));
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: Math.round(wide * box.height / box.width) });
  const context = contextOf(canvas);
  context.scale(wide / box.width, wide / box.width);
  for (const layer of still.children) if (layer.localName !== "defs") draw(context, layer, {}, still);
  const blob = await new Promise((/** @type {BlobCallback} */ resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error(`no picture of ${wide} pixels`);
  return blob;
}

/** @typedef {Partial<Record<string, string>>} Style What a shape is painted with, by the names of the attributes. */

const INHERITED = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
];

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Element} node
 * @param {Style} before what is inherited
 * @param {SVGSVGElement} still
 */
function draw(context, node, before, still) {
  const style = { ...before };
  for (const name of INHERITED) style[name] = node.getAttribute(name) ?? style[name];
  const opacity = Number(node.getAttribute("opacity") ?? 1);
  // As one layer: its parts are not translucent to each other.
  const layer = opacity < 1 ? contextOf(document.createElement("canvas")) : context;
  if (layer !== context) {
    Object.assign(layer.canvas, { width: context.canvas.width, height: context.canvas.height });
    layer.setTransform(context.getTransform());
  }
  layer.save();
  const moved = node instanceof SVGGraphicsElement ? node.transform.baseVal.consolidate()?.matrix : null;
  if (moved) layer.transform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
  const number = (/** @type {string} */ name) => Number(node.getAttribute(name) ?? 0);
  const shape = new Path2D(node.localName === "path" ? (node.getAttribute("d") ?? "") : "");
  if (node.localName === "use") {
    const symbol = [...still.querySelectorAll("symbol")].find(({ id }) => `#${id}` === node.getAttribute("href"));
    layer.translate(number("x"), number("y"));
    layer.scale(number("width") / 100, number("height") / 100);
    for (const child of symbol?.children ?? []) draw(layer, child, style, still);
  } else if (node.localName === "rect") {
    shape.rect(number("x"), number("y"), number("width"), number("height"));
  } else if (node.localName === "circle") {
    shape.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
  }
  fill(layer, shape, style);
  for (const child of node.children) draw(layer, child, style, still);
  layer.restore();
  if (layer === context) return;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = opacity;
  context.drawImage(layer.canvas, 0, 0);
  context.restore();
}

function fill(/** @type {CanvasRenderingContext2D} */ context, /** @type {Path2D} */ shape, /** @type {Style} */ style) {
  if (style.fill !== "none") {
    context.globalAlpha = Number(style["fill-opacity"] ?? 1);
    context.fillStyle = style.fill ?? "#000000";
    context.fill(shape);
  }
  if (style.stroke && style.stroke !== "none") {
    context.globalAlpha = Number(style["stroke-opacity"] ?? 1);
    context.strokeStyle = style.stroke;
    context.lineWidth = Number(style["stroke-width"] ?? 1);
    context.lineCap = /** @type {CanvasLineCap} */ (style["stroke-linecap"] ?? "butt");
    context.lineJoin = /** @type {CanvasLineJoin} */ (style["stroke-linejoin"] ?? "miter");
    context.setLineDash((style["stroke-dasharray"] ?? "").split(/[ ,]+/).filter(Boolean).map(Number));
    context.stroke(shape);
  }
  context.globalAlpha = 1;
}

/** The context of a canvas. Browsers have one for each canvas without another context. */
function contextOf(/** @type {HTMLCanvasElement} */ canvas) {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  return context;
}
