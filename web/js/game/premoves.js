// A move entered ahead of its turn.

/** The move that waits; it is played when the turn comes, if it is allowed then. */
export class Premoves {
  /** What waits: `[{from, to}]`, one at most. */
  list = [];

  /** Lets a move wait, instead of what waited before. */
  set(from, to) {
    this.list = [{ from, to }];
  }

  /** Forgets it. Tells whether there was anything. */
  drop() {
    const some = this.list.length > 0;
    if (some) this.list = [];
    return some;
  }

  /** The move to be played now that it is its turn, in coordinates, or null: that of `choices` which promotes highest. */
  take(choices) {
    const [first] = this.list;
    if (!first) return null;
    this.list = [];
    return choices(first.from, first.to)[0]?.move ?? null;
  }
}
