// LZMA decompression: the packed programs are a sixth smaller than with a server's gzip, and as small from servers without compression. The format is
// that of `.lzma` files, after the LZMA specification of Igor Pavlov, which is in the public domain.

/** The unpacked bytes; fails if the input is no such file, or is incomplete. */
export function unpack(/** @type {Uint8Array} */ bytes) {
  if (bytes.length < 18 || bytes[0] >= 225) throw new Error("no packed file");
  const context = bytes[0] % 9;
  const low = Math.floor(bytes[0] / 9) % 5;
  const align = Math.floor(bytes[0] / 45);
  const out = new Uint8Array(new DataView(bytes.buffer, bytes.byteOffset).getUint32(5, true));
  const chances = (/** @type {number} */ count) => new Uint16Array(count).fill(1024);
  let range = 0xffffffff;
  let code = new DataView(bytes.buffer, bytes.byteOffset).getUint32(14);
  let from = 18;

  function bit(/** @type {Uint16Array} */ table, /** @type {number} */ at) {
    const bound = (range >>> 11) * table[at];
    let one = 0;
    if (code < bound) {
      range = bound;
      table[at] += (2048 - table[at]) >>> 5;
    } else {
      range -= bound;
      code -= bound;
      table[at] -= table[at] >>> 5;
      one = 1;
    }
    refill();
    return one;
  }
  function refill() {
    if (range >= 0x1000000) return;
    if (from >= bytes.length) throw new Error("cut short");
    range = (range << 8) >>> 0;
    code = ((code << 8) | bytes[from++]) >>> 0;
  }
  function tree(/** @type {Uint16Array} */ table, /** @type {number} */ start, /** @type {number} */ bits) {
    let at = 1;
    for (let i = 0; i < bits; i++) at = at * 2 + bit(table, start + at);
    return at - (1 << bits);
  }
  function reversed(/** @type {Uint16Array} */ table, /** @type {number} */ start, /** @type {number} */ bits) {
    let at = 1;
    let value = 0;
    for (let i = 0; i < bits; i++) {
      const one = bit(table, start + at);
      at = at * 2 + one;
      value += one << i;
    }
    return value;
  }
  function length(/** @type {ReturnType<typeof lengths>} */ { choice, short, middle, long }, /** @type {number} */ place) {
    if (!bit(choice, 0)) return 2 + tree(short, place * 8, 3);
    return bit(choice, 1) ? 18 + tree(long, 0, 8) : 10 + tree(middle, place * 8, 3);
  }
  function distance(/** @type {number} */ places) {
    const slot = tree(slots, Math.min(places - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    let value = (2 | (slot & 1)) * 2 ** bits;
    if (slot < 14) return value + reversed(near, value - slot, bits);
    for (let i = bits - 1; i >= 4; i--) {
      range >>>= 1;
      if (code >= range) {
        code -= range;
        value += 2 ** i;
      }
      refill();
    }
    return value + reversed(far, 0, 4);
  }

  const literals = chances(0x300 << (context + low));
  const lengths = () => ({ choice: chances(2), short: chances(128), middle: chances(128), long: chances(256) });
  const [first, again] = [lengths(), lengths()];
  const [isMatch, isShort] = [chances(192), chances(192)];
  const [isAgain, isSecond, isThird, isFourth] = [chances(12), chances(12), chances(12), chances(12)];
  const [slots, near, far] = [chances(256), chances(128), chances(16)];
  let back = [0, 0, 0, 0];
  let state = 0;
  let at = 0;
  while (at < out.length) {
    const place = at & ((1 << align) - 1);
    if (!bit(isMatch, state * 16 + place)) {
      const before = at > 0 ? out[at - 1] : 0;
      const start = 0x300 * (((at & ((1 << low) - 1)) << context) + (before >> (8 - context)));
      let symbol = 1;
      if (state >= 7) {
        let match = out[at - back[0] - 1];
        while (symbol < 256) {
          const hint = (match >> 7) & 1;
          match <<= 1;
          const one = bit(literals, start + ((1 + hint) << 8) + symbol);
          symbol = symbol * 2 + one;
          if (hint !== one) break;
        }
      }
      while (symbol < 256) symbol = symbol * 2 + bit(literals, start + symbol);
      out[at++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count;
    if (bit(isAgain, state)) {
      if (!bit(isSecond, state)) {
        if (!bit(isShort, state * 16 + place)) {
          state = state < 7 ? 9 : 11;
          out[at] = out[at - back[0] - 1];
          at++;
          continue;
        }
      } else {
        const which = !bit(isThird, state) ? 1 : !bit(isFourth, state) ? 2 : 3;
        back = [back[which], ...back.filter((_, index) => index !== which)];
      }
      count = length(again, place);
      state = state < 7 ? 8 : 11;
    } else {
      count = length(first, place);
      state = state < 7 ? 7 : 10;
      back = [distance(count), ...back.slice(0, 3)];
    }
    if (back[0] >= at) throw new Error("garbled");
    for (const end = Math.min(at + count, out.length); at < end; at++) out[at] = out[at - back[0] - 1];
  }
  return out;
}
