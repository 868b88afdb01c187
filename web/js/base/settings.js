// What the person has set, remembered from visit to visit.

import { named, oneOf, readJson, shallow, text } from "./schema.js";
import { setAside } from "./set-aside.js";
import { lasting } from "./storage.js";

const KEY = "menagerie.settings";

/** What can be chosen. The first holds until something else is; "auto" follows the browser. */
export const VALUES = {
  page: /** @type {const} */ (["auto", "light", "dark"]),
  board: /** @type {const} */ (["wood", "green", "blue", "grey", "contrast", "walnut", "sea", "slate"]),
  pieces: /** @type {const} */ (["drawn", "flat", "ink", "letters", "shapes"]),
  coordinates: /** @type {const} */ (["inside", "outside", "off"]),
  /** How large the board is, in percent of the room that it has. */
  boardSize: /** @type {const} */ ([100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50]),
  figurines: [false, true],
  motion: /** @type {const} */ (["auto", "on", "off"]),
  heat: /** @type {const} */ (["off", "mine", "theirs", "both"]),
  threats: [false, true],
  bearing: [false, true],
  confirm: [false, true],
  /** Whether it has been offered. */
  confirmOffered: [false, true],
  loupe: [true, false],
  vibration: [false, true],
  sound: [true, false],
  speech: [false, true],
  blindfold: [false, true],
  /** Whether all levels can be chosen, and not only those that are open. */
  allLevels: [false, true],
};

/** @typedef {{ language: string } & { -readonly [Key in keyof typeof VALUES]: (typeof VALUES)[Key][number] }} Settings */
/** @typedef {keyof Settings} SettingKey */

/** What holds until something is chosen. The languages are known later. @type {Readonly<Settings>} */
const USUAL = {
  language: "auto", page: "auto", board: "wood", pieces: "drawn", coordinates: "inside", boardSize: 100, figurines: false, motion: "auto", heat: "off",
  threats: false, bearing: false, confirm: false, confirmOffered: false, loupe: true, vibration: false, sound: true,
  speech: false, blindfold: false, allLevels: false,
};

/** What each setting may be. @type {Record<string, (value: unknown) => unknown>} */
const SCHEMAS = { language: text(40), ...Object.fromEntries(Object.entries(VALUES).map(([key, values]) => [key, oneOf(/** @type {readonly unknown[]} */ (values))])) };

/** @type {Map<SettingKey, Set<() => void>>} */
const listeners = new Map();
/** Everything that was found, also what only a newer version of the page knows. @type {Record<string, unknown>} */
let found = {};
/** @type {Settings} */
let values = { ...USUAL, ...remembered() };

/** The settings. */
export const settings = {
  /** @type {<Key extends SettingKey>(key: Key) => Settings[Key]} */
  get: (key) => values[key],

  /** @type {<Key extends SettingKey>(key: Key, value: Settings[Key]) => void} */
  set(key, value) {
    if (values[key] === value) return;
    values = { ...values, [key]: value };
    remember();
    tell(key);
  },

  /** Sets what was chosen in the page, if it can be chosen. @type {(key: SettingKey, value: unknown) => void} */
  choose(key, value) {
    if (SCHEMAS[key](value) !== undefined) settings.set(key, /** @type {Settings[SettingKey]} */ (value));
  },

  /** Calls `listener` when this setting has changed. @type {(key: SettingKey, listener: () => void) => void} */
  onChange(key, listener) {
    const heard = listeners.get(key) ?? new Set();
    listeners.set(key, heard.add(listener));
  },
};

// Another tab of the same place has changed something.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const before = values;
  values = { ...USUAL, ...remembered() };
  keys().filter((key) => values[key] !== before[key]).forEach(tell);
});

const keys = () => /** @type {SettingKey[]} */ (Object.keys(values));

function tell(/** @type {SettingKey} */ key) {
  listeners.get(key)?.forEach((listener) => listener());
}

/** Only what is known and can be chosen: what is damaged or from another version is left out. @returns {Partial<Settings>} */
function remembered() {
  const saved = lasting.read(KEY);
  const given = saved === null ? {} : readJson(saved, named(shallow));
  if (!given) setAside(KEY, "settings");
  found = given ?? {};
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => Object.hasOwn(SCHEMAS, key) && SCHEMAS[key](value) !== undefined));
}

/** Without a place to keep them, they hold until the page is closed. */
function remember() {
  lasting.write(KEY, JSON.stringify({ ...found, ...values }));
}
