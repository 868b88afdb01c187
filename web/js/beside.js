// Where a small box goes that belongs to a square: beside it, never over it, and never out of the window.

/** Pixels between the square and the box. */
const GAP = 6;

/**
 * Places a box, whose position is fixed, beside a square of the window (`{left, top, side}`): on that one of these sides
 * with room for it ("right", "left", "below", "above") where it covers the fewest of the squares to `avoid`.
 */
export function placeBeside(box, square, { sides = ["right", "left", "below", "above"], avoid = [] } = {}) {
  const { width, height } = box.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
  const { x, y } = spot({ width, height }, square, room, sides, avoid);
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

/** The top left corner of a box beside a square in a window. */
function spot({ width, height }, { left, top, side }, room, sides, avoid) {
  const within = (at, length, limit) => Math.max(2, Math.min(at, limit - length - 2));
  const across = within(left + side / 2 - width / 2, width, room.width);
  const down = within(top + side / 2 - height / 2, height, room.height);
  const places = {
    right: { x: left + side + GAP, y: down },
    left: { x: left - width - GAP, y: down },
    below: { x: across, y: top + side + GAP },
    above: { x: across, y: top - height - GAP },
  };
  const fits = ({ x, y }) => x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height;
  const covers = ({ x, y }) => (it) => it.left < x + width && it.left + it.side > x && it.top < y + height && it.top + it.side > y;
  const covered = (place) => avoid.filter(covers(place)).length;
  const found = sides.map((name) => places[name]).filter(fits);
  // Too little room everywhere: at the edge of the window that is farther from the square.
  const above = top > room.height - top - side;
  if (found.length === 0) return { x: across, y: above ? 2 : room.height - height - 2 };
  return found.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}
