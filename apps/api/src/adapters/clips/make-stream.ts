import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { streamName } from '../files/files.ts';
import type { ClipStream, StreamOrder } from './clips.ts';
import { readMp4 } from './mp4.ts';
import { readFrom } from './open-safely.ts';
import { runProgram } from './run-program.ts';

/** Seconds per segment: a multiple of the key frame interval, so that all sizes are cut at the same times. */
const SEGMENT = 4;

/**
 * Packs sizes of a clip as HLS with fMP4 segments, without re-encoding them. Each size is one file, whose byte ranges
 * the playlist lists.
 */
export async function makeStream({ ffmpeg, folder, hash, sizes }: StreamOrder): Promise<ClipStream> {
  const output = path.join(folder, 'stream');
  await mkdir(output);
  const films = await Promise.all(sizes.map(({ file }) => readMp4(file)));
  const hasSound = films.every((film) => film !== null && film.sound !== null);
  const inputs = await Promise.all(sizes.map(({ file }) => readFrom(file)));
  const streams = sizes.map(({ side }, at) => `v:${at}${hasSound ? `,a:${at}` : ''},name:${side}`);
  await runProgram(ffmpeg, [
    ...'-nostdin -v error -y'.split(' '),
    ...inputs.flat(),
    ...sizes.flatMap((_, at) => ['-map', `${at}:v:0`, ...(hasSound ? ['-map', `${at}:a:0`] : [])]),
    ...'-c copy -map_metadata -1 -fflags +bitexact'.split(' '),
    ...`-f hls -hls_time ${SEGMENT} -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file`.split(' '),
    '-var_stream_map',
    streams.join(' '),
    ...'-master_pl_name all.m3u8 -hls_segment_filename'.split(' '),
    path.join(output, '%v.mp4'),
    path.join(output, '%v.m3u8'),
  ]);
  const sides = sizes.map(({ side }) => side);
  const playlists = ['all', ...sides].map((name) => path.join(output, `${name}.m3u8`));
  const media = sides.map((side) => path.join(output, `${side}.mp4`));
  const stamp = await stampOf([...media, ...playlists]);
  for (const playlist of playlists) {
    const text = await readFile(playlist, 'utf8');
    const named = text.replaceAll(/\b(\d+)\.(mp4|m3u8)/g, (_, side: string, ending: 'mp4' | 'm3u8') =>
      streamName(hash, stamp, ending, Number(side)),
    );
    await writeFile(playlist, named);
  }
  return {
    stamp,
    // Files named in a playlist are stored before it.
    files: [
      ...sides.map((side, at) => ({ name: streamName(hash, stamp, 'mp4', side), file: media[at] ?? '' })),
      ...sides.map((side, at) => ({ name: streamName(hash, stamp, 'm3u8', side), file: playlists[at + 1] ?? '' })),
      { name: streamName(hash, stamp, 'm3u8'), file: playlists[0] ?? '' },
    ],
  };
}

/** Names the files by their content, so that files from machines that encode differently are never mixed. */
async function stampOf(files: readonly string[]): Promise<string> {
  const sum = createHash('sha256');
  for (const file of files) for await (const chunk of createReadStream(file)) sum.update(chunk as Buffer);
  return sum.digest('hex').slice(0, 8);
}
