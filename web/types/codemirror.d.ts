// What the workshop uses of the editor of texts. The build puts its modules in.

declare module "@codemirror/state" {
  /** A part of an editor's set-up. */
  export interface Extension {
    readonly extension?: unknown;
  }
  /** Something that happens to an editor besides changes of its text. */
  export interface StateEffect {
    readonly value?: unknown;
  }
  interface Line {
    from: number;
    to: number;
    text: string;
  }
  interface Text {
    lines: number;
    line(number: number): Line;
    toString(): string;
  }
  export interface EditorState {
    doc: Text;
  }
  export interface Transaction {
    changes?: { from: number; to: number; insert: string };
    selection?: { anchor: number };
    effects?: StateEffect;
  }
  export class Compartment {
    of(extension: Extension | Extension[]): Extension;
    reconfigure(extension: Extension | Extension[]): StateEffect;
  }
}

declare module "@codemirror/view" {
  import type { EditorState, Extension, StateEffect, Transaction } from "@codemirror/state";
  interface Update {
    docChanged: boolean;
    state: EditorState;
  }
  export class EditorView {
    constructor(config: { root: ShadowRoot; parent: ShadowRoot; extensions: Extension[] });
    static theme(rules: Record<string, Record<string, string>>): Extension;
    static lineWrapping: Extension;
    static contentAttributes: { of(attributes: Record<string, string>): Extension };
    static updateListener: { of(listener: (update: Update) => void): Extension };
    static scrollIntoView(place: number, options: { y: "center" }): StateEffect;
    state: EditorState;
    dispatch(transaction: Transaction): void;
    focus(): void;
  }
}

declare module "@codemirror/language" {
  import type { Extension } from "@codemirror/state";
  import type { Tag } from "@lezer/highlight";
  export class HighlightStyle {
    static define(rules: { tag: Tag | Tag[]; color: string }[]): HighlightStyle;
  }
  export function syntaxHighlighting(style: HighlightStyle): Extension;
}

declare module "@codemirror/lint" {
  import type { EditorState, Extension, Transaction } from "@codemirror/state";
  interface Diagnostic {
    from: number;
    to: number;
    severity: "error" | "warning" | "info";
    message: string;
  }
  export function lintGutter(): Extension;
  export function setDiagnostics(state: EditorState, diagnostics: Diagnostic[]): Transaction;
}

declare module "@codemirror/lang-json" {
  export function json(): import("@codemirror/state").Extension;
}

declare module "codemirror" {
  export const basicSetup: import("@codemirror/state").Extension;
}

declare module "@lezer/highlight" {
  export interface Tag {
    readonly id: number;
  }
  export const tags: Record<"propertyName" | "string" | "number" | "bool" | "null", Tag>;
}
