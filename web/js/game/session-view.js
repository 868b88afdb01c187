// What can be asked about the game on the board without changing it.

/** Questions to a session, answered in objects. */
export class SessionView {
  /** The session asked; see `Session` in crates/wasm. */
  session = null;

  /** What the board shows, with the piece on `selected` picked up. */
  sceneOf(selected, orientation) {
    return this.session.scene(selected ?? undefined, orientation);
  }

  /** The legal moves between two squares: `[{move, name, art}]`, more than one where a promotion can be chosen. */
  choices(from, to) {
    return this.session.choices(from, to);
  }

  /** The card of the piece on a square, or null: see `Session.pieceCard`. */
  pieceCard(square) {
    return this.session.pieceCard(square);
  }

  /** A card for every kind of piece of this game: see `Session.pieceList`. */
  pieceList() {
    return this.session.pieceList();
  }

  /** A small diagram of how a kind of piece moves: see `Session.mini`. */
  mini(kind) {
    return this.session.mini(kind);
  }

  /** The squares a player attacks or guards: `[{square, count}]`. */
  attacked(player) {
    return this.session.attacked(player);
  }

  /** What attacks and what guards the piece on a square: `{attackers, defenders}`. */
  attackers(square) {
    return this.session.attackers(square);
  }

  /** The game with its variations as text. */
  gameText() {
    const names = this.variant.players.map(({ name }, index) => [name, this.seats[index] === "computer" ? `Menagerie, level ${this.level}` : "?"]);
    const date = new Date().toISOString().slice(0, 10).replaceAll("-", ".");
    return this.session.gameText({ Date: date, ...Object.fromEntries(names) });
  }

  /**
   * How the game stands at its end, whichever position is looked at: `{state, scene}`. That is where the main line ended it,
   * or where it is played on.
   */
  atEnd() {
    const ended = this.#at(this.#endOfMainLine());
    return ended.state.over ? ended : this.#at(this.tree.tip);
  }

  #endOfMainLine() {
    const nodes = new Map(this.tree.nodes.map((node) => [node.id, node]));
    let [last = 0] = this.tree.first;
    for (let [next] = nodes.get(last)?.children ?? []; next !== undefined; [next] = nodes.get(next).children) last = next;
    return last;
  }

  /** How it stands with a position; the one that is looked at stays. */
  #at(id) {
    const { node } = this.state;
    if (id !== node) this.session.goTo(id);
    try {
      return { state: this.session.state(), scene: this.sceneOf(null, this.orientation) };
    } finally {
      if (id !== node) this.session.goTo(node);
    }
  }

  /** The squares of all pieces that can be captured with gain. */
  threatened() {
    return this.session.threatened();
  }
}
