// What the page uses of the library that writes animated pictures. The build puts its module in.
declare module "gifenc" {
  type Palette = number[][];
  interface FrameLooks {
    /** Of the first frame: that of all. */
    palette?: Palette;
    /** Milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 1: the next frame is laid over this one. */
    dispose?: number;
    /** Of the first frame: 0 for ever. */
    repeat?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, looks: FrameLooks): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Encoder;
  /** The colours that stand for all of some pixels best. */
  export function quantize(rgba: Uint8ClampedArray, colours: number, options?: { format?: string }): Palette;
  /** The nearest of these colours for each pixel. */
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: string): Uint8Array;
}
