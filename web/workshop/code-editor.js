// The text editor, based on CodeMirror. It is in a shadow root: there its styles are no inline styles, which the site forbids.

import { basicSetup } from "codemirror";
import { json } from "@codemirror/lang-json";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { Compartment } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** @import { Diagnostic } from "../importer.js" */
/** @import { TextBox } from "./text-box.js" */

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--if-light, #1d5d44) var(--if-dark, #7cc5a4)" },
  { tag: tags.string, color: "var(--if-light, #7a4310) var(--if-dark, #e0b27a)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--if-light, #2c4b9a) var(--if-dark, #9db6f0)" },
]);

const looks = EditorView.theme({
  "&": { color: "var(--text)", backgroundColor: "var(--raised)", height: "100%", fontSize: "13px" },
  "&.cm-focused": { outline: "2px solid var(--accent)" },
  ".cm-content": { caretColor: "var(--text)", fontFamily: "ui-monospace, Menlo, Consolas, monospace" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { backgroundColor: "var(--surface)", color: "var(--quiet)", borderColor: "var(--rule)" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--if-light, #22644a12) var(--if-dark, #63b58f1f)" },
  // Its own marks are pictures in styles, which the site forbids.
  ".cm-lint-marker": { fontSize: "11px", lineHeight: "1.6" },
  ".cm-lint-marker-error": { content: "'●'", color: "var(--warning)" },
  ".cm-lint-marker-warning": { content: "'▲'", color: "var(--if-light, #b07a00) var(--if-dark, #e0b050)" },
  ".cm-lint-marker-info": { content: "'○'", color: "var(--quiet)" },
  ".cm-lintRange": { backgroundImage: "none", textDecoration: "underline wavy 1px" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecorationColor: "var(--warning)" },
  ".cm-lintRange-warning": { backgroundImage: "none", textDecorationColor: "var(--if-light, #b07a00) var(--if-dark, #e0b050)" },
  ".cm-lintRange-info": { backgroundImage: "none", textDecorationColor: "var(--quiet)" },
  ".cm-lintRange-active": { backgroundColor: "var(--if-light, #22644a22) var(--if-dark, #63b58f33)" },
  ".cm-tooltip, .cm-panels": { backgroundColor: "var(--raised)", color: "var(--text)", borderColor: "var(--control)" },
});

/**
 * An editor in a host element.
 * @param {HTMLElement} host
 * @param {string} label its accessible name
 * @param {(text: string) => void} typed is called with the edited text
 * @returns {TextBox}
 */
export function codeEditor(host, label, typed) {
  const root = host.attachShadow({ mode: "open" });
  const language = new Compartment();
  let silent = false;
  const view = new EditorView({
    root,
    parent: root,
    extensions: [
      basicSetup,
      language.of(json()),
      syntaxHighlighting(colours),
      lintGutter(),
      looks,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false", autocapitalize: "off" }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !silent) typed(update.state.doc.toString());
      }),
    ],
  });
  const place = (/** @type {number} */ line, /** @type {number} */ column) => {
    const { doc } = view.state;
    const row = doc.line(Math.min(Math.max(line, 1), doc.lines));
    return { row, at: Math.min(row.from + Math.max(column - 1, 0), row.to) };
  };
  return {
    show(text, isJson) {
      const before = view.state.doc.toString();
      if (text !== before) {
        silent = true;
        view.dispatch({ changes: difference(before, text) });
        silent = false;
      }
      view.dispatch({ effects: language.reconfigure(isJson ? json() : []) });
    },
    mark(faults) {
      const marks = faults.filter(({ line }) => line > 0).map(({ line, column, kind, words }) => {
        const { row, at } = place(line, column);
        const word = /^[\w+-]+/.exec(row.text.slice(at - row.from))?.[0].length ?? 1;
        return { from: column > 0 ? at : row.from, to: column > 0 ? Math.min(at + word, row.to) : row.to, severity: severity(kind), message: words };
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },
    go(line, column) {
      const { at } = place(line, column);
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
      view.focus();
    },
  };
}

/** The change between two texts: everything between their common beginning and their common end. */
function difference(/** @type {string} */ before, /** @type {string} */ after) {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let same = 0;
  while (same < Math.min(before.length, after.length) - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

/** @returns {"error" | "warning" | "info"} */
function severity(/** @type {Diagnostic["kind"]} */ kind) {
  if (kind === "wrong" || kind === "unreadable") return "error";
  return kind === "unsupported" ? "warning" : "info";
}
