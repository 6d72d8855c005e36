/** `pnpm bench:clips [file]`: time and memory for one clip of a phone, ten seconds of 1080p unless it is given. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFfmpeg } from '../src/adapters/clips/find-ffmpeg.ts';
import { makeClip } from '../src/adapters/clips/make-clip.ts';
import { readEnv } from '../src/runtime/env.ts';

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
const begun = performance.now();
const made = await makeClip({
  ...found,
  task: 'read',
  file,
  folder,
  limits: { seconds: 3600, megabytes: 10_000 },
  isReady: false,
});
const seconds = (performance.now() - begun) / 1000;
const [before, after] = [statSync(file).size, statSync(made.file).size].map((bytes) => (bytes / 1e6).toFixed(1));
console.log(`${made.duration.toFixed(1)} s of film, ${before} MB became ${after} MB in ${made.width}x${made.height}`);
console.log(`${((seconds * 60) / made.duration).toFixed(1)} s for a minute of film`);
rmSync(folder, { recursive: true });
