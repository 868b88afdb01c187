// The bytes of all scripts in a folder, as they are and compressed, each by itself.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const sum = { files: 0, raw: 0, gzip: 0, brotli: 0 };
for (const name of readdirSync(process.argv[2], { recursive: true }).filter((name) => !name.endsWith(".html") && name.includes("."))) {
  const bytes = readFileSync(join(process.argv[2], name));
  sum.files += 1;
  sum.raw += bytes.length;
  sum.gzip += gzipSync(bytes, { level: 9 }).length;
  sum.brotli += brotliCompressSync(bytes).length;
}
console.log(JSON.stringify(sum));
