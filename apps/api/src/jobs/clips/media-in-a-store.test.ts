import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { publishPost, uploadedMedia, type PostDraft } from '@maidan/contract/desk/posts/compose';
import { withdrawPosts } from '@maidan/contract/desk/posts/posts';
import { postBySlug } from '@maidan/contract/feed/posts';
import { afterAll, expect, test } from 'vitest';
import { dataLocations, fillLocation, openLocation } from '../../../testing/databases/data-locations.ts';
import { describeProcesses } from '../../../testing/databases/describe-processes.ts';
import { chunkSender } from '../../../testing/media/chunk-sender.ts';
import { blankPost } from '../../../testing/media/clip-writer.ts';
import { ffmpeg, film, longFilm } from '../../../testing/media/phone-clips.ts';
import { png } from '../../../testing/operator.ts';
import { manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { makeBucket, s3, startS3, whyLeftOut } from '../../../testing/s3/s3-server.ts';
import {
  fetchAlone,
  startRunning,
  startWorker,
  stopProcess,
  type ServerProcess,
} from '../../../testing/server-process.ts';
import { isOriginal } from '../../adapters/files/files.ts';
import { s3Files } from '../../adapters/files/s3/s3-files.ts';
import { MINUTE, systemClock } from '../../runtime/clock.ts';

const locations = dataLocations();
afterAll(() => locations.removeAll());

/** Reads a file or a part of it from one server. */
const reader = ({ address }: ServerProcess) => {
  const read = async (url: string | null | undefined, range?: string) => {
    const answer = await fetchAlone(`${address}${url}`, { headers: range === undefined ? {} : { range } });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const post = async (slug: string) =>
    postBySlug.response.parse(JSON.parse((await read(`/api/post/${slug}`)).bytes.toString()));
  return { read, post };
};

async function expectSizes(server: ServerProcess, slug: string, sides: readonly number[]): Promise<void> {
  const { read, post } = reader(server);
  const { clip_variants: sizes, thumbnail } = await post(slug);
  expect(sizes?.map(({ side }) => side)).toEqual(sides);
  expect((await read(thumbnail)).status).toBe(200);
  for (const { src } of sizes ?? []) {
    const whole = await read(src);
    expect([whole.status, whole.bytes.subarray(4, 8).toString()]).toEqual([200, 'ftyp']);
    const part = await read(src, 'bytes=100-299');
    expect([part.status, part.bytes.equals(whole.bytes.subarray(100, 300))]).toEqual([206, true]);
  }
}

async function expectStream(server: ServerProcess, slug: string): Promise<void> {
  const { read, post } = reader(server);
  const { clip_stream: stream } = await post(slug);
  const folder = path.posix.dirname(stream ?? '');
  const playlists = (await read(stream)).bytes.toString().match(/^\S+\.m3u8$/gm) ?? [];
  expect(playlists).toHaveLength(2);
  for (const name of playlists) {
    const text = (await read(`${folder}/${name}`)).bytes.toString();
    const segments = [...text.matchAll(/^#EXT-X-BYTERANGE:(\d+)@(\d+)\n(\S+)$/gm)];
    expect(segments.length).toBeGreaterThan(7);
    for (const [, length, from, file = ''] of [...segments.slice(0, 1), ...segments.slice(-1)]) {
      const part = await read(`${folder}/${file}`, `bytes=${from}-${Number(from) + Number(length) - 1}`);
      expect([part.status, part.bytes.length]).toEqual([206, Number(length)]);
    }
  }
}

const canRun = ffmpeg !== null && !('missing' in s3);
describeProcesses(
  `media in an S3 store${whyLeftOut}`,
  (engine) => {
    test('a worker elsewhere processes the clips that API processes receive and serve', { timeout: 0 }, async () => {
      const location = await locations.make(engine);
      await fillLocation(location, manyPosts(0));
      const { db } = openLocation(location);
      const { token } = await seatStaff({ db, now: systemClock }, { roles: ['editor'] });
      const account = await startS3();
      const [media, uploads] = [await makeBucket(account), await makeBucket(account)];
      const folders: string[] = [];
      const settings = () => {
        // Only SQLite's file is shared: no process sees another's disk.
        const DATA_DIR = engine === 'SQLite' ? location.DATA_DIR : locations.makeFolder();
        folders.push(DATA_DIR);
        return {
          ...location,
          DATA_DIR,
          PATH: path.dirname(ffmpeg?.ffmpeg ?? ''),
          LOG_LEVEL: 'info',
          JOBS_IN_SERVER: '0',
          FILE_STORE: 's3',
          S3_ENDPOINT: account.endpoint,
          S3_MEDIA_BUCKET: media,
          S3_UPLOADS_BUCKET: uploads,
          S3_ACCESS_KEY_ID: account.accessKeyId,
          S3_SECRET_ACCESS_KEY: account.secretAccessKey,
        };
      };
      const servers = [await startRunning(settings())];
      const worker = await startWorker(settings());

      // Each request goes to the next process, as behind a load balancer.
      let turn = 0;
      const send = (to: string, init: RequestInit = {}) =>
        fetchAlone(`${servers[(turn += 1) % servers.length]?.address}${to}`, init);
      const authorization = `Bearer ${token}`;
      const sendJson = (to: string, body: unknown) =>
        send(`/api/${to}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const sender = chunkSender(send, token);
      const upload = async (name: string, bytes: Buffer) => uploadedMedia.parse((await sender.media(name, bytes)).json);
      const uploadClip = async (name: string, bytes: Buffer) => {
        const { id, state } = await upload(name, bytes);
        expect(state).toBe('preparing');
        await workIsDone();
        const answer = await send(`/api/desk/media/${id}`, { headers: { authorization } });
        return uploadedMedia.parse(await answer.json());
      };
      const publish = async (content: Partial<PostDraft>) => {
        const answer = await sendJson(publishPost.path, { content: { ...blankPost, ...content } });
        return publishPost.response.parse(await answer.json());
      };
      const workIsDone = async () => {
        while ((await db.selectFrom('jobs').select('kind').execute()).length > 0) await wait(100);
      };

      const sent = locations.makeFolder();
      const match = await uploadClip('match.mov', longFilm(sent, 'match.mov', '960x540'));
      const { id, slug } = await publish({ type: 'video', name: 'Match', file: match.id });
      await workIsDone();
      for (const server of servers) {
        await expectSizes(server, slug, [240, 360, 540]);
        await expectStream(server, slug);
      }

      servers.push(await startRunning(settings()));
      const smash = await uploadClip(
        'smash.mov',
        film(sent, 'smash.mov', '1280x720', '-pix_fmt', 'yuv420p', '-t', '0.3'),
      );
      const captions = await upload('smash.vtt', Buffer.from('WEBVTT\n\n00:00.100 --> 00:00.300\nHere we go.\n'));
      const tracks = [{ language: 'kn', file: captions.id }];
      const short = await publish({ type: 'video', name: 'Smash', file: smash.id, caption_tracks: tracks });
      const turf = await publish({ name: 'Turf', file: (await upload('turf.png', png(800, 600))).id });
      await workIsDone();
      for (const server of servers) {
        await expectSizes(server, short.slug, [240, 360, 540, 720]);
        await expectSizes(server, slug, [240, 360, 540]);
        await expectStream(server, slug);
        const { read, post } = reader(server);
        const said = await read((await post(short.slug)).caption_tracks[0]?.src);
        expect([said.status, said.bytes.toString()]).toEqual([200, expect.stringContaining('Here we go.')]);
        expect((await read((await post(turf.slug)).media)).status).toBe(200);
      }

      // The original is gone, and nothing is left on a disk.
      for await (const { name } of s3Files(account, media).list()) expect(isOriginal(name)).toBe(false);
      for (const kept of folders.flatMap((folder) => [path.join(folder, 'media'), path.join(folder, 'uploads')])) {
        expect(existsSync(kept) ? readdirSync(kept).filter((name) => !name.startsWith('.')) : []).toEqual([]);
      }

      await sendJson(withdrawPosts.path, { ids: [Number(id)] });
      const began = systemClock();
      const isServed = async () =>
        (await Promise.all(servers.map((server) => reader(server).read(match.url)))).some(
          ({ status }) => status === 200,
        );
      while (await isServed()) await wait(500);
      expect(systemClock() - began).toBeLessThan(MINUTE);
      for (const one of [...servers, worker]) expect(await stopProcess(one, 'SIGTERM')).toBe(0);
      await db.destroy();
    });
  },
  canRun,
);
