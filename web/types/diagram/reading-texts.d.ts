// What the build makes of the catalogues' element.ftl, of its part for texts of games.
declare const texts: Record<string, Record<"wrong" | "several" | "line", string>>;
export default texts;
