// What the build makes of the catalogues' element.ftl, of its part for the page in a frame.
declare const texts: Record<string, Record<"damaged" | "broken", string>>;
export default texts;
