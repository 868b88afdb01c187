// What the build makes of the catalogues' embed.ftl, of its part for the dialog.
type Words = Record<
  | "title"
  | "open"
  | "what"
  | "what-position"
  | "what-line"
  | "what-play"
  | "what-piece"
  | "piece"
  | "preview"
  | "element"
  | "element-about"
  | "keep"
  | "keep-about"
  | "no-version"
  | "frame"
  | "frame-about"
  | "markdown"
  | "markdown-about"
  | "pictures"
  | "save-svg"
  | "save-png"
  | "save-gif"
  | "copy"
  | "copied"
  | "not-copied"
  | "making"
  | "no-picture"
,
  string
>;

declare const texts: Record<string, Words>;
export default texts;
