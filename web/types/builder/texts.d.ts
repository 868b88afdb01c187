// What the build makes of the catalogues' builder.ftl and names.ftl.
declare const texts: Record<string, Record<string, string>>;
export default texts;
/** The languages' own names for themselves, by their tags. */
export const names: Record<string, string>;
