import { testMedia, testMediaUrl } from '../../../testing/media/test-media.ts';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../server/create-app.ts';
import { requester } from '../../../testing/requester.ts';
import { createTestApp, FEED } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { answerAsProvider, startConversation } from '../../../testing/conversations.ts';
import { mediaUrls } from '../../adapters/files/media-url.ts';
import { chats } from '@maidan/contract/account/conversations';
import type { TestApp } from '../../../testing/test-app.ts';
import { makeBucket, s3, startS3, whyLeftOut } from '../../../testing/s3/s3-server.ts';
import { originalName, type Files } from '../../adapters/files/files.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { s3Files } from '../../adapters/files/s3/s3-files.ts';
import { readRange } from './range.ts';

const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const name = `${createHash('sha256').update(content).digest('hex').slice(0, 40)}.mp4`;

const inBucket = async (): Promise<Files> => {
  const account = await startS3();
  return s3Files(account, await makeBucket(account));
};

const places: [string, boolean, (folder: string) => Promise<Files>][] = [
  ['a folder', false, async (folder) => folderFiles(folder)],
  [`an S3 store${whyLeftOut}`, 'missing' in s3, inBucket],
];

for (const [place, isLeftOut, open] of places)
  describe.skipIf(isLeftOut)(`media from ${place}`, () => {
    let world: TestApp;
    let api: ReturnType<typeof requester>;
    let folder: string;
    let app: ReturnType<typeof createApp>;
    let files: Files;
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'maidan-media-'));
      world = await createTestApp('SQLite');
      files = await open(folder);
      await files.put(name, content);
      app = createApp({ ...world.world, files });
      api = requester(app);
    });
    afterAll(async () => {
      await world.close();
      await rm(folder, { recursive: true });
    });
    const fetchBytes = async (headers: Record<string, string> = {}) => {
      const answer = await app.request(`/api/media/${name}`, { headers });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };

    test('the whole file is served with its own type and may be cached forever', async () => {
      const { answer, bytes } = await fetchBytes();
      expect([answer.status, bytes.equals(content)]).toEqual([200, true]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': '1000',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, s-maxage=30, immutable',
        'cross-origin-resource-policy': 'same-site',
      });
      const head = await api.send('HEAD', `/api/media/${name}`);
      expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '1000']);
      const etag = answer.headers.get('etag') ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        expect((await fetchBytes({ 'if-none-match': known })).answer.status).toBe(304);
      }
    });

    test('the original of a clip is not served: it still contains where it was filmed', async () => {
      const original = originalName(name.slice(0, 40));
      await files.put(original, content);
      for (const method of ['GET', 'HEAD']) {
        expect((await api.send(method, `/api/media/${original}`)).status).toBe(404);
      }
    });

    test('a range is 206 with exactly those bytes, and one beyond the end is 416', async () => {
      const { answer, bytes } = await fetchBytes({ range: 'bytes=100-199' });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 100-199/1000']);
      expect(bytes.equals(content.subarray(100, 200))).toBe(true);
      const last = await fetchBytes({ range: 'bytes=-10' });
      expect(last.bytes.equals(content.subarray(990))).toBe(true);
      const beyond = await fetchBytes({ range: 'bytes=1000-' });
      expect([beyond.answer.status, beyond.answer.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
      expect((await fetchBytes({ range: 'bytes=0-9', 'if-range': '"another"' })).answer.status).toBe(200);
    });

    test('no name leads out of the folder', async () => {
      const hostile = [
        '..%2f..%2fetc%2fpasswd',
        '.env',
        `${name}%00.webp`,
        name.toUpperCase(),
        'x.mp4',
        `${'0'.repeat(40)}.html`,
      ];
      for (const bad of [...hostile, `${'0'.repeat(40)}.mp4`]) {
        const answer = await api.get(`/api/media/${bad}`);
        expect([bad, answer.status, answer.headers.get('cache-control')]).toEqual([bad, 404, 'no-store']);
      }
    });
  });

test('storing the same bytes twice leaves one file and no draft', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = folderFiles(folder);
  await Promise.all([files.put(name, content), files.put(name, content)]);
  expect(await readdir(folder)).toEqual([name]);
  await expect(files.put('../x.mp4', content)).rejects.toThrow('not a media name');
});

test('for a CDN on another host every page may read media, and a cache keeps one reply for all', async () => {
  const world = await createTestApp('SQLite', { isMediaElsewhere: true });
  onTestFinished(() => world.close());
  await world.world.files.put(name, content);
  for (const headers of [{}, { range: 'bytes=0-9' }, { origin: 'https://other.example' }, { origin: FEED }]) {
    const answer = await world.app.request(`/api/media/${name}`, { headers });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, s-maxage=30, immutable',
    });
    expect(answer.headers.get('vary') ?? '').not.toContain('Origin');
  }
  const missing = await world.app.request(`/api/media/${'0'.repeat(40)}.mp4`, {
    headers: { origin: 'https://other.example' },
  });
  expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, null]);
});

test('media that only signed-in people see never go to a CDN', async () => {
  const world = await createTestApp('SQLite', {}, { mediaUrl: mediaUrls('https://cdn.example/m') });
  onTestFinished(() => world.close());
  const { token } = await signIn(world);
  const conversation = await startConversation(world, token);
  await answerAsProvider(world, conversation, { type: 'image', message: testMedia('map.webp').id });
  const { data } = await world.reply(chats, { params: { id: conversation } }, { token });
  expect(data.at(-1)?.message).toBe(testMediaUrl('map.webp'));
});

describe.skipIf('missing' in s3)(`a store that is away${whyLeftOut}`, () => {
  test('is 503 with a Retry-After, and its own message stays in the log', async () => {
    const account = { ...(await startS3()), endpoint: 'http://127.0.0.1:9' };
    const world = await createTestApp('SQLite', {}, { files: s3Files(account, 'media') });
    onTestFinished(() => world.close());
    const answer = await world.get(`/api/media/${name}`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.text).not.toContain('store');
    expect(JSON.stringify(world.logged)).toContain('cannot reach the file store');
  });
});

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=5-5', { start: 5, end: 5 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=-200', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-3', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes=99999999999999999999-', 'whole'],
])('Range %s of 100 bytes', (header, expected) => {
  expect(readRange(header, 100)).toEqual(expected);
});
