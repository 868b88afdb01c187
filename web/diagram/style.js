// The style of a diagram, only for its shadow root. Pages can change custom properties and parts.

/** The colours of the pieces. */
const COLOURS = `
.white { --piece-fill: #fbf8f1; --piece-line: #1b1b1b; --piece-edge: #1b1b1b; }
.black { --piece-fill: #2b2724; --piece-line: #f3ead8; --piece-edge: #0d0b0a; }
.red { --piece-fill: #cc3a18; --piece-line: #1b1b1b; --piece-edge: #1b1b1b; }
.green { --piece-fill: #30be5d; --piece-line: #1b1b1b; --piece-edge: #1b1b1b; }
.blue { --piece-fill: #3450d8; --piece-line: #1b1b1b; --piece-edge: #1b1b1b; }
.yellow { --piece-fill: #f4b300; --piece-line: #1b1b1b; --piece-edge: #1b1b1b; }
`;

const CSS = `${COLOURS}
:host { display: block; max-inline-size: 26rem; color: inherit; font: inherit; line-height: 1.4; }
:host([hidden]) { display: none; }
:host([theme="green"]) { --diagram-light: #eef0d5; --diagram-dark: #86a666; --diagram-line: #55703b; --diagram-coordinate: #34491f; }
:host([theme="blue"]) { --diagram-light: #e6edf3; --diagram-dark: #93b0c9; --diagram-line: #58758f; --diagram-coordinate: #2e4a63; }
:host([theme="grey"]) { --diagram-light: #eeeeec; --diagram-dark: #b4b4b0; --diagram-line: #767672; --diagram-coordinate: #40403d; }
:host([theme="contrast"]) {
  --diagram-light: #ffffff; --diagram-dark: #b8c7d6; --diagram-line: #000000; --diagram-coordinate: #000000;
  --diagram-trace: #000000; --diagram-rim: #000000; --diagram-slide: #ffe000; --diagram-move: #008a35; --diagram-capture: #d00000;
}
:host { position: relative; }
figure { margin: 0; display: grid; gap: .45em; grid-template-columns: minmax(0, 1fr); max-inline-size: 100%; }
.instead { max-inline-size: 100%; }
.waiting { position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 1; inline-size: 100%; overflow: hidden; }
.waiting ::slotted(*) { margin: 0 !important; max-inline-size: 100%; max-block-size: 100%; }
.empty { background: conic-gradient(var(--diagram-dark, #c8a67b) 25%, var(--diagram-light, #f0e4cc) 0 50%, var(--diagram-dark, #c8a67b) 0 75%, var(--diagram-light, #f0e4cc) 0) 0 100% / calc(200% / var(--columns)) calc(200% / var(--rows)); }
.unused { visibility: hidden; }
.unseen-yet { display: none !important; }
.words { display: grid; gap: .45em; align-content: start; block-size: var(--diagram-words, var(--room)); overflow: auto; }
.line { max-block-size: 4.9em; min-block-size: 4.9em; overflow: auto; align-content: start; }
.notes { font-size: .88em; border-inline-start: 3px solid currentColor; padding-inline-start: .5em; white-space: pre-line; }
[hidden] { display: none !important; }
.board { position: relative; outline-offset: 2px; border-radius: 2px; }
.board:focus-visible { outline: 3px solid var(--diagram-cursor, #1d5fae); }
.picture { display: block; inline-size: 100%; block-size: auto; user-select: none; -webkit-user-select: none; touch-action: pan-x pan-y pinch-zoom; }
.cells { position: absolute; inset: 0; display: grid; pointer-events: none; }
[role="row"] { display: flex; }
[role="gridcell"] { flex: 1; }
.pieces > * { cursor: grab; }
.picture.dragging, .picture.dragging use { cursor: grabbing; }
.drag { pointer-events: none; }
p, ul, ol { margin: 0; padding: 0; }
.hint { font-size: .88em; min-block-size: 2.8em; }
.hint:empty::before { content: attr(data-invitation); opacity: .75; }
.status, .promotion { font-size: .92em; }
.status { min-block-size: 1.4em; }
[data-players="4"] .status { min-block-size: 2.8em; }
.bar { direction: ltr; display: flex; flex-wrap: wrap; gap: .35em; align-items: center; }
.spring { flex: 1; }
button { font: inherit; font-size: .92em; color: inherit; background: transparent; border: 1px solid currentColor; border-color: color-mix(in srgb, currentColor 55%, transparent); border-radius: 5px; min-inline-size: 2.4em; min-block-size: 2.2em; padding: .1em .55em; cursor: pointer; }
button:hover { background: rgb(128 128 128 / 18%); background: color-mix(in srgb, currentColor 12%, transparent); }
button:disabled { opacity: .45; cursor: default; background: transparent; }
button:focus-visible, summary:focus-visible { outline: 3px solid var(--diagram-cursor, #1d5fae); outline-offset: 1px; }
.icon { display: block; inline-size: 1.1em; block-size: 1.1em; margin: auto; }
.chip { padding: 0; touch-action: none; cursor: grab; background: var(--diagram-light, #f0e4cc); }
.chip svg { display: block; inline-size: 2.1em; block-size: 2.1em; margin: auto; }
.chip[aria-pressed="true"] { outline: 3px solid var(--diagram-cursor, #1d5fae); }
.line { list-style: none; display: flex; flex-wrap: wrap; gap: .2em; font-size: .92em; }
.line button { min-inline-size: 0; border-color: transparent; padding: 0 .35em; }
.line button[aria-current] { border-color: currentColor; font-weight: 700; }
.name { font-weight: 700; }
.legend { list-style: none; display: grid; gap: .2em; font-size: .88em; }
.legend li { display: grid; grid-template-columns: 1.6em 1fr; gap: .5em; align-items: start; }
.legend svg { inline-size: 1.6em; block-size: 1.6em; background: var(--diagram-light, #f0e4cc); border-radius: 3px; }
@media (pointer: coarse) { button { min-inline-size: 2.75em; min-block-size: 2.75em; } .chip svg { inline-size: 2.6em; block-size: 2.6em; } .line button { min-block-size: 2.4em; } }
details { font-size: .88em; }
summary { cursor: pointer; }
.problem { border: 2px solid #b3261e; border-radius: 6px; padding: .6em .8em; overflow-wrap: anywhere; white-space: pre-line; }
.problem small { display: block; }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print {
  .bar, .hint, details, .promotion { display: none; }
  .words, .line { block-size: auto; min-block-size: 0; max-block-size: none; }
  figure { break-inside: avoid; }
  svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
@media (forced-colors: active) { svg { forced-color-adjust: none; } }
`;

/** @type {CSSStyleSheet | null} */
let sheet = null;

/** Applies the style to a shadow root. A style sheet made by script is allowed where inline styles are not. */
export function dress(/** @type {ShadowRoot} */ root) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  root.adoptedStyleSheets = [sheet];
}
