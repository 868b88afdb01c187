// The person's settings, saved from visit to visit.

import { named, oneOf, readJson, shallow, text } from "./schema.js";
import { setAside } from "./set-aside.js";
import { lasting } from "./storage.js";

const KEY = "menagerie.settings";

/** The possible values. The first is the default; "auto" follows the browser. */
export const VALUES = {
  page: /** @type {const} */ (["auto", "light", "dark"]),
  board: /** @type {const} */ (["wood", "green", "blue", "grey", "contrast", "walnut", "sea", "slate"]),
  pieces: /** @type {const} */ (["drawn", "flat", "ink", "letters", "shapes"]),
  coordinates: /** @type {const} */ (["inside", "outside", "off"]),
  /** The size of the board, in percent of the available room. */
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
  /** Whether all levels can be chosen, and not only the unlocked ones. */
  allLevels: [false, true],
};

/** @typedef {{ language: string } & { -readonly [Key in keyof typeof VALUES]: (typeof VALUES)[Key][number] }} Settings */
/** @typedef {keyof Settings} SettingKey */

/** The defaults. The languages are known later. @type {Readonly<Settings>} */
const DEFAULTS = {
  language: "auto", page: "auto", board: "wood", pieces: "drawn", coordinates: "inside", boardSize: 100, figurines: false, motion: "auto", heat: "off",
  threats: false, bearing: false, confirm: false, confirmOffered: false, loupe: true, vibration: false, sound: true,
  speech: false, blindfold: false, allLevels: false,
};

/** The schema of each setting. @type {Record<string, (value: unknown) => unknown>} */
const SCHEMAS = { language: text(40), ...Object.fromEntries(Object.entries(VALUES).map(([key, values]) => [key, oneOf(/** @type {readonly unknown[]} */ (values))])) };

/** @type {Map<SettingKey, Set<() => void>>} */
const listeners = new Map();
/** Everything that was read, including values of newer versions of the page. @type {Record<string, unknown>} */
let found = {};
/** @type {Settings} */
let values = { ...DEFAULTS, ...remembered() };

/** The settings. */
export const settings = {
  /** @type {<Key extends SettingKey>(key: Key) => Settings[Key]} */
  get: (key) => values[key],

  /** @type {<Key extends SettingKey>(key: Key, value: Settings[Key]) => void} */
  set(key, value) {
    if (values[key] === value) return;
    values = { ...values, [key]: value };
    remember();
    notify(key);
  },

  /** Sets a value, if it is valid. @type {(key: SettingKey, value: unknown) => void} */
  choose(key, value) {
    if (SCHEMAS[key](value) !== undefined) settings.set(key, /** @type {Settings[SettingKey]} */ (value));
  },

  /** Calls `listener` when this setting has changed. @type {(key: SettingKey, listener: () => void) => void} */
  onChange(key, listener) {
    const known = listeners.get(key) ?? new Set();
    listeners.set(key, known.add(listener));
  },
};

// Another tab of this site has changed something.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const before = values;
  values = { ...DEFAULTS, ...remembered() };
  keys().filter((key) => values[key] !== before[key]).forEach(notify);
});

const keys = () => /** @type {SettingKey[]} */ (Object.keys(values));

function notify(/** @type {SettingKey} */ key) {
  listeners.get(key)?.forEach((listener) => listener());
}

/** Only valid values of known settings: damaged ones and those of other versions are left out. @returns {Partial<Settings>} */
function remembered() {
  const saved = lasting.read(KEY);
  const given = saved === null ? {} : readJson(saved, named(shallow));
  if (!given) setAside(KEY, "settings");
  found = given ?? {};
  return Object.fromEntries(Object.entries(found).filter(([key, value]) => Object.hasOwn(SCHEMAS, key) && SCHEMAS[key](value) !== undefined));
}

/** If they cannot be stored, they hold until the page is closed. */
function remember() {
  lasting.write(KEY, JSON.stringify({ ...found, ...values }));
}
