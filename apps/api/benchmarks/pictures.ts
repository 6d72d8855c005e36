/** `pnpm bench:pictures [file]`: time and memory for 1, 2 and 4 phone pictures at once; by default 12 megapixels. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { copyPicture, readPicture } from '../src/adapters/pictures/encode.ts';
import { createPictureMaker } from '../src/adapters/pictures/picture-maker.ts';
import { measureChildren } from './child-memory.ts';

const [file] = process.argv.slice(2);
// As hard to compress as foliage.
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const painted = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 97 })
    .toBuffer();
const sent = file === undefined ? await painted() : await readFile(file);

console.log('For a picture. At once | time | of one core | most memory');
for (const processes of [1, 2, 4]) {
  const pictures = createPictureMaker({ processes, waiting: Infinity, timeout: 600_000, idle: 5000 });
  const count = processes * 2;
  const intake = async (): Promise<void> => {
    const { variants } = await pictures.read(sent);
    await pictures.copy(sent, variants);
  };
  const { seconds, processor, megabytes } = await measureChildren(
    () => Promise.all(Array.from({ length: count }, intake)),
    pictures.close,
  );
  const [time, core] = [seconds, processor].map((spent) => (spent / count).toFixed(2));
  console.log(`${processes} | ${time} s | ${core} s | ${megabytes} MB`);
}

const before = process.cpuUsage();
const { bytes, variants } = await readPicture(sent);
const copies = await copyPicture(sent, variants);
const { user, system } = process.cpuUsage(before);
console.log(`${sent.byteLength} bytes became ${bytes.byteLength} in ${variants.width}x${variants.height}`);
for (const copy of copies) console.log(`  ${copy.width} ${copy.format}: ${copy.bytes.byteLength}`);
console.log(
  `${((user + system) / 1e6).toFixed(1)} s of one core, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);
