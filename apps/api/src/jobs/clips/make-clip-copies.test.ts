import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postBySlug } from '@maidan/contract/feed/posts';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importPost, withdrawAtDesk } from '../../../testing/posts.ts';
import { CLIP_SECRETS, ffmpeg, film, longFilm } from '../../../testing/media/phone-clips.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createClipMaker } from '../../adapters/clips/clip-maker.ts';
import { readMp4 } from '../../adapters/clips/mp4.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { DAY, MINUTE, systemClock } from '../../runtime/clock.ts';
import { jobHandlers } from '../job-handlers.ts';
import { sweepMedia } from '../sweep-media.ts';
import { workOnce } from '../worker.ts';

const clips = createClipMaker(ffmpeg, { seconds: 60, megabytes: 50 });
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-copies-'));
afterAll(() => {
  clips.close();
  rmSync(folder, { recursive: true });
});

const sent = (name: string, side: number) =>
  film(folder, name, `${side * 2}x${side}`, '-pix_fmt', 'yuv420p', '-t', '0.5');

describe.runIf(ffmpeg !== null).each(engines)('the sizes of a clip on %s', (engine) => {
  test('one is published at once, the others are made from the original, which is then removed', async () => {
    const files = folderFiles(path.join(folder, engine));
    const api = await createTestApp(engine, {}, { files, clips });
    await importPost(
      api,
      'smash',
      { 'smash.mov': sent('smash.mov', 720) },
      { type: 'video', media: 'media/smash.mov' },
    );
    const read = () => api.reply(postBySlug, { params: { slug: 'smash' } });
    const first = await read();
    expect(first).toMatchObject({ type: 'video', width: 1080, height: 540, clip_variants: null });
    expect(first.media).toMatch(/^\/api\/media\/[0-9a-f]{40}\.mp4$/);
    expect(first.thumbnail).toMatch(/\.jpg$/);
    const originals = () => readdirSync(path.join(folder, engine)).filter((name) => name.endsWith('.original'));
    expect(originals()).toHaveLength(1);
    expect((await api.get(`/api/media/${originals()[0]}`)).status).toBe(404);

    const handlers = jobHandlers({ db: api.db, files, clips }, true);
    const parts = { database: api.world.database, handlers, clock: api.now, log: pino({ level: 'silent' }) };
    expect([await workOnce(parts), await workOnce(parts)]).toEqual([true, false]);
    const { media, clip_variants: sizes } = await read();
    expect(media).toBe(first.media);
    const stem = media?.replace('.mp4', '') ?? '';
    expect(sizes?.map(({ src, side }) => [src, side])).toEqual([
      [`${stem}-240.mp4`, 240],
      [`${stem}-360.mp4`, 360],
      [media, 540],
      [`${stem}-720.mp4`, 720],
    ]);
    expect(originals()).toEqual([]);
    for (const { src, side, rate } of sizes ?? []) {
      const file = path.join(folder, engine, path.basename(src));
      expect(await readMp4(file)).toMatchObject({ height: side, picture: 'avc1', startsFast: true });
      expect(CLIP_SECRETS.filter((secret) => readFileSync(file).includes(secret))).toEqual([]);
      expect(rate).toBeGreaterThan(0);
    }
    await api.close();
  });
});

test.runIf(ffmpeg !== null)(
  'a clip over 30 seconds is streamed too, in sizes that can be switched at the same times',
  async () => {
    const stored = path.join(folder, 'streamed');
    const files = folderFiles(stored);
    const api = await createTestApp('SQLite', {}, { files, clips });
    const filmed = { 'match.mov': longFilm(folder, 'match.mov', '960x540') };
    await importPost(api, 'match', filmed, { type: 'video', media: 'media/match.mov' });
    const handlers = jobHandlers({ db: api.db, files, clips }, true);
    await workOnce({ database: api.world.database, handlers, clock: api.now, log: pino({ level: 'silent' }) });

    const post = await api.reply(postBySlug, { params: { slug: 'match' } });
    expect(post.clip_variants?.map(({ side }) => side)).toEqual([240, 360, 540]);
    const stem = post.media?.replace('.mp4', '') ?? '';
    expect(post.clip_stream).toMatch(new RegExp(`^${stem}-[0-9a-f]{8}\\.m3u8$`));
    const read = async (name: string, range?: string) => {
      const headers: Record<string, string> = range === undefined ? {} : { range };
      const answer = await api.app.request(`/api/media/${name}`, { headers }, { peer: '127.0.0.1' });
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        bytes: Buffer.from(await answer.arrayBuffer()),
      };
    };
    const all = await read(path.basename(post.clip_stream ?? ''));
    expect([all.status, all.type]).toEqual([200, 'application/vnd.apple.mpegurl']);
    const playlists = all.bytes.toString().match(/^\S+-(360|540)\.m3u8$/gm) ?? [];
    expect(playlists).toHaveLength(2);
    expect(all.bytes.toString().match(/RESOLUTION=\S+/g)).toEqual(['RESOLUTION=640x360', 'RESOLUTION=960x540']);
    const cuts: string[][] = [];
    for (const name of playlists) {
      const text = (await read(name)).bytes.toString();
      cuts.push(text.match(/^#EXTINF:.*$/gm) ?? []);
      const segments = [...text.matchAll(/^#EXT-X-BYTERANGE:(\d+)@(\d+)\n(\S+)$/gm)];
      expect(segments.length).toBeGreaterThan(7);
      for (const [, length, from, media = ''] of segments.slice(-1)) {
        const end = Number(from) + Number(length) - 1;
        const part = await read(media, `bytes=${from}-${end}`);
        expect([part.status, part.bytes.length, part.type]).toEqual([206, Number(length), 'video/mp4']);
      }
      const says = probeFile(path.join(stored, name));
      expect(Number(says)).toBeCloseTo(33, 0);
    }
    expect(cuts[0]).toEqual(cuts[1]);

    // The stream is removed with its clip.
    await withdrawAtDesk(api, 'match');
    api.wait(MINUTE);
    expect((await read(path.basename(post.clip_stream ?? ''))).status).toBe(404);
    api.wait(31 * DAY);
    await sweepMedia(api.db, files, systemClock() + 31 * DAY, { orphans: false });
    expect(readdirSync(stored)).toEqual([]);
    await api.close();
  },
);

/** The length of a film or playlist, in seconds, as a player sees it. */
const probeFile = (file: string): string =>
  execFileSync(ffmpeg?.ffprobe ?? '', [
    ...'-v error -allowed_extensions ALL -show_entries format=duration -of csv=p=0'.split(' '),
    file,
  ]).toString();
