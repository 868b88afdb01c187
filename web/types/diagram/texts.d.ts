// What the build makes of the catalogues' element.ftl.
import type { ElementTexts } from "../built.js";

declare const texts: Record<string, ElementTexts>;
export default texts;
