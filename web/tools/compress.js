// SPDX-License-Identifier: Apache-2.0
// Beside every text file of the build lays it compressed (.br, .gz), for the server to send; and
// says what a first load weighs.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../dist', import.meta.url));
const texts = /\.(html|js|css|svg|json|webmanifest|txt)$/;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

let code = 0;
for (const path of [...files(root)].filter((path) => texts.test(path))) {
  const bytes = readFileSync(path);
  const packed = gzipSync(bytes, { level: 9 });
  writeFileSync(`${path}.gz`, packed);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  if (!path.endsWith('.svg')) code += packed.length;
}
console.log(`all code and styles, gzip: ${(code / 1024).toFixed(1)} KiB`);
