// Makes of a copy of the site what an older browser takes of it: `node older.mjs FOLDER`.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "./compat.mjs";
import { older } from "./styles.mjs";

const ts = load("typescript-api");

/** A script whose style sheets are those of an older browser. */
function olderScript(text) {
  const file = ts.createSourceFile("script.js", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  let [rest, from] = ["", 0];
  const visit = (node) => {
    if (ts.isTemplateLiteralToken(node) && /\{[^{}]*:[^{}]*\}/.test(node.rawText ?? node.text)) {
      const [start, end] = [node.getStart(file) + 1, node.end - (/^[`}][^]*`$/.test(node.getText(file)) ? 1 : 2)];
      rest += text.slice(from, start) + older(text.slice(start, end));
      from = end;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return rest + text.slice(from);
}

const [folder] = process.argv.slice(2);
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const change = entry.name.endsWith(".css") ? older : /^(define|diagrams)\.js$/.test(entry.name) ? olderScript : null;
  if (!entry.isFile() || !change) continue;
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}
