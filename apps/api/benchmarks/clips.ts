/** `pnpm bench:clips [file]`: time and memory for 1, 2 and 4 phone clips at once; by default ten seconds of 1080p. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClipMaker } from '../src/adapters/clips/clip-maker.ts';
import { findFfmpeg } from '../src/adapters/clips/find-ffmpeg.ts';
import { readEnv } from '../src/runtime/env.ts';
import { measureChildren } from './child-memory.ts';

const found = findFfmpeg(undefined, readEnv().PATH);
if (found === null) throw new Error('ffmpeg is not installed');
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-bench-'));
const [given] = process.argv.slice(2);
const file = given ?? path.join(folder, 'phone.mp4');
if (given === undefined) {
  const picture = 'testsrc2=size=1080x1920:rate=30:duration=10,noise=alls=12:allf=t';
  const args = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine=frequency=440:duration=10', '-shortest'];
  const quality = ['-pix_fmt', 'yuv420p', '-preset', 'ultrafast', '-b:v', '17M'];
  execFileSync(found.ffmpeg, ['-v', 'error', ...args, ...quality, file]);
}
const limits = { seconds: 3600, megabytes: 10_000 };
const pool = { waiting: Infinity, timeout: 3_600_000, idle: 1000, signal: 'SIGTERM' } as const;
const megabytes = (name: string) => (statSync(name).size / 1e6).toFixed(1);
const newFolder = (name: string): string => {
  const made = path.join(folder, name);
  mkdirSync(made);
  return made;
};

const shown = ({ seconds, processor }: { seconds: number; processor: number }, film: number): string =>
  `${((seconds * 60) / film).toFixed(1)} s, ${((processor * 60) / film).toFixed(1)} s of one core`;

console.log('For a minute of film. At once | to be published | the other sizes | most memory');
for (const processes of [1, 2, 4]) {
  const all = Array.from({ length: processes }, (_, at) => newFolder(`${processes}-${at}`));
  const reader = createClipMaker(found, limits, { processes, ...pool });
  let film = 0;
  const read = await measureChildren(async () => {
    const made = await Promise.all(all.map((own) => reader.read(file, own)));
    film = made.reduce((sum, { duration }) => sum + duration, 0);
    const [first] = made;
    if (processes === 1 && first) console.log(`${megabytes(file)} MB become ${megabytes(first.file)} MB first`);
  }, reader.close);
  const copier = createClipMaker(found, limits, { processes, ...pool });
  const copied = await measureChildren(
    () => Promise.all(all.map((own) => copier.copies(file, own, true))),
    copier.close,
  );
  const most = Math.max(read.megabytes, copied.megabytes);
  console.log(`${processes} | ${shown(read, film)} | ${shown(copied, film)} | ${most} MB`);
}
rmSync(folder, { recursive: true });
