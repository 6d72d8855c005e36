import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import {
  announced,
  CLIP_SECRETS,
  ffmpeg,
  film,
  plant,
  playlist,
  recorded,
  silent,
  turned,
} from '../../../testing/media/phone-clips.ts';
import { clip, png } from '../../../testing/operator.ts';
import { createClipMaker } from './clip-maker.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { readMp4 } from './mp4.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maidan-clips-'));
const limits = { seconds: 60, megabytes: 20 };
const without = createClipMaker(null, limits);
const withFfmpeg = createClipMaker(ffmpeg, limits);
afterAll(() => {
  withFfmpeg.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
async function read(maker: typeof without, sent: Buffer) {
  files += 1;
  const [file, output] = [path.join(folder, `sent-${files}`), mkdtempSync(path.join(folder, 'out-'))];
  writeFileSync(file, sent);
  const made = await maker.read(file, output);
  const bytes = readFileSync(made.file);
  return { ...made, bytes, says: await readMp4(made.file) };
}
const secretsIn = (bytes: Buffer) => CLIP_SECRETS.filter((secret) => bytes.includes(secret));

const refused: [string, () => Buffer, RegExp][] = [
  ['an empty file', () => Buffer.alloc(0), /^is not a clip/],
  ['a picture', () => png(10, 10), /^is not a clip/],
  ['a playlist that names a file on this machine', playlist, /^is not a clip/],
  ['a film that ends in the middle', () => clip().subarray(0, 100_000), /^is damaged/],
  ['a declared size of two gigabytes', announced, /^is damaged/],
  ['21 MB', () => Buffer.concat([clip(), Buffer.alloc(21e6)]), /^is larger than 20 MB \(CLIP_MAX_MB\)\.$/],
];

describe('without ffmpeg', () => {
  test('an MP4 with H.264 is published unchanged, except for place and owner', async () => {
    const sent = plant(clip());
    expect(secretsIn(sent)).toEqual(CLIP_SECRETS);
    const { bytes, says, ...made } = await read(without, sent);
    expect(made).toMatchObject({ width: 960, height: 540, duration: 6, frame: null });
    expect([secretsIn(bytes), bytes.length, says?.startsFast]).toEqual([[], sent.length, true]);
  });

  test.each(refused)('%s is refused with the reason', async (_what, make, reason) => {
    await expect(read(without, make())).rejects.toThrow(reason);
  });

  test('a film that is too long is refused, with its length and the limit', async () => {
    const strict = createClipMaker(null, { seconds: 5, megabytes: 20 });
    await expect(read(strict, clip())).rejects.toThrow('is 6 seconds long; the limit is 5 (CLIP_MAX_SECONDS).');
  });

  test('ffmpeg is optional, and a wrong path counts as missing', () => {
    expect([
      findFfmpeg('none', ''),
      findFfmpeg('/no/such/ffmpeg', ''),
      findFfmpeg(undefined, '/nowhere:relative'),
    ]).toEqual([null, null, null]);
  });
});

test.runIf(ffmpeg === null)('ffmpeg is not installed on this machine: encoding is not tested here', () => {
  expect(ffmpeg).toBeNull();
});

describe.runIf(ffmpeg !== null)('with ffmpeg', () => {
  const plain = ['-pix_fmt', 'yuv420p'];
  const sent: [string, () => Buffer, [number, number]][] = [
    ['an MP4', () => film(folder, 'plain.mp4', '320x180', ...plain), [320, 180]],
    ['a MOV turned by 90 degrees', () => turned(folder, 'right.mov', 90), [180, 320]],
    ['a MOV turned by 180 degrees', () => turned(folder, 'over.mov', 180), [320, 180]],
    ['an MP4 turned by 270 degrees', () => turned(folder, 'left.mp4', 270), [180, 320]],
    ['4K', () => film(folder, '4k.mp4', '3840x2160', ...plain, '-t', '0.4'), [960, 540]],
    [
      'HDR in HEVC with ten bits',
      () =>
        film(
          folder,
          'hdr.mov',
          '640x360',
          '-pix_fmt',
          'yuv420p10le',
          '-c:v',
          'libx265',
          '-tag:v',
          'hvc1',
          ...'-x265-params log-level=0:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc'.split(' '),
          ...'-color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc'.split(' '),
        ),
      [640, 360],
    ],
    [
      'a variable frame rate',
      () => film(folder, 'vfr.mp4', '320x180', ...plain, '-vf', 'select=not(mod(n\\,3))+gt(n\\,20)', '-vsync', 'vfr'),
      [320, 180],
    ],
    [
      'WebM',
      () => film(folder, 'a.webm', '320x180', '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'),
      [320, 180],
    ],
    ['a browser recording without its length', () => recorded(folder, 'recorded.webm'), [320, 180]],
    ['two seconds of silence', () => silent(folder, 'silent.mp4'), [320, 180]],
    ['MPEG-4 in Matroska', () => film(folder, 'old.mkv', '320x180', '-c:v', 'mpeg4'), [320, 180]],
    [
      'a film without sound',
      () => film(folder, 'mute.mp4', '320x180', ...plain, '-an', '-movflags', '+frag_keyframe+empty_moov'),
      [320, 180],
    ],
  ];

  test.each(sent)('%s plays on every phone, upright, without place and owner', async (_what, make, size) => {
    const { bytes, says, width, height, duration, frame } = await read(withFfmpeg, make());
    expect([width, height]).toEqual(size);
    expect(duration).toBeGreaterThan(0.3);
    expect(secretsIn(bytes)).toEqual([]);
    expect(says).toMatchObject({
      isQuickTime: false,
      picture: 'avc1',
      isPlain: true,
      isTurned: false,
      hasData: false,
      startsFast: true,
      width,
      height,
    });
    const { width: across, height: down } = await sharp(frame ?? '').metadata();
    expect([across, down]).toEqual(size);
  });

  test('ffmpeg is found by its path', () => {
    expect(findFfmpeg(ffmpeg?.ffmpeg, '')).toEqual(ffmpeg);
  });

  test('a clip that needs no encoding stays unchanged, and the poster is its sharpest frame', async () => {
    const { bytes, frame } = await read(withFfmpeg, clip());
    // Without the name of the program that wrote it.
    expect(bytes.length).toBe(clip().length);
    expect(await sharp(frame ?? '').metadata()).toMatchObject({ width: 960, height: 540 });
  });

  test.each(refused)('%s is refused with the reason', async (_what, make, reason) => {
    await expect(read(withFfmpeg, make())).rejects.toThrow(reason);
  });

  test('a film that is too long, or wider than any camera produces, is refused with the limit', async () => {
    const strict = createClipMaker(ffmpeg, { seconds: 0.5, megabytes: 20 });
    await expect(read(strict, film(folder, 'long.mkv', '320x180'))).rejects.toThrow(/CLIP_MAX_SECONDS/);
    await expect(read(strict, recorded(folder, 'long.webm'))).rejects.toThrow(/^is [12] seconds long/);
    strict.close();
    const wide = film(folder, 'wide.mkv', '8200x32', '-c:v', 'ffv1', '-frames:v', '1');
    await expect(read(withFfmpeg, wide)).rejects.toThrow('is wider than 8192 pixels.');
  });
});
