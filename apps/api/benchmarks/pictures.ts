/** `pnpm bench:pictures [file]`: time and memory for one picture of a phone, 12 megapixels unless it is given. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { copyPicture, readPicture } from '../src/adapters/pictures/encode.ts';

const [file] = process.argv.slice(2);
// As hard to pack as foliage.
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const painted = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 97 })
    .toBuffer();
const sent = file === undefined ? await painted() : await readFile(file);

const before = process.cpuUsage();
const { bytes, variants } = await readPicture(sent);
const copies = await copyPicture(sent, variants);
const { user, system } = process.cpuUsage(before);
console.log(`${sent.byteLength} bytes became ${bytes.byteLength} in ${variants.width}x${variants.height}`);
for (const copy of copies) console.log(`  ${copy.width} ${copy.format}: ${copy.bytes.byteLength}`);
console.log(
  `${((user + system) / 1e6).toFixed(1)} s of one core, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);
