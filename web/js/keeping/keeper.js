// Keeps the game on the board after each change, opens kept ones, and lets tabs with the same game follow each other.

import { download } from "../base/files.js";
import { faultOf } from "../base/faults.js";
import { Hold } from "./game-lock.js";
import * as keeping from "./saved-games.js";
import { own } from "../base/schema.js";
import * as pieces from "../board/piece-art.js";
import { say, text } from "../base/texts.js";
import { essence, pack } from "../board/thumbnail.js";

/** Milliseconds between two looks at the clocks, which run without anybody doing anything. */
const CLOCKS = 5000;

/** Milliseconds before it is said that another tab plays: one that is just being closed needs a moment. */
const SOON = 600;

/** So many pages are remembered with a game: those that may still be open. */
const PAGES = 30;

/** This page among all those that may have the same game on the board. */
const PAGE = keeping.newId();

/** Follows a game. */
export class Keeper {
  #game;
  #variants;
  #notes;
  #hold;
  #id = null;
  #name = "";
  #begun = 0;
  /** The game as it was kept last, or as another tab has kept it. */
  #kept = "";
  /** How often each page has kept this game, as far as this one has seen. */
  #seen = {};
  /** The game as it was when somebody took it out of the list: it is kept again once it has changed. */
  #given = "";
  /** Whether the game is being taken over from storage: that is nothing to keep. */
  #opening = false;
  /** The game of which it was said that another tab has it too. */
  #told = null;
  /** Why the game could not be kept, "full" or "blocked"; said once. */
  #trouble = null;

  /** `notes` shows what the person should know; `list` opens the list of games. */
  constructor(game, variants, notes, list) {
    this.#game = game;
    this.#variants = variants;
    this.#notes = notes;
    this.openList = list;
    this.#hold = new Hold({ onGiven: () => this.#takeOver(), onTaken: () => game.stepBack() });
    game.onTakeOver = () => {
      this.#notes.drop("elsewhere");
      if (this.#id) this.#hold.take(this.#id);
    };
    game.overtaken = () => this.#look();
    keeping.onElsewhere((id, there) => {
      if (id !== this.#id) return;
      // Taken out of the list in another tab: nobody wants it again as it is.
      if (!there) this.#given = this.#kept;
      this.#look();
    });
    // Whatever has emptied the storage: the game that is still here is written again.
    addEventListener("focus", () => this.keep());
    addEventListener("pagehide", () => {
      this.keep();
      this.#hold.release();
    });
    addEventListener("pageshow", ({ persisted }) => persisted && this.#comeBack());
    addEventListener("beforeunload", (event) => this.#trouble && event.preventDefault());
    // A tab in the background may have slept through what others have told.
    document.addEventListener("visibilitychange", () => (document.hidden ? this.keep() : this.#look()));
    setInterval(() => game.clocks.running && this.keep(), CLOCKS);
  }

  /** The game that is on the board is another one from now on: that of a link, or one that nobody has seen before. */
  begin() {
    const { address } = this.#game;
    this.#become({ id: address === null ? keeping.newId() : keeping.idOfLink(address), name: "", begun: Date.now(), seen: {} });
    this.#kept = this.#given = "";
    this.#hold.take(this.#id);
    keeping.playing(null);
  }

  /** The id of the game on the board. */
  get id() {
    return this.#id;
  }

  /** Keeps the game as it is, once something has been played in it. */
  keep() {
    const game = this.#game;
    if (this.#opening || this.#id === null || !game.state || !game.touched) return;
    const key = this.#key();
    if (key === this.#kept && (key === this.#given || keeping.has(this.#id))) return;
    const stored = keeping.find(this.#id);
    if (stored && !this.#knows(stored)) this.#branch();
    const seen = next(this.#seen);
    const trouble = keeping.keep(this.#record(seen));
    if (trouble === null) {
      this.#kept = key;
      this.#seen = seen;
      keeping.playing(this.#id);
    }
    this.#tell(trouble);
  }

  /** Whether the game on the board is kept as it is. */
  get keeps() {
    return this.#id !== null && this.#game.touched && this.#trouble === null;
  }

  /** Keeps nothing any more: the program has failed, and what it says of the game cannot be relied on. */
  rest() {
    this.#opening = true;
    this.#trouble = null;
  }

  /** Opens the kept game with this id. Gives what is wrong with it, a text, or nothing; what cannot be read is set aside. */
  async open(id) {
    const kept = keeping.find(id);
    if (!kept) return text("damaged-game", { name: id });
    const name = nameOf(kept);
    const variant = this.#variants.find(({ id }) => id === kept.variant);
    if (!variant) return this.#refuse(kept, text("damaged-game", { name }));
    await pieces.load(variant.art);
    const free = id === this.#id ? !this.#game.elsewhere : await this.#hold.ask(id);
    try {
      // As it is now: another tab may have played on meanwhile.
      this.#adopt(keeping.find(id) ?? kept, (saved) => this.#game.restore(saved, variant, { elsewhere: !free }));
    } catch (error) {
      console.warn(error);
      if (this.#id) this.#hold.take(this.#id);
      if (faultOf(error).text === "fault-newer") return text("newer-game", { name });
      return this.#refuse(kept, text("damaged-game", { name }));
    }
    keeping.playing(id);
    this.#showElsewhere();
    return null;
  }

  /** Takes a game out of the list, and gives it if it could be. */
  remove(id) {
    const kept = keeping.remove(id);
    if (kept && id === this.#id) this.#given = this.#kept;
    return kept;
  }

  /** Gives a kept game another name. */
  rename(id, name) {
    if (id === this.#id) this.#look();
    const kept = keeping.find(id);
    if (!kept) return;
    const seen = next(kept.seen);
    this.#tell(keeping.keep({ ...kept, name, seen }));
    if (id !== this.#id) return;
    this.#name = name;
    this.#seen = seen;
    this.#kept = this.#key();
  }

  #become({ id, name, begun, seen }) {
    this.#id = id;
    this.#name = name;
    this.#begun = begun;
    this.#seen = seen;
  }

  /** Takes over what was kept; the game on the board is left as it was if that cannot be read. */
  #adopt(kept, lay) {
    this.#opening = true;
    const before = { id: this.#id, name: this.#name, begun: this.#begun, seen: this.#seen };
    try {
      // Before it is shown: others ask which game this is.
      this.#become(kept);
      lay(kept.saved);
      this.#kept = this.#key();
    } catch (error) {
      this.#become(before);
      throw error;
    } finally {
      this.#opening = false;
    }
  }

  /** Looks whether another tab has played on, and follows it. Tells whether it had to. */
  #look() {
    if (this.#id === null || this.#opening) return false;
    const stored = keeping.find(this.#id);
    if (!stored || this.#knows(stored)) return false;
    if (!this.#isIn(stored)) {
      // Both have played at the same moment, and the other tab has written over what was kept here.
      this.#kept = "";
      this.keep();
      return false;
    }
    const variant = this.#variants.find(({ id }) => id === stored.variant);
    try {
      this.#adopt(stored, (saved) => this.#game.adopt(saved, variant));
    } catch (error) {
      console.warn(error);
      return false;
    }
    this.#showElsewhere();
    return true;
  }

  /** Whether this page has seen everything that was kept of the game. */
  #knows({ seen }) {
    return Object.entries(seen).every(([page, count]) => times(this.#seen, page) >= count);
  }

  /** Whether what was kept contains everything that was played here. */
  #isIn({ seen }) {
    return times(seen, PAGE) >= times(this.#seen, PAGE);
  }

  /** What is on the board becomes a game of its own, beside what another tab has made of it. */
  #branch() {
    const { variant } = this.#game;
    const other = this.#id;
    const name = say("copy-of", { name: nameOf({ name: this.#name, variant: variant.id }) }).slice(0, keeping.LONGEST_NAME);
    this.#become({ id: keeping.newId(), name, begun: Date.now(), seen: {} });
    this.#hold.take(this.#id);
    this.#notes.show("branched", text("note-branched", { name }), [{ label: "open-other", act: () => this.open(other) }]);
  }

  /** The other tab with this game is gone. */
  #takeOver() {
    this.#look();
    this.#notes.drop("elsewhere");
    this.#game.takeOver();
  }

  async #comeBack() {
    if (this.#id && !(await this.#hold.ask(this.#id))) this.#game.stepBack();
    this.#look();
  }

  #showElsewhere() {
    const game = this.#game;
    setTimeout(() => {
      // Once: two people who play in two tabs know it soon.
      if (!game.elsewhere || this.#told === this.#id) return;
      this.#told = this.#id;
      this.#notes.show("elsewhere", text("note-elsewhere"));
    }, SOON);
  }

  #refuse(kept, problem) {
    keeping.setAside(kept.id);
    return problem;
  }

  /** Says that the game is not kept, once; and no longer when it is. */
  #tell(trouble) {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#notes.drop("not-kept");
    if (trouble === null) return;
    const list = { label: "my-games", act: () => this.openList() };
    const save = { label: "download-game", act: () => download(`${this.#game.variant.id}.pgn`, this.#game.gameText(), "application/x-chess-pgn") };
    this.#notes.show("not-kept", text(trouble === "full" ? "no-room" : "keeps-nothing"), trouble === "full" ? [list, save] : [save]);
  }

  #key() {
    return `${this.#name} ${this.#game.saved()}`;
  }

  #record(seen) {
    const { variant } = this.#game;
    const { state, scene } = this.#game.atEnd();
    return {
      id: this.#id,
      name: this.#name,
      variant: variant.id,
      begun: this.#begun,
      date: Date.now(),
      moves: state.moves.length,
      over: state.over,
      status: state.status,
      thumbnail: pack(essence(scene)),
      seen,
      saved: this.#game.saved(),
    };
  }
}

/** How often a page has kept a game. */
const times = (seen, page) => own(seen, page) ?? 0;

/** What this page has kept once more. */
function next({ [PAGE]: own = 0, ...others }) {
  return { ...Object.fromEntries(Object.entries(others).slice(-PAGES)), [PAGE]: own + 1 };
}

/** What a kept game is called: as it was named, or by what is played. */
export const nameOf = ({ name, variant }) => name || say(`game-${variant}`);
