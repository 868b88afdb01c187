// The arrows on the board: a hint, or the first moves of the best lines.

/** The arrows that a game shows now, as the board's scene has them. */
export function arrows({ thinking, progress, analysis, hint }) {
  if (hint.line) return [hint.line].flatMap(arrow);
  if (!analysis.on) return [];
  return ((thinking ? progress : analysis.news)?.lines ?? []).flatMap(arrow);
}

function arrow({ from, to, place }) {
  return from && to ? [{ from, to, place }] : [];
}
