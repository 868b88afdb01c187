// What a style sheet uses of CSS that the oldest browsers lack.

import { at, css, lacking, load } from "./compat.mjs";

const tree = load("css-tree");

/** Functions and units by their names: they stand at several depths of MDN's data. */
const byName = new Map();
for (let depth = [[css.types, "css.types"]]; depth.length > 0;) {
  const children = depth.flatMap(([entry, path]) => Object.entries(entry).filter(([key]) => key !== "__compat").map(([key, value]) => [value, `${path}.${key}`, key]));
  for (const [value, path, key] of children) if (value.__compat && !byName.has(key)) byName.set(key, [value, path]);
  depth = children;
}

const VIEWPORT = { d: "dynamic", l: "large", s: "small" };

/** The entry of a unit. */
function unit(name) {
  const length = (key) => [at(css, "types", "length", key), `css.types.length.${key}`];
  const viewport = /^([dls])v(w|h|i|b|min|max)$/.exec(name);
  if (viewport) return length(`viewport_percentage_units_${VIEWPORT[viewport[1]]}`);
  return name.startsWith("cq") ? length("container_query_length_units") : length(name);
}

/**
 * What is too new in a text of CSS: `{ feature, lacking, start, end, line }`, with the declaration or the rule that a browser drops for it.
 */
export function tooNew(text) {
  const found = [];
  const nodes = tree.parse(text, { positions: true, parseCustomProperty: true });
  const tell = (feature, entry, part, instead = "") => {
    const browsers = lacking(entry);
    if (browsers.length === 0 || !part?.loc) return;
    const { start, end } = part.loc;
    found.push({ feature, lacking: browsers, start: start.offset, end: end.offset, line: start.line, instead });
  };
  /** The lists in `:is()` and `:where()` that the walk is in: browsers forgive there what they do not know. */
  const forgiving = [];
  /** The rules that the walk is in. */
  const around = [];
  tree.walk(nodes, {
    leave(node) {
      if (forgiving.at(-1)?.list === node) forgiving.pop();
      if (around.at(-1) === node) around.pop();
    },
    enter(node) {
      if (node.type === "Selector" && forgiving.length > 0) forgiving.at(-1).selector = node;
      if (node.type === "PseudoClassSelector" && ["is", "where"].includes(node.name)) forgiving.push({ list: node, selector: null });
      const { rule, declaration, atrule } = this;
      if (node.type === "Declaration" && !node.property.startsWith("-")) {
        tell(`css.properties.${node.property}`, at(css, "properties", node.property), node);
      }
      if (node.type === "Identifier" && declaration && !declaration.property.startsWith("-")) {
        const property = at(css, "properties", declaration.property);
        // Where the property is too new, so are its values.
        if (lacking(property).length === 0) tell(`css.properties.${declaration.property}.${node.name}`, at(property, node.name), declaration);
      }
      if (node.type === "Operator" && node.value === "/" && declaration?.property === "content") {
        tell("css.properties.content.alt_text", at(css, "properties", "content", "alt_text"), declaration);
      }
      if (node.type === "Function" && (declaration || atrule)) {
        const [entry, path] = byName.get(node.name) ?? [];
        tell(path, entry, declaration ?? atrule);
      }
      if (node.type === "Dimension") {
        const [entry, path] = unit(node.unit.toLowerCase());
        tell(path, entry, declaration ?? atrule);
      }
      if (["PseudoClassSelector", "PseudoElementSelector"].includes(node.type) && rule && !node.name.startsWith("-")) {
        const { selector } = forgiving.at(-1) ?? {};
        tell(`css.selectors.${node.name}`, at(css, "selectors", node.name), selector ?? rule, selector ? ".unknown" : "");
      }
      // What stands among declarations, and is none, is the rule of a nested selector for the reader.
      const inner = node.type === "Block" ? node.children.toArray().filter(({ type }) => type === "Raw") : [];
      if (around.length > 0 && ["Rule", "Atrule"].includes(node.type)) inner.push(node);
      for (const nested of inner) tell("css.selectors.nesting", at(css, "selectors", "nesting"), nested);
      if (node.type === "Rule") around.push(node);
      if (node.type === "Atrule") tell(`css.at-rules.${node.name}`, at(css, "at-rules", node.name), node);
      if (node.type === "Feature" && atrule?.name === "media") {
        tell(`css.at-rules.media.${node.name}`, at(css, "at-rules", "media", node.name.replace(/^(min|max)-/, "")), atrule);
      }
    },
  });
  return found;
}

const isTooNew = (text) => tooNew(text).length > 0;

/** Whether an older browser does not know what an `@supports` asks for. */
const asksTooMuch = (condition) => [...condition.matchAll(/selector\((.*)\)\s*$/g)].some(([, selector]) => isTooNew(`${selector} { color: red }`))
  || [...condition.matchAll(/\(\s*([\w-]+\s*:.*)\)\s*$/g)].some(([, declaration]) => isTooNew(`x { ${declaration} }`));

/** A style sheet as an older browser takes it: without the declarations, rules and parts of lists that it does not know. */
export function older(text) {
  const answered = text.replace(/@supports\s*([^{]+)\{/g, (whole, condition) =>
    (asksTooMuch(condition) ? `@supports ${/^not\b/.test(condition) ? "(color: red)" : "not (color: red)"} {` : whole));
  const gone = tooNew(answered).sort((one, other) => one.start - other.start || other.end - one.end);
  let [rest, from] = ["", 0];
  for (const { start, end, instead } of gone) {
    // What lies in a part that is gone is gone with it.
    if (start < from) continue;
    rest += answered.slice(from, start) + instead;
    from = end;
  }
  return rest + answered.slice(from);
}
