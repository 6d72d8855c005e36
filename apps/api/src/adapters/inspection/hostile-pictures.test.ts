import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostilePictures, type HostilePicture } from '../../../testing/media/hostile-pictures.ts';
import { testInspector } from '../../../testing/media/test-pictures.ts';
import { WHOLE_MAX_PIXELS } from '../pictures/pixel-limits.ts';

let folder: string;
let pictures: HostilePicture[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maidan-pictures-'));
  pictures = await hostilePictures();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** The reason for a refusal, or the re-encoded picture. */
async function inspectPicture(kind: HostilePicture['kind'], bytes: Buffer) {
  const [file, output] = [path.join(folder, 'in'), path.join(folder, 'out')];
  await writeFile(file, bytes);
  const answer = await testInspector.inspect({ file, extension: kind, output });
  const painted = answer.isGood ? await readFile(output) : null;
  await rm(output, { force: true });
  return { why: answer.isGood ? null : answer.why, painted };
}

/** Whether the result is a complete picture of its kind with an allowed size. */
async function isSound(kind: HostilePicture['kind'], painted: Buffer): Promise<boolean> {
  const picture = sharp(painted, { animated: kind === 'gif', failOn: 'warning' });
  const { width, height, format } = await picture.metadata();
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const expected = { jpg: 'jpeg', png: 'png', bmp: 'png', gif: 'gif' }[kind];
  return data.length > 0 && width * height <= WHOLE_MAX_PIXELS && format === expected;
}

test('malicious pictures are refused, or re-encoded into valid ones [U-6]', async () => {
  const wrong: unknown[] = [];
  for (const { what, kind, bytes, verdict } of pictures) {
    const { why, painted } = await inspectPicture(kind, bytes);
    const isRight = verdict === 'either' || (verdict === 'good') === (painted !== null);
    if (!isRight || (painted && !(await isSound(kind, painted)))) wrong.push([what, why ?? 'good']);
  }
  expect(wrong).toEqual([]);
});

test('pictures truncated anywhere are refused, or re-encoded into valid ones [U-6]', async () => {
  const whole = pictures.filter(({ verdict, bytes }) => verdict === 'good' && bytes.length < 10_000);
  expect(new Set(whole.map(({ kind }) => kind)).size).toBe(4);
  const wrong: unknown[] = [];
  for (const { what, kind, bytes } of whole) {
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 60)) {
      const { painted } = await inspectPicture(kind, bytes.subarray(0, length));
      if (painted && !(await isSound(kind, painted))) wrong.push([what, length]);
    }
    expect((await inspectPicture(kind, bytes)).painted).not.toBeNull();
  }
  expect(wrong).toEqual([]);
});
