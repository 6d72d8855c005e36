/**
 * `pnpm --filter @maidan/api bench:previews [count]`: the cost of drawing preview pictures on this machine, cold and
 * warm.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPainter } from '../src/adapters/drawing/painter.ts';
import type { Poster } from '../src/adapters/drawing/picture.ts';

const count = Number(process.argv[2] ?? 200);
const media = path.join(import.meta.dirname, '..', 'content', 'demo', 'media');
const photos = readdirSync(media)
  .filter((name) => name.endsWith('.webp'))
  .map((name) => readFileSync(path.join(media, name)));

const names = [
  'Gully Cricket',
  'Night football under the flyover, seven a side',
  'ಬೆಂಗಳೂರು ಮೈದಾನ',
  'गली क्रिकेट कप',
  'x'.repeat(5000),
];
const pictureOf = (index: number): Poster => ({
  kind: 'poster',
  site: 'feed',
  label: 'Video',
  name: names[index % names.length] ?? '',
  foot: 'Sport and culture, one ground',
  file: null,
  frame: index % 2 === 0 ? 'arch' : 'card',
  isClip: index % 3 === 0,
});

const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);
// The drawing thread does not keep the process running.
const keepRunning = setInterval(() => undefined, 1000);
const painter = createPainter({ waiting: 1, timeout: 60_000, idle: 100 });
const before = megabytes();
const times: number[] = [];
let peak = before;
let bytes = 0;
for (let index = 0; index < count; index += 1) {
  const started = performance.now();
  const drawn = await painter.paint({ picture: pictureOf(index), bytes: photos[index % photos.length] ?? null });
  times.push(performance.now() - started);
  bytes += drawn.byteLength;
  peak = Math.max(peak, megabytes());
}
await painter.close();
clearInterval(keepRunning);

const [cold = 0, ...warm] = times;
const sorted = warm.toSorted((a, b) => a - b);
const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
console.log(`pictures        ${count}`);
console.log(`first, cold     ${cold.toFixed(1)} ms`);
console.log(`warm            median ${at(0.5)} ms, 95th ${at(0.95)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`);
console.log(`size            ${Math.round(bytes / count / 1024)} KB each`);
console.log(`memory          ${before} MB before, ${peak} MB at most, ${megabytes()} MB after`);
