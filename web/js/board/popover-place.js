// Where a small box goes that belongs to a square: beside it, never over it, and never out of the window.

/** Pixels between the square and the box. */
const GAP = 6;

/**
 * Places a box, whose position is fixed, beside a square of the window (`{left, top, side}`): on the first of these sides
 * with room for it ("right", "left", "below", "above").
 */
export function placeBeside(box, square, { sides = ["right", "left", "below", "above"] } = {}) {
  place(box, (size, room) => spot(size, square, room, sides));
}

/** How many squares away a box may lie, and how many squares that it covers weigh as much as lying one farther away. */
const FARTHEST = 8;
const NEAR = 0.6;

/** Places such a box near a square, where it covers the fewest of the squares to `avoid`: those with pieces, and those that are marked. */
export function placeClear(box, square, avoid) {
  place(box, (size, room) => clear(size, square, room, avoid));
}

function place(box, find) {
  const { width, height } = box.getBoundingClientRect();
  const { x, y } = find({ width, height }, { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

/** Looks at places all around, a step of a square apart, the nearest first. */
function clear({ width, height }, square, room, avoid) {
  const { left, top, side } = square;
  const across = [left + side + GAP, left - width - GAP, left + side / 2 - width / 2, left, left + side - width];
  const within = (at, length, limit) => Math.max(2, Math.min(at, limit - length - 2));
  const free = (x, y) => x + width <= left || x >= left + side || y + height <= top || y >= top + side;
  const covers = (x, y) => (it) => it.left < x + width && it.left + it.side > x && it.top < y + height && it.top + it.side > y;
  let best = null;
  for (let step = 0; step <= FARTHEST; step += 1) {
    for (const down of [top + side / 2 - height / 2 + step * side, top + side / 2 - height / 2 - step * side, top + side + GAP + step * side, top - height - GAP - step * side]) {
      for (const wanted of across) {
        const [x, y] = [within(wanted, width, room.width), within(down, height, room.height)];
        if (!free(x, y)) continue;
        const cost = avoid.filter(covers(x, y)).length + NEAR * step;
        if (!best || cost < best.cost) best = { x, y, cost };
      }
    }
    if (best && best.cost <= NEAR * (step + 1)) break;
  }
  return best ?? spot({ width, height }, square, room, ["right", "left", "below", "above"]);
}


/** The top left corner of a box beside a square in a window. */
function spot({ width, height }, { left, top, side }, room, sides) {
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
  // Too little room everywhere: at the edge of the window that is farther from the square.
  const above = top > room.height - top - side;
  return sides.map((name) => places[name]).find(fits) ?? { x: across, y: above ? 2 : room.height - height - 2 };
}
