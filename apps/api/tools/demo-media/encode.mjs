// Runs ffmpeg: frames and sound in, small files out.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mix } from './sound/mix.mjs';

const FPS = 25;
function ffmpeg(args, feed) {
  return new Promise((done, fail) => {
    const child = spawn('nice', ['-n', '10', 'ffmpeg', '-y', '-v', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });
    child.on('error', fail); child.on('close', (code) => (code ? fail(new Error(`ffmpeg ended with ${code}`)) : done()));
    feed(child.stdin).then(() => child.stdin.end(), fail);
  });
}
const write = (pipe, data) => new Promise((done) => (pipe.write(data) ? done() : pipe.once('drain', done)));
function withWave(source, use) {
  const folder = mkdtempSync(join(tmpdir(), 'demo-sound-'));
  const mix = new Mix(source.seconds); source.sound(mix); const wave = join(folder, 'sound.wav'); writeFileSync(wave, mix.wav());
  return use(wave).finally(() => rmSync(folder, { recursive: true }));
}
/** Draws once into a near lossless copy, then finds the best quality within the limit: moving grain is expensive. */
export function encodeClip(stage, name, clip, media) {
  const file = `${media}clip-${name}.mp4`; const count = Math.round(clip.seconds * FPS); const limit = (clip.limit ?? 520) * 1000;
  return withWave(clip, async (wave) => {
    const copy = wave.replace('.wav', '.mkv');
    await ffmpeg(['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FPS), '-i', 'pipe:0', '-vf', 'scale=in_range=full:out_range=tv,format=yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', copy],
      async (pipe) => { for (let i = 0; i < count; i += 10) for (const frame of await stage.frames(name, i, Math.min(count, i + 10), FPS)) await write(pipe, frame); });
    for (const crf of [27, 30, 32, 34]) {
      await ffmpeg(['-i', copy, '-i', wave, '-map', '0:v', '-map', '1:a', '-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation', '-pix_fmt', 'yuv420p', '-crf', String(crf), '-g', String(FPS + 5), '-color_range', 'tv',
        '-c:a', 'aac', '-b:a', '64k', '-ac', '2', '-t', String(clip.seconds), '-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', file], async () => {});
      const { size } = statSync(file); if (size <= limit || crf === 34) return `${Math.round(size / 1000)} kB at ${crf}`;
    }
  });
}
export function encodeStill(png, file) {
  const kind = file.endsWith('.jpg') ? ['-q:v', '7', '-pix_fmt', 'yuvj420p'] : ['-c:v', 'libwebp', '-quality', '76', '-compression_level', '6'];
  return ffmpeg(['-f', 'png_pipe', '-i', 'pipe:0', '-frames:v', '1', ...kind, file], (pipe) => write(pipe, png));
}
export function encodeAudio(tune, file) {
  return withWave(tune, (wave) => ffmpeg(['-i', wave, '-c:a', 'aac', '-b:a', '80k', '-ac', '2', '-map_metadata', '-1', '-fflags', '+bitexact', '-movflags', '+faststart', file], async () => {}));
}
