import path from 'node:path';
import sharp from 'sharp';
import type { ClipOrder } from './clips.ts';
import { readFrom } from './open-safely.ts';
import type { Probe } from './probe.ts';
import { runProgram } from './run-program.ts';

/** A copy of a clip in one size, by its short side in pixels. */
export interface Rung {
  readonly side: number;
  /** Kilobits per second: the maximum for the picture, and for the sound. */
  readonly picture: number;
  readonly sound: number;
}

export const rungs: readonly Rung[] = [
  // For data saver.
  { side: 240, picture: 260, sound: 48 },
  { side: 360, picture: 550, sound: 64 },
  { side: 540, picture: 1100, sound: 96 },
  { side: 720, picture: 2000, sound: 128 },
];

/** Seconds between key frames, at which playback can start and a player can switch to another copy. */
const KEY_FRAME = 2;

/** As loud as other feeds: half of all listeners wear headphones. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000';

const TO_SDR =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv';

/** Its size at this rung, with even sides; no rung enlarges. */
export function sizeIn({ side }: Rung, { width, height }: Pick<Probe, 'width' | 'height'>) {
  const scale = Math.min(1, side / Math.min(width, height));
  const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return { width: even(width), height: even(height) };
}

/** Encodes an MP4 that can be played before it has fully loaded. ffmpeg rotates it upright by itself. */
export async function encodeRung(order: ClipOrder, known: Probe, rung: Rung, output: string): Promise<void> {
  const { width, height } = sizeIn(rung, known);
  const filters = [
    `fps=${known.frames}`,
    ...(known.isHdr ? [TO_SDR] : []),
    `scale=${width}:${height}:flags=bicubic`,
    'setsar=1',
    'format=yuv420p',
  ];
  await runProgram(order.ffmpeg, [
    ...'-nostdin -v error -y'.split(' '),
    ...(await readFrom(order.file)),
    ...'-map 0:v:0 -map 0:a:0? -sn -dn'.split(' '),
    ...'-map_metadata -1 -map_metadata:s -1 -map_chapters -1 -fflags +bitexact'.split(' '),
    '-vf',
    filters.join(','),
    '-c:v',
    'libx264',
    '-profile:v',
    'main',
    '-preset',
    'veryfast',
    '-crf',
    '23',
    '-maxrate',
    `${rung.picture}k`,
    '-bufsize',
    `${2 * rung.picture}k`,
    '-flags:v',
    '+bitexact',
    '-force_key_frames',
    `expr:gte(t,n_forced*${KEY_FRAME})`,
    ...(known.hasSound
      ? ['-af', LOUDNESS, '-c:a', 'aac', '-b:a', `${rung.sound}k`, '-ac', '2', '-flags:a', '+bitexact']
      : []),
    '-movflags',
    '+faststart',
    output,
  ]);
}

const CANDIDATES = 8;

/** Extracts frames from the whole clip. @returns the path of the sharpest */
export async function findSharpestFrame(order: ClipOrder, clip: string, duration: number): Promise<string | null> {
  const every = `fps=${(CANDIDATES / duration).toFixed(6)}:round=up`;
  await runProgram(order.ffmpeg, [
    '-nostdin',
    '-v',
    'error',
    '-y',
    ...(await readFrom(clip)),
    '-an',
    '-vf',
    every,
    '-frames:v',
    String(CANDIDATES),
    path.join(order.folder, 'frame-%d.png'),
  ]);
  let best: { file: string; sharpness: number } | null = null;
  for (let at = 1; at <= CANDIDATES; at += 1) {
    const file = path.join(order.folder, `frame-${at}.png`);
    const found = await sharp(file)
      .stats()
      .catch(() => null);
    if (found && found.sharpness > (best?.sharpness ?? -1)) best = { file, sharpness: found.sharpness };
  }
  return best?.file ?? null;
}
