import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|json|svg|txt|xml|webmanifest|map)$/;
/** Bytes: compressing a smaller answer saves no packet. */
const WORTH_IT = 1024;

/** Writes a `.br` and a `.gz` next to every text file of a browser build, at the highest level, because it happens only once. */
export async function precompress(dir: string): Promise<number> {
  let written = 0;
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.endsWith('.vite') || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    if (body.length < WORTH_IT) continue;
    await writeFile(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
    written += 1;
  }
  return written;
}
