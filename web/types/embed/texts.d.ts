// What the build makes of the catalogues' embed.ftl, of its part for the page in a frame.
declare const texts: Record<string, Record<"damaged" | "broken", string>>;
export default texts;
