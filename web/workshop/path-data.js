// SVG paths as absolute commands: M, L, C, Q and Z. Arcs become curves.

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ letter: "M" | "L" | "C" | "Q" | "Z", points: Point[] }} Command */
/** @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Matrix as SVG writes it */

/** The number of arguments of a command. @type {Record<string, number>} */
const NUMBERS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The commands of a path, up to the first error. @returns {Command[]} */
export function absolute(/** @type {string} */ d) {
  /** @type {Command[]} */
  const found = [];
  /** @type {Point} */
  let at = [0, 0];
  /** @type {Point} */
  let start = [0, 0];
  /** The last control point, for the smooth commands. @type {Point | null} */
  let control = null;
  for (const [, letter, text] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d[^a-z]*)*)/gi)) {
    const name = letter.toUpperCase();
    const count = NUMBERS[name];
    if (count === undefined) return found;
    const numbers = numbersIn(text, name === "A");
    if (numbers.length < count || numbers.some(Number.isNaN)) return found;
    for (let from = 0, first = true; first || (count > 0 && from + count <= numbers.length); from += count, first = false) {
      const part = numbers.slice(from, from + count);
      const relative = letter !== name;
      const point = (/** @type {number} */ place) => /** @type {Point} */ ([part[place] + (relative ? at[0] : 0), part[place + 1] + (relative ? at[1] : 0)]);
      const mirrored = /** @type {Point} */ (control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at);
      const add = (/** @type {Command["letter"]} */ as, /** @type {Point[]} */ ...points) => {
        found.push({ letter: as, points });
        control = as === "C" ? points[1] : as === "Q" ? points[0] : null;
        at = points.at(-1) ?? start;
      };
      switch (name) {
        // Numbers after a move without a letter are lines.
        case "M": add(first ? "M" : "L", point(0)); if (first) start = at; break;
        case "L": add("L", point(0)); break;
        case "H": add("L", [part[0] + (relative ? at[0] : 0), at[1]]); break;
        case "V": add("L", [at[0], part[0] + (relative ? at[1] : 0)]); break;
        case "C": add("C", point(0), point(2), point(4)); break;
        case "S": add("C", mirrored, point(0), point(2)); break;
        case "Q": add("Q", point(0), point(2)); break;
        case "T": add("Q", mirrored, point(0)); break;
        case "A": for (const curve of arc(at, part, point(5))) add("C", ...curve); break;
        default: add("Z");
      }
    }
  }
  return found;
}

/** The arguments of a command. The two flags of an arc may have no separator. */
function numbersIn(/** @type {string} */ text, /** @type {boolean} */ isArc) {
  const form = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy;
  const flag = /[01]/y;
  /** @type {number[]} */
  const numbers = [];
  for (let at = 0; at < text.length; ) {
    if (/[\s,]/.test(text[at])) {
      at++;
      continue;
    }
    /** @type {RegExp} */
    const wanted = isArc && [3, 4].includes(numbers.length % 7) ? flag : form;
    wanted.lastIndex = at;
    /** @type {RegExpExecArray | null} */
    const found = wanted.exec(text);
    if (!found) return [NaN];
    numbers.push(Number(found[0]));
    at = wanted.lastIndex;
  }
  return numbers;
}

/**
 * An arc as curves of at most a quarter of a circle each, by the formulas of SVG 2, appendix B.2.
 * @returns {Point[][]}
 */
function arc(/** @type {Point} */ [x1, y1], /** @type {number[]} */ [radiusX, radiusY, turned, large, sweep], /** @type {Point} */ [x2, y2]) {
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  if (rx === 0 || ry === 0) return [[[x1, y1], [x2, y2], [x2, y2]]];
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const short = Math.sqrt((px * px) / (rx * rx) + (py * py) / (ry * ry));
  if (short > 1) [rx, ry] = [rx * short, ry * short];
  const rest = rx * rx * py * py + ry * ry * px * px;
  const factor = rest === 0 ? 0 : (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * rx * ry * ry - rest) / rest));
  const [mx, my] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const [cx, cy] = [cos * mx - sin * my + (x1 + x2) / 2, sin * mx + cos * my + (y1 + y2) / 2];
  const from = Math.atan2((py - my) / ry, (px - mx) / rx);
  let angle = Math.atan2((-py - my) / ry, (-px - mx) / rx) - from;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9));
  const step = angle / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const on = (/** @type {number} */ x, /** @type {number} */ y) => /** @type {Point} */ ([cx + cos * rx * x - sin * ry * y, cy + sin * rx * x + cos * ry * y]);
  return Array.from({ length: count }, (_, place) => {
    const [a, b] = [from + place * step, from + (place + 1) * step];
    return [on(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)), on(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)), on(Math.cos(b), Math.sin(b))];
  });
}

/** The transformed commands. @returns {Command[]} */
export const moved = (/** @type {Command[]} */ commands, /** @type {Matrix} */ [a, b, c, d, e, f]) =>
  commands.map(({ letter, points }) => ({ letter, points: points.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]) }));

/** The commands as a text, with one decimal. */
export const written = (/** @type {Command[]} */ commands) =>
  commands.map(({ letter, points }) => letter + points.map((point) => point.map((number) => String(Math.round(number * 10) / 10)).join(",")).join(",")).join("");
