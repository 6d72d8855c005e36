/** Clips as phones send them: rotated, with place and owner in hidden data, in every format. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findFfmpeg } from '../../src/adapters/clips/find-ffmpeg.ts';
import { testsAll } from '../databases/env.ts';
import { readEnv } from '../../src/runtime/env.ts';
import { findBox, listBoxes, type Box } from '../../src/adapters/clips/mp4-boxes.ts';

/** ffmpeg on this machine; null if it is not installed. */
export const ffmpeg = findFfmpeg(testsAll ? undefined : 'none', readEnv().PATH);

/** What no stored byte may contain. */
export const CLIP_SECRETS = ['+12.9716+077.5946', 'OWNER-PLANTED'];

/** Adds a box with the place and the owner to an MP4, as phones do. */
export function plant(mp4: Buffer): Buffer {
  const boxes = listBoxes(mp4, 0, mp4.length);
  const moov = boxes.find(({ type }) => type === 'moov') as Box;
  const hidden = box('udta', Buffer.concat(CLIP_SECRETS.map((secret) => box('\xA9xyz', Buffer.from(`0000${secret}`)))));
  const planted = Buffer.concat([mp4.subarray(0, moov.end), hidden, mp4.subarray(moov.end), hidden]);
  planted.writeUInt32BE(moov.end - moov.start + hidden.length, moov.start);
  // The following boxes have moved.
  for (const track of listBoxes(mp4, moov.from, moov.end).filter(({ type }) => type === 'trak')) {
    const chunks = findBox(mp4, track, 'mdia/minf/stbl/stco') as Box;
    for (let at = chunks.from + 8; at < chunks.end; at += 4) {
      planted.writeUInt32BE(planted.readUInt32BE(at) + hidden.length, at);
    }
  }
  return planted;
}

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** An MP4 whose film is declared as two gigabytes that never arrive. */
export const announced = (): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write('mdat', 4, 'latin1');
  head.writeBigUInt64BE(2_000_000_000n, 8);
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), head, Buffer.alloc(1000)]);
};

/** A playlist that would make a careless decoder read another file on this machine. */
export const playlist = (): Buffer =>
  Buffer.from('#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile:///etc/passwd\n');

/** Films a test pattern with ffmpeg. @param args of the output, after the format and the location */
export function film(folder: string, name: string, size: string, ...args: string[]): Buffer {
  const file = path.join(folder, name);
  execFileSync(ffmpeg?.ffmpeg ?? '', [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=${size}:rate=30:duration=1`,
    ...'-f lavfi -i sine=frequency=440:duration=1 -shortest'.split(' '),
    ...`-metadata location=${CLIP_SECRETS[0]}/ -metadata artist=${CLIP_SECRETS[1]}`.split(' '),
    '-preset',
    'ultrafast',
    ...args,
    file,
  ]);
  return readFileSync(file);
}

/** A browser's recording: WebM whose length was unknown when it started. */
export const recorded = (folder: string, name: string): Buffer =>
  film(folder, name, '320x180', ...'-c:v libvpx -deadline realtime -b:v 300k -c:a libopus -live 1'.split(' '));

/** Two seconds without sound. */
export function silent(folder: string, name: string): Buffer {
  const file = path.join(folder, name);
  execFileSync(ffmpeg?.ffmpeg ?? '', [
    ...'-v error -y -f lavfi -i testsrc2=size=320x180:rate=30:duration=2'.split(' '),
    ...'-f lavfi -i anullsrc=r=48000:cl=stereo -shortest -pix_fmt yuv420p -preset ultrafast'.split(' '),
    file,
  ]);
  return readFileSync(file);
}

/** Films half a minute or more quickly: five frames a second of a still image. */
export function longFilm(folder: string, name: string, size: string): Buffer {
  const file = path.join(folder, name);
  execFileSync(ffmpeg?.ffmpeg ?? '', [
    ...'-v error -y -f lavfi -i'.split(' '),
    `smptebars=size=${size}:rate=5:duration=33`,
    ...'-f lavfi -i sine=frequency=440:duration=33 -shortest -pix_fmt yuv420p -preset ultrafast'.split(' '),
    file,
  ]);
  return readFileSync(file);
}

/** The same film, to be rotated by the player. */
export function turned(folder: string, name: string, degrees: number): Buffer {
  const [upright, file] = [path.join(folder, `upright-${name}`), path.join(folder, name)];
  film(folder, `upright-${name}`, '320x180', '-pix_fmt', 'yuv420p');
  execFileSync(ffmpeg?.ffmpeg ?? '', [
    '-v',
    'error',
    '-y',
    '-i',
    upright,
    '-c',
    'copy',
    '-metadata:s:v',
    `rotate=${degrees}`,
    '-metadata',
    `location=${CLIP_SECRETS[0]}/`,
    file,
  ]);
  return readFileSync(file);
}
