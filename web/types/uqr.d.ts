// What the page uses of the library that makes QR codes. The build puts its module in.
declare module "uqr" {
  /** A code: its rows from the top, `true` for black. */
  interface Code {
    /** Squares of a row, with the border. */
    size: number;
    data: boolean[][];
  }
  /** The code of a text. Throws if it is too long. */
  export function encode(text: string, options?: { ecc?: "L" | "M" | "Q" | "H"; border?: number }): Code;
}
