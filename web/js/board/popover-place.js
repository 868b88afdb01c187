// The place of a small box that belongs to a square: beside it, never over it, and inside the window.

/** @typedef {{ left: number, top: number, side: number }} SquareBox The position of a square in the window, in pixels. */
/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {"right" | "left" | "below" | "above"} Side */

/** Pixels between the square and the box. */
const GAP = 6;

/** All sides, in order of preference. @type {Side[]} */
const SIDES = ["right", "left", "below", "above"];

/**
 * Places a box, whose position is fixed, beside a square: on the first of these sides with room for it.
 * @param {HTMLElement} box
 * @param {SquareBox} square
 * @param {Side[]} [sides]
 */
export function placeBeside(box, square, sides = SIDES) {
  place(box, (size, room) => spot(size, square, room, sides));
}

/** The most distance of a box in squares, and how much one of its covered squares counts, in squares of distance. */
const FARTHEST = 8;
const NEAR = 0.6;

/**
 * Places such a box near a square, where it covers the fewest of the squares to avoid.
 * @param {HTMLElement} box
 * @param {SquareBox} square
 * @param {SquareBox[]} avoid the squares with pieces, and those that are marked
 */
export function placeClear(box, square, avoid) {
  place(box, (size, room) => clear(size, square, room, avoid));
}

/**
 * @param {HTMLElement} box
 * @param {(size: Size, room: Size) => Point} find
 */
function place(box, find) {
  const { width, height } = box.getBoundingClientRect();
  const { x, y } = find({ width, height }, { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

/**
 * Tries places all around, a step of a square apart, the nearest first.
 * @param {Size} size
 * @param {SquareBox} square
 * @param {Size} room
 * @param {SquareBox[]} avoid
 * @returns {Point}
 */
function clear({ width, height }, square, room, avoid) {
  const { left, top, side } = square;
  const across = [left + side + GAP, left - width - GAP, left + side / 2 - width / 2, left, left + side - width];
  const free = (/** @type {number} */ x, /** @type {number} */ y) => x + width <= left || x >= left + side || y + height <= top || y >= top + side;
  const covers = (/** @type {number} */ x, /** @type {number} */ y) => (/** @type {SquareBox} */ it) => it.left < x + width && it.left + it.side > x && it.top < y + height && it.top + it.side > y;
  let best = { x: 0, y: 0, cost: Infinity };
  for (let step = 0; step <= FARTHEST; step += 1) {
    for (const down of [top + side / 2 - height / 2 + step * side, top + side / 2 - height / 2 - step * side, top + side + GAP + step * side, top - height - GAP - step * side]) {
      for (const wanted of across) {
        const [x, y] = [within(wanted, width, room.width), within(down, height, room.height)];
        if (!free(x, y)) continue;
        const cost = avoid.filter(covers(x, y)).length + NEAR * step;
        if (cost < best.cost) best = { x, y, cost };
      }
    }
    if (best.cost <= NEAR * (step + 1)) break;
  }
  return best.cost < Infinity ? best : spot({ width, height }, square, room, SIDES);
}

/**
 * The top left corner of a box beside a square in a window.
 * @param {Size} size
 * @param {SquareBox} square
 * @param {Size} room
 * @param {Side[]} sides
 * @returns {Point}
 */
function spot({ width, height }, { left, top, side }, room, sides) {
  const across = within(left + side / 2 - width / 2, width, room.width);
  const down = within(top + side / 2 - height / 2, height, room.height);
  const places = {
    right: { x: left + side + GAP, y: down },
    left: { x: left - width - GAP, y: down },
    below: { x: across, y: top + side + GAP },
    above: { x: across, y: top - height - GAP },
  };
  const fits = (/** @type {Point} */ { x, y }) => x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height;
  // Too little room everywhere: at the edge of the window that is farther from the square.
  const above = top > room.height - top - side;
  return sides.map((name) => places[name]).find(fits) ?? { x: across, y: above ? 2 : room.height - height - 2 };
}

/** A place for something of this length, as near as possible, inside the window. */
const within = (/** @type {number} */ at, /** @type {number} */ length, /** @type {number} */ limit) => Math.max(2, Math.min(at, limit - length - 2));
