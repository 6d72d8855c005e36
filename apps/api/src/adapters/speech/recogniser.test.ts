import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { ffmpeg } from '../../../testing/media/phone-clips.ts';
import { writeRecogniser, type recognisers } from '../../../testing/media/recognisers.ts';
import { createRecogniser } from './recogniser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maidan-recogniser-'));
afterAll(() => rmSync(folder, { recursive: true }));

const demo = path.join(import.meta.dirname, '..', '..', '..', 'content', 'demo', 'media', 'clip-gully-six.mp4');

function create(kind: keyof typeof recognisers, timeout = 20_000, program: typeof ffmpeg = null) {
  const recogniser = createRecogniser({ command: writeRecogniser(folder, kind), language: 'en', timeout }, program);
  if (recogniser === null) throw new Error('no recogniser');
  return { ...recogniser, hear: () => recogniser.listen(demo, folder).then((bytes) => bytes.toString()) };
}

const hangingPid = () => Number(readFileSync(path.join(folder, 'recognise-hanging.pid'), 'utf8'));
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0) && !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

test('without a setting there is no recogniser', () => {
  expect(createRecogniser(null, null)).toBeNull();
});

test('it gets the clip if nothing can make a WAV, and its output is kept', async () => {
  expect(await create('right').hear()).toContain('That is out.');
  expect(await create('curious').hear()).toContain('ftyp');
});

test.runIf(ffmpeg !== null)('it gets a WAV with 16,000 samples a second if ffmpeg is installed', async () => {
  expect(await create('curious', 20_000, ffmpeg).hear()).toMatch(/RIFF.*WAVE/);
  const wav = readFileSync(path.join(folder, 'sound.wav'));
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
});

test.each([
  ['failing', 'The recogniser ended with 3: model not found'],
  ['endless', 'The recogniser printed more than 1 MB'],
] as const)('a %s one is reported with what it did', async (kind, message) => {
  await expect(create(kind).hear()).rejects.toThrow(message);
});

test('a missing program is reported', async () => {
  const gone = createRecogniser({ command: path.join(folder, 'nothing'), language: 'en', timeout: 1000 }, null);
  await expect(gone?.listen(demo, folder)).rejects.toThrow('The recogniser could not start');
});

test('a hanging program is ended at its limit, with its child processes', async () => {
  await expect(create('hanging', 300).hear()).rejects.toThrow('The recogniser took longer than 0.3 seconds');
  await expect.poll(() => isRunning(hangingPid())).toBe(false);
});

test('a hanging program ends with the server', async () => {
  rmSync(path.join(folder, 'recognise-hanging.pid'), { force: true });
  const { hear, close } = create('hanging');
  const heard = hear();
  heard.catch(() => undefined);
  while (!Number.isInteger(readPid()) || readPid() === 0) await wait(20);
  const pid = readPid();
  expect(isRunning(pid)).toBe(true);
  close();
  await expect(heard).rejects.toThrow('The recogniser was stopped');
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function readPid(): number {
  try {
    return hangingPid();
  } catch {
    return 0;
  }
}
