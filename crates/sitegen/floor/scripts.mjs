// What scripts use of the language and of the browser that the oldest browsers lack. Of our own, the type checker tells what each name
// means. Of what is built, which has the libraries too, the names alone are known: what is asked of a global thing by its name
// (`Map.groupBy`) is looked for there, and what such things are made of (`new Observable`).

import { api, at, builtins, lacking, load } from "./compat.mjs";

const ts = load("typescript-api");

/** What MDN calls a member of an interface, or a thing that every script has. */
function entryOf(owner, member) {
  const places = owner
    ? [["api", api, owner, member], ["api", api, owner, `${member}_static`], ["javascript.builtins", builtins, owner, member]]
    : [["api", api, member], ["javascript.builtins", builtins, member], ["api", api, "Window", member]];
  for (const [name, root, ...keys] of places) {
    const entry = at(root, ...keys);
    if (entry?.__compat) return [entry, [name, ...keys].join(".")];
  }
  return null;
}

/** The names of a type and of those that it is made of. */
function namesOf(checker, type) {
  const names = [];
  const open = [checker.getApparentType(type)];
  while (open.length > 0 && names.length < 60) {
    const one = open.pop();
    if (one.isUnionOrIntersection()) open.push(...one.types);
    const name = one.symbol?.name;
    if (name) names.push(name.replace(/Constructor$/, ""));
    if (one.isClassOrInterface?.() || one.target) open.push(...(checker.getBaseTypes(one.target ?? one) ?? []));
    if (name?.startsWith("typeof ")) names.push(name.slice(7));
  }
  return names;
}

/** Whether a name is the library's, and not of the project. */
const isOfLibrary = (symbol) => (symbol?.declarations ?? []).some((one) => /\/typescript(-api)?\/lib\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName));

/** What the project of these settings uses that is too new: `{ file, line, feature, lacking }`. */
export function ofProject(settings) {
  const read = ts.getParsedCommandLineOfConfigFile(settings, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} });
  const esnext = { ...read.options, lib: ["lib.esnext.d.ts", ...(read.options.lib ?? []).filter((name) => /dom|webworker/.test(name))] };
  const program = ts.createProgram(read.fileNames, esnext);
  const checker = program.getTypeChecker();
  const found = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || file.fileName.includes("node_modules")) continue;
    const visit = (node) => {
      look(node);
      ts.forEachChild(node, visit);
    };
    const tell = (node, entry) => {
      const browsers = entry ? lacking(entry[0]) : [];
      if (browsers.length === 0) return;
      found.push({ file: file.fileName, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, feature: entry[1], lacking: browsers });
    };
    const look = (node) => {
      if (!ts.isIdentifier(node)) return;
      const symbol = checker.getSymbolAtLocation(node);
      if (!isOfLibrary(symbol)) return;
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent) && parent.name === node) return member(node, parent.expression, symbol);
      // `{ top, left } = …` of a type of the library.
      if (ts.isBindingElement(parent)) return member(node, parent.parent, symbol);
      if (ts.isExpression(parent) || ts.isVariableDeclaration(parent) || ts.isClassLike(parent) || ts.isExpressionWithTypeArguments(parent)) tell(node, entryOf(null, node.text));
    };
    const member = (node, owner, symbol) => {
      const declared = symbol.declarations?.[0]?.parent;
      const own = declared?.name?.text?.replace(/Constructor$/, "");
      const type = checker.getTypeAtLocation(owner);
      const names = [own, ...namesOf(checker, type), ...(ts.isIdentifier(owner) ? [owner.text] : [])].filter(Boolean);
      const entries = names.map((name) => entryOf(name, node.text)).filter(Boolean);
      // Of mixins, and of interfaces that several implement, some name is MDN's.
      if (entries.length > 0 && entries.every(([entry]) => lacking(entry).length > 0)) tell(node, entries[0]);
    };
    visit(file);
    found.push(...inTexts(file).map((one) => ({ ...one, file: file.fileName })));
  }
  return found;
}

/** Texts of scripts that are CSS: `{ text, line, start, end }` of each style sheet, or of one value. */
export function stylesIn(file) {
  const styles = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = ts.isTemplateExpression(node) ? node.getText(file).slice(1, -1).replace(/\$\{[^}]*\}/g, "") : node.text;
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      if (/[\w\])*]\s*\{[^{}]*[\w-]+\s*:[^{}]*\}/.test(text) && /:|\n/.test(text) && !/=>|;\s*(return|const|let)\b/.test(text)) styles.push({ text, line });
      else if (/^[^{};<>]*\b[a-z]+(-[a-z]+)*\([^{}<>]*\)[^{};<>]*$/.test(text)) styles.push({ text: `x { background: ${text} }`, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return styles;
}

let styles = null;
/** What CSS in scripts is checked with. */
export const useStyles = (tooNew) => (styles = tooNew);

function inTexts(file) {
  return stylesIn(file).flatMap(({ text, line }) => {
    try {
      return styles(text).map(({ feature, lacking: browsers, line: below }) => ({ line: line + below - 1, feature, lacking: browsers }));
    } catch {
      return [];
    }
  });
}

/** What a built script uses that is too new, by its names: `{ line, feature, lacking }`. */
export function ofBuilt(text) {
  const file = ts.createSourceFile("built.js", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found = [];
  const tell = (node, entry) => {
    const browsers = lacking(entry[0]);
    if (browsers.length > 0) found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, feature: entry[1], lacking: browsers });
  };
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression: owner, name } = node;
      const entry = ts.isIdentifier(owner) ? entryOf(owner.text, name.text) : null;
      if (entry) tell(name, entry);
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
      const entry = entryOf(null, node.expression.text);
      if (entry) tell(node.expression, entry);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found, ...inTexts(file)];
}
