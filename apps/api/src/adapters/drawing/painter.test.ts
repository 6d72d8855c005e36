import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImageSize } from '../inspection/image-size.ts';
import { createPainter } from './painter.ts';
import type { Poster, ResultPicture } from './picture.ts';

const poster: Poster = {
  kind: 'poster',
  site: 'feed',
  label: 'Tag',
  name: 'Gully Cricket',
  foot: 'One ground',
  file: null,
  frame: 'arch',
  isClip: false,
};

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'maidan-painter-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** A test thread in place of the drawing thread. */
function program(code: string): URL {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${code}`);
  return pathToFileURL(file);
}
const never = () => program('parentPort.on("message", () => { for (;;); });');
const limits = { waiting: 2, timeout: 5_000, idle: 50 };

/** A PNG whose header says it is 60,000 by 60,000 pixels. */
function bomb(): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.writeUInt32BE(0x89_50_4e_47, 0);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  return bytes;
}

test('draws a JPEG of the preview size with any picture', async () => {
  const painter = createPainter();
  const plain = await painter.paint({ picture: poster, bytes: null });
  expect(readImageSize(Buffer.from(plain))).toEqual({ width: 1200, height: 630 });
  for (const bytes of [Buffer.from('<svg onload=alert(1)>'), new Uint8Array(0), bomb()]) {
    expect(Buffer.from(await painter.paint({ picture: poster, bytes })).equals(Buffer.from(plain))).toBe(true);
  }
  await painter.close();
});

test('the card of a result shows the winner and the margin, and fits names of any length', async () => {
  const painter = createPainter();
  const side = (name: string, score: string, hasLost: boolean) => ({ name, score, hasLost });
  const result: ResultPicture = {
    kind: 'result',
    site: 'league',
    file: null,
    label: 'Gully Cup',
    teams: [side('Jets', '51', false), side('Kings '.repeat(13), '32', true)],
    outcome: 'Won by 19 runs',
    foot: '22 Nov 2026',
  };
  const draw = async (more: Partial<ResultPicture>) =>
    Buffer.from(await painter.paint({ picture: { ...result, ...more }, bytes: null }));
  const card = await draw({});
  expect(readImageSize(card)).toEqual({ width: 1200, height: 630 });
  expect((await draw({ outcome: '' })).equals(card)).toBe(false);
  expect((await draw({ teams: [side('Jets', '51', false), side('Kings '.repeat(14), '32', true)] })).equals(card)).toBe(
    false,
  );
  await painter.close();
});

test.each([
  ['kannada', 'ಬೆಂಗಳೂರು', 'ಮೈದಾನ'],
  ['devanagari', 'गली', 'मैदान'],
  ['latin with accents', 'Śrāvaṇa', 'Đường'],
])('%s is drawn by a font that has it, not as boxes', async (_, one, other) => {
  const painter = createPainter();
  const [first, second] = await Promise.all(
    [one, other].map((name) => painter.paint({ picture: { ...poster, name }, bytes: null })),
  );
  // Boxes in place of the letters would make the pictures equal.
  expect(Buffer.from(first ?? []).equals(Buffer.from(second ?? []))).toBe(false);
  await painter.close();
});

test('a picture that hangs ends at the time limit, and the next one is drawn by a new thread', async () => {
  const once = path.join(folder, 'hung');
  const painter = createPainter(
    { ...limits, timeout: 1_500 },
    program(`import { existsSync, writeFileSync } from 'node:fs';
      parentPort.on('message', () => {
        if (existsSync(${JSON.stringify(once)})) return parentPort.postMessage({ drawn: new Uint8Array([7]) });
        writeFileSync(${JSON.stringify(once)}, '');
        for (;;);
      });`),
  );
  await expect(painter.paint({ picture: poster, bytes: null })).rejects.toThrow('took too long');
  expect([...(await painter.paint({ picture: poster, bytes: null }))]).toEqual([7]);
  await painter.close();
});

test('only a limited number may wait, and a stop ends them all', async () => {
  const painter = createPainter(limits, never());
  const orders = Array.from({ length: 4 }, () => painter.paint({ picture: poster, bytes: null }));
  const results = Promise.allSettled(orders);
  await expect(orders[3]).rejects.toThrow('too many pictures are waiting');
  await painter.close();
  expect((await results).map((result) => (result as PromiseRejectedResult).reason.message)).toEqual([
    'the server is stopping',
    'the server is stopping',
    'the server is stopping',
    'too many pictures are waiting',
  ]);
});

test('when the thread dies, only its picture fails', async () => {
  const painter = createPainter(limits, program('parentPort.on("message", () => process.exit(3));'));
  await expect(painter.paint({ picture: poster, bytes: null })).rejects.toThrow('the thread ended with 3');
  const failing = createPainter(limits, program('throw new Error("no library");'));
  await expect(failing.paint({ picture: poster, bytes: null })).rejects.toThrow('no library');
  await Promise.all([painter.close(), failing.close()]);
});
