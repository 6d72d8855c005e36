import { createHash, randomBytes, randomUUID } from 'node:crypto';
import dns from 'node:dns';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeBucket, s3, startS3, whyLeftOut } from '../../../testing/s3/s3-server.ts';
import type { Files } from './files.ts';
import { folderFiles } from './folder-files.ts';
import { folderUploads } from './folder-uploads.ts';
import { s3Bucket, type S3Account } from './s3/s3-client.ts';
import { s3Files } from './s3/s3-files.ts';
import { s3Objects } from './s3/s3-objects.ts';
import { s3Uploads } from './s3/s3-uploads.ts';
import { filesInTwoPlaces, uploadsInTwoPlaces } from './two-places.ts';
import type { Uploads } from './uploads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'maidan-stores-'));
afterAll(() => rmSync(folder, { recursive: true }));
const newFolder = () => path.join(folder, randomUUID());

const nameOf = (content: Uint8Array, extension = 'mp4') =>
  `${createHash('sha256').update(content).digest('hex').slice(0, 40)}.${extension}`;
const all = async <T>(found: AsyncIterable<T>): Promise<T[]> => {
  const list: T[] = [];
  for await (const one of found) list.push(one);
  return list;
};

const inStore = async () => {
  const account = await startS3();
  return s3Files(account, await makeBucket(account));
};
const uploadsInStore = async () => {
  const account = await startS3();
  return s3Uploads(account, await makeBucket(account), folderUploads(newFolder()));
};

const places: [string, boolean, () => Promise<Files>, () => Promise<Uploads>][] = [
  ['a folder', false, async () => folderFiles(newFolder()), async () => folderUploads(newFolder())],
  ['an S3 store', true, inStore, uploadsInStore],
  [
    'an S3 store with a folder of older files',
    true,
    async () => filesInTwoPlaces(await inStore(), folderFiles(newFolder())),
    async () => uploadsInTwoPlaces(await uploadsInStore(), folderUploads(newFolder())),
  ],
];

for (const [title, needsStore, openFiles, openUploads] of places) {
  const isLeftOut = needsStore && 'missing' in s3;
  describe.skipIf(isLeftOut)(`${title}${isLeftOut ? whyLeftOut : ''}`, () => {
    let files: Files;
    let uploads: Uploads;
    beforeAll(async () => {
      files = await openFiles();
      uploads = await openUploads();
    });

    test('media can be stored, read in part, listed and removed', async () => {
      const content = randomBytes(1000);
      const name = nameOf(content);
      expect(await files.size(name)).toBeNull();
      await files.put(name, content);
      expect(await files.size(name)).toBe(1000);
      expect((await buffer(files.read(name, 0, 999))).equals(content)).toBe(true);
      expect((await buffer(files.read(name, 100, 199))).equals(content.subarray(100, 200))).toBe(true);
      expect(await all(files.list())).toEqual([{ name, bytes: 1000 }]);
      expect(await files.remove(name, Date.now() + 5000)).toBe(true);
      expect([await files.size(name), await all(files.list())]).toEqual([null, []]);
    });

    test('a file larger than one part arrives whole', async () => {
      const content = randomBytes(17 * 1024 * 1024);
      const [name, file] = [nameOf(content), path.join(folder, randomUUID())];
      await writeFile(file, content);
      await files.putFile(name, file);
      expect(await files.size(name)).toBe(content.length);
      expect((await buffer(files.read(name, 0, content.length - 1))).equals(content)).toBe(true);
      const across = await buffer(files.read(name, 8 * 1024 * 1024 - 10, 8 * 1024 * 1024 + 9));
      expect(across.equals(content.subarray(8 * 1024 * 1024 - 10, 8 * 1024 * 1024 + 10))).toBe(true);
    });

    test('storing a file again renews its time, which keeps it from being removed', async () => {
      const content = randomBytes(100);
      const name = nameOf(content, 'webp');
      await files.put(name, content);
      // A store records times in whole seconds, which Swift rounds up; a folder in fractions of a millisecond.
      await wait(needsStore ? 2100 : 20);
      const limit = Date.now();
      expect(await all(files.listBefore(limit))).toContainEqual({ name, bytes: 100 });
      await files.put(name, content);
      expect((await all(files.listBefore(limit))).map((file) => file.name)).not.toContain(name);
      expect([await files.remove(name, limit), await files.size(name)]).toEqual([false, 100]);
      expect((await buffer(files.read(name, 0, 99))).equals(content)).toBe(true);
    });

    test('a missing file is an error, and names in another format are not looked up', async () => {
      await expect(buffer(files.read(nameOf(randomBytes(4)), 0, 9))).rejects.toMatchObject({ code: 'ENOENT' });
      await expect(buffer(uploads.read('f'.repeat(32)))).rejects.toMatchObject({ code: 'ENOENT' });
      expect([await files.size('../x.mp4'), await uploads.size('../x')]).toEqual([null, null]);
      await expect(files.put('../x.mp4', new Uint8Array(1))).rejects.toThrow('not a media name');
    });

    test('an upload appears under its name only once it is kept, and a discarded draft leaves nothing', async () => {
      const content = randomBytes(70_000);
      const name = randomUUID().replaceAll('-', '');
      const [draft, dropped] = [await uploads.begin(), await uploads.begin()];
      for (const each of [draft, dropped]) {
        await each.write(content);
        await each.finish();
      }
      expect(await uploads.size(name)).toBeNull();
      await uploads.keep(draft, name);
      await dropped.drop();
      expect(await all(uploads.list())).toEqual([name]);
      expect([await uploads.size(name), (await buffer(uploads.read(name))).equals(content)]).toEqual([70_000, true]);
      expect(await all(uploads.listBefore(Date.now() + 5000))).toEqual([name]);
      await uploads.remove(name);
      expect([await uploads.size(name), await all(uploads.list())]).toEqual([null, []]);
      expect(readdirSync(path.dirname(draft.path))).toEqual([]);
    });
  });
}

describe.skipIf('missing' in s3)(`an S3 store alone${whyLeftOut}`, () => {
  let account: S3Account;
  let bucket: string;
  beforeAll(async () => {
    account = await startS3();
    bucket = await makeBucket(account);
  });

  test('the bucket may also be part of the host', async () => {
    const { lookup } = dns;
    const spied = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((host: string, ...rest: unknown[]) =>
        (lookup as (...args: unknown[]) => void)(
          host.endsWith('.localhost') ? '127.0.0.1' : host,
          ...rest,
        )) as typeof lookup);
    onTestFinished(() => spied.mockRestore());
    const endpoint = account.endpoint.replace('127.0.0.1', 'localhost');
    const byHost = s3Files({ ...account, endpoint, addressing: 'host' }, bucket);
    const content = randomBytes(50);
    await byHost.put(nameOf(content), content);
    expect(spied.mock.calls.some(([host]) => host === `${bucket}.localhost`)).toBe(true);
    expect(await s3Files(account, bucket).size(nameOf(content))).toBe(50);
  });

  test('a list longer than a page is complete', async () => {
    const own = await makeBucket(account);
    const files = s3Files(account, own);
    const contents = Array.from({ length: 7 }, () => randomBytes(8));
    for (const content of contents) await files.put(nameOf(content), content);
    const send = s3Bucket(account, own);
    const paged = s3Objects((request) =>
      send(request.query?.['list-type'] ? { ...request, query: { ...request.query, 'max-keys': '3' } } : request),
    );
    expect((await all(paged.list())).map(({ key }) => key)).toEqual(
      contents.map((content) => nameOf(content)).toSorted(),
    );
  });

  test('remains of a large file after a kill are removed, and never listed', async () => {
    const send = s3Bucket(account, bucket);
    const key = nameOf(randomBytes(4));
    await send({ method: 'POST', key, query: { uploads: '' } });
    const unfinished = async () => (await send({ method: 'GET', query: { uploads: '' } })).text();
    const files = s3Files(account, bucket);
    expect((await all(files.list())).map(({ name }) => name)).not.toContain(key);
    await all(files.listBefore(Date.now() - 60_000));
    expect(await unfinished()).toContain(key);
    await all(files.listBefore(Date.now() + 5000));
    expect(await unfinished()).not.toContain(key);
  });

  test('a wrong secret, a missing bucket and an unreachable store are reported, and differ from a missing file', async () => {
    const content = randomBytes(4);
    const put = (changed: Partial<S3Account>, into = bucket) =>
      s3Files({ ...account, ...changed }, into).put(nameOf(content), content);
    await expect(put({ secretAccessKey: 'wrong' })).rejects.toThrow(/^the file store answered 403 /);
    await expect(put({}, 'b-none')).rejects.toThrow('the file store answered 404 NoSuchBucket for the bucket b-none');
    await expect(put({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(/^cannot reach the file store: /);
  });
});
