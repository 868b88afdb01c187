// The sets of pieces that are derived from the drawings: flat and ink. A drawing is a list of paths, each filled (`fill`, with its contour), drawn
// (`line`) or blackened (`ink`), and so is the result. So every piece of every game has them. Loaded when one is chosen.

/** The derived paths of a drawing for a set. @type {Record<string, (paths: Element[]) => Element[]>} */
const STYLES = { flat, ink };

/**
 * The drawing of a piece in a set; the original if nothing is derived for the set.
 * @param {Element} drawing
 * @param {string} set
 */
export function styled(drawing, set) {
  const style = Object.hasOwn(STYLES, set) ? STYLES[set] : null;
  if (!style) return drawing;
  const copy = /** @type {Element} */ (drawing.cloneNode(true));
  copy.replaceChildren(...style([...copy.children]));
  return copy;
}

/** The width of the rim of a flat piece, half of it outside the piece. */
const RIM = 5.6;

/** Two tones: the parts are filled again without contours, so that only the outline of the whole remains. */
function flat(/** @type {Element[]} */ paths) {
  const bodies = paths.filter((path) => role(path) === "fill");
  const closed = bodies.filter((path) => /z\s*$/i.test(outline(path)));
  const rims = bodies.map((path) => changed(path, { "stroke-width": Math.max(RIM, width(path) + 2) }));
  const fills = closed.map((path) => changed(path, { "stroke-width": 0.01, stroke: "none" }));
  const details = paths.filter((path) => role(path) !== "fill").map((path) => (role(path) === "line" ? changed(path, { "stroke-width": width(path) + 0.4, "stroke-linecap": "round" }) : path));
  return [...rims, ...fills, ...details];
}

/** The width of the pen, in addition to that of the drawing. */
const PEN = 0.62;

/** A pen draws each line twice, with slight irregularities. */
function ink(/** @type {Element[]} */ paths) {
  return paths.flatMap((path) => {
    if (role(path) === "ink") return [changed(path, { d: unsteady(outline(path), 0.5, 3) })];
    const thin = width(path) * PEN;
    const once = changed(path, { d: unsteady(outline(path), 0.9, 1), "stroke-width": thin, "stroke-linecap": "round" });
    const again = changed(path, { d: unsteady(outline(path), 1.5, 2), "stroke-width": thin * 0.62, "stroke-linecap": "round", "data-role": "line", fill: "none", stroke: "var(--piece-line,#1b1b1b)" });
    return [once, again];
  });
}

/**
 * A path with its points moved a little: always in the same way, and equal points equally, so that joined lines stay joined. Straight lines become
 * slight bends.
 * @param {string} path of absolute `M`, `L`, `C` and `Z`
 * @param {number} far how far at most
 * @param {number} turn which of several such hands
 */
function unsteady(path, far, turn) {
  let [x, y] = [0, 0];
  /** @type {(ax: number, ay: number) => string} */
  const moved = (ax, ay) => `${round(ax + far * chance(ax, ay, turn))} ${round(ay + far * chance(ay, ax, turn + 7))}`;
  return path.replace(/([MLC])([^MLCZ]*)/g, (_, /** @type {string} */ command, /** @type {string} */ rest) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    let text = "";
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [toX, toY] = [numbers[at], numbers[at + 1]];
      const bend = far * 1.4 * chance(x + toX, y + toY, turn + 3);
      const length = Math.hypot(toX - x, toY - y) || 1;
      const [acrossX, acrossY] = [(-(toY - y) / length) * bend, ((toX - x) / length) * bend];
      if (command === "L") text += `C${round(x + (toX - x) / 3 + acrossX)} ${round(y + (toY - y) / 3 + acrossY)} ${round(x + ((toX - x) * 2) / 3 + acrossX)} ${round(y + ((toY - y) * 2) / 3 + acrossY)} ${moved(toX, toY)}`;
      else text += `${at === 0 ? command : " "}${moved(toX, toY)}`;
      [x, y] = [toX, toY];
    }
    return text;
  });
}

/** A pseudo-random number from −1 to 1 that is determined by these three. */
function chance(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + turn * 37.719) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
const role = (/** @type {Element} */ path) => path.getAttribute("data-role") ?? "";
const width = (/** @type {Element} */ path) => Number(path.getAttribute("stroke-width") ?? 0);
const outline = (/** @type {Element} */ path) => path.getAttribute("d") ?? "";

/** A copy of a path with other attributes. */
function changed(/** @type {Element} */ path, /** @type {Record<string, string | number>} */ attributes) {
  const copy = /** @type {Element} */ (path.cloneNode(true));
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, String(value));
  return copy;
}
