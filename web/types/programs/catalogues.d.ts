/** The languages there are: their tags, and their own names. */
export const languages: { id: string; name: string }[];
/** The catalogues by the tags of their languages: JSON, packed. */
declare const packed: string;
export default packed;
