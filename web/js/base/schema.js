// Schemas for values from outside the program: storage may contain anything.
//
// A schema is a function. It returns the value, or the usable part of it, and `undefined` if it does not fit. Only an object's own properties count,
// not inherited ones (`toString`, `__proto__`).

/**
 * @template T
 * @typedef {(value: unknown) => T | undefined} Schema
 */

/**
 * @template S
 * @typedef {S extends Schema<infer T> ? T : never} Fitting What fits a schema.
 */

/**
 * Reads a JSON text that must fit a schema; `undefined` if it is not JSON, or does not fit.
 * @template T
 * @param {string} json
 * @param {Schema<T>} schema
 */
export function readJson(json, schema) {
  try {
    return schema(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** A text of at most `longest` characters. @type {(longest: number) => Schema<string>} */
export const text = (longest) => (value) => (typeof value === "string" && value.length <= longest ? value : undefined);

/** A text, cut to its beginning if it is longer. @type {(longest: number) => Schema<string>} */
export const beginning = (longest) => (value) => (typeof value === "string" ? value.slice(0, longest) : undefined);

/** A number in a range. @type {(least: number, most: number) => Schema<number>} */
export const number = (least, most) => (value) => (typeof value === "number" && value >= least && value <= most ? value : undefined);

/** A finite number. @type {Schema<number>} */
export const count = (value) => (typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined);

/**
 * One of these values.
 * @template T
 * @param {readonly T[]} values
 * @returns {Schema<T>}
 */
export const oneOf = (values) => (value) => values.find((one) => one === value);

/**
 * The same schema, with a default value where nothing fits.
 * @template T, U
 * @param {Schema<T>} schema
 * @param {U} fallback
 * @returns {(value: unknown) => T | U}
 */
export const or = (schema, fallback) => (value) => schema(value) ?? fallback;

/**
 * A list whose values all fit.
 * @template T
 * @param {Schema<T>} schema
 * @returns {Schema<T[]>}
 */
export const list = (schema) => (value) => {
  if (!Array.isArray(value)) return undefined;
  const all = value.map((part) => schema(part));
  const fitting = all.filter((part) => part !== undefined);
  return fitting.length === all.length ? fitting : undefined;
};

/**
 * An object with fitting values under any names; the others are left out.
 * @template T
 * @param {Schema<T>} schema
 * @returns {Schema<Record<string, T>>}
 */
export const named = (schema) => (value) => {
  if (!isObject(value)) return undefined;
  const fitting = Object.entries(value).map(([name, part]) => /** @type {const} */ ([name, schema(part)]));
  return Object.fromEntries(fitting.flatMap(([name, part]) => (part === undefined ? [] : [[name, part]])));
};

/**
 * An object with these schemas under these names, all of which must fit; other properties are left out.
 * @template {Record<string, Schema<unknown>>} S
 * @param {S} schemas
 * @returns {Schema<{ [Name in keyof S]: Fitting<S[Name]> }>}
 */
export const record = (schemas) => (value) => {
  if (!isObject(value)) return undefined;
  /** @type {Partial<{ [Name in keyof S]: Fitting<S[Name]> }>} */
  const found = {};
  for (const name of keysOf(schemas)) {
    const fitting = schemas[name](own(value, name));
    if (fitting === undefined) return undefined;
    found[name] = /** @type {Fitting<S[typeof name]>} */ (fitting);
  }
  return /** @type {{ [Name in keyof S]: Fitting<S[Name]> }} */ (found);
};

/** Any value that is not nested more deeply than those of the program. @type {(value: unknown, depth?: number) => unknown} */
export const shallow = (value, depth = 16) => {
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return undefined;
  return Object.values(value).every((part) => shallow(part, depth - 1) !== undefined) ? value : undefined;
};

/**
 * An own property of an object.
 * @template {object} T
 * @template {keyof T} Name
 * @param {T} object
 * @param {Name} name
 * @returns {T[Name] | undefined}
 */
export const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined);

/** @returns {value is Record<PropertyKey, unknown>} */
function isObject(/** @type {unknown} */ value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @type {<T extends object>(object: T) => (keyof T & string)[]} */
const keysOf = (object) => /** @type {ReturnType<typeof keysOf<typeof object>>} */ (Object.keys(object));
