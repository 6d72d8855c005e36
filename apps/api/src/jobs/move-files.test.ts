import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createOperator } from '../../testing/operator.ts';
import { makeBucket, s3, startS3, whyLeftOut } from '../../testing/s3/s3-server.ts';
import { commandProgram } from '../../testing/programs.ts';
import { dataFolders } from '../../testing/server-process.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bothOf, openPlaces, type FilePlace, type FilePlaces } from '../adapters/files/open-stores.ts';
import { readEnv } from '../runtime/env.ts';
import { createApp } from '../server/create-app.ts';
import { moveFiles } from './move-files.ts';

const program = commandProgram();
const folders = dataFolders();
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp('SQLite');
});
afterAll(async () => {
  folders.removeAll();
  await api.close();
});

/** The settings for a new folder and two new buckets. */
async function newSettings() {
  const account = await startS3();
  return {
    PATH: '/usr/bin:/bin',
    DATA_DIR: folders.make(),
    S3_ENDPOINT: account.endpoint,
    S3_MEDIA_BUCKET: await makeBucket(account),
    S3_UPLOADS_BUCKET: await makeBucket(account),
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  };
}

/** Starts the command in its own process. */
const startMove = (settings: Record<string, string>) =>
  spawn(process.execPath, [program, 'media', 'move'], { env: { ...settings, FILE_STORE: 's3' }, stdio: 'ignore' });

/** Runs the command. @returns its output */
async function move(places: FilePlaces, ...args: string[]): Promise<string> {
  const operator = createOperator(api, {}, undefined, undefined, places);
  onTestFinished(() => operator.removeFolder());
  return operator.run(['media', 'move', ...args]);
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores media and uploads in a place. @returns their sums by name */
async function fill({ files, uploads }: FilePlace, media: readonly Buffer[], sent: readonly Buffer[] = []) {
  const content = new Map<string, string>();
  for (const bytes of media) {
    const name = `${sumOf(bytes).slice(0, 40)}.mp4`;
    await files.put(name, bytes);
    content.set(name, sumOf(bytes));
  }
  for (const bytes of sent) {
    const name = randomUUID().replaceAll('-', '');
    const draft = await uploads.begin();
    await draft.write(bytes);
    await draft.finish();
    await uploads.keep(draft, name);
    content.set(name, sumOf(bytes));
  }
  return content;
}

async function contentOf({ files, uploads }: Pick<FilePlace, 'files' | 'uploads'>) {
  const content = new Map<string, string>();
  for await (const { name, bytes } of files.list())
    content.set(name, sumOf(await buffer(files.read(name, 0, bytes - 1))));
  for await (const name of uploads.list()) content.set(name, sumOf(await buffer(uploads.read(name))));
  return content;
}

/** The files that readers find under these names. A busy store may list a file later than it serves it. */
async function readAll({ files, uploads }: Pick<FilePlace, 'files' | 'uploads'>, names: Iterable<string>) {
  const content = new Map<string, string>();
  for (const name of names) {
    const isMedium = name.endsWith('.mp4');
    const bytes = isMedium ? await files.size(name) : null;
    content.set(name, sumOf(await buffer(isMedium ? files.read(name, 0, (bytes ?? 0) - 1) : uploads.read(name))));
  }
  return content;
}

const sorted = (content: ReadonlyMap<string, string>) => [...content].toSorted(([a], [b]) => a.localeCompare(b));

describe.skipIf('missing' in s3)(`moving media and uploads${whyLeftOut}`, () => {
  let settings: Awaited<ReturnType<typeof newSettings>>;
  let folder: FilePlace;
  let store: FilePlace;
  beforeEach(async () => {
    settings = await newSettings();
    const { main, former } = openPlaces(readEnv({ ...settings, FILE_STORE: 's3' }));
    if (former === null) throw new Error('no second place');
    [store, folder] = [main, former];
  });

  test('to the store and back leaves each file intact in one place, and a dry run changes nothing', async () => {
    const media = [randomBytes(9 * 1024 * 1024), ...Array.from({ length: 5 }, () => randomBytes(1000))];
    const content = await fill(folder, media, [randomBytes(500), randomBytes(70_000)]);
    const there = { main: store, former: folder };
    expect(await move(there, '--dry-run')).toMatch(
      /^Would move 6 media and 2 uploads \(9\.5 MB\) from the folder \S+ to the store http:\S+\.$/,
    );
    expect([(await contentOf(folder)).size, (await contentOf(store)).size]).toEqual([8, 0]);

    const counts = { media: 6, uploads: 2, bytes: 9 * 1024 * 1024 + 75_500 };
    expect(JSON.parse(await move(there, '--json'))).toMatchObject({ dry_run: false, ...counts });
    expect((await contentOf(folder)).size).toBe(0);
    expect(sorted(await contentOf(store))).toEqual(sorted(content));
    expect(await move(there)).toContain('Moved 0 media and 0 uploads');

    expect(await move({ main: folder, former: store })).toContain('Moved 6 media and 2 uploads');
    expect((await contentOf(store)).size).toBe(0);
    expect(sorted(await contentOf(folder))).toEqual(sorted(content));
    expect(readdirSync(path.join(settings.DATA_DIR, 'uploads')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('killed repeatedly while people read, it loses nothing and finally moves everything', async () => {
    const content = await fill(
      folder,
      Array.from({ length: 24 }, () => randomBytes(20_000)),
      Array.from({ length: 6 }, () => randomBytes(3000)),
    );
    const both = bothOf({ main: store, former: folder });
    const app = createApp({ ...api.world, ...both });
    const reading = new AbortController();
    const wrong: string[] = [];
    let reads = 0;
    const read = async () => {
      while (!reading.signal.aborted) {
        for (const [name, sum] of content) {
          const isMedium = name.endsWith('.mp4');
          const answer = isMedium ? await app.request(`/api/media/${name}`) : null;
          const got = await (answer ? answer.bytes() : buffer(both.uploads.read(name)));
          if ((answer !== null && answer.status !== 200) || sumOf(got) !== sum) wrong.push(name);
          reads += 1;
        }
      }
    };
    const reader = read();
    const codes: unknown[] = [];
    for (const isKilled of [true, true, false]) {
      const countMedia = () => readdirSync(path.join(settings.DATA_DIR, 'media')).length;
      const before = countMedia();
      const child = startMove(settings);
      const ended = once(child, 'exit');
      if (isKilled) {
        await vi.waitUntil(() => countMedia() < before - 3, { timeout: 60_000, interval: 5 });
        child.kill('SIGKILL');
      }
      codes.push((await ended)[0]);
      expect(sorted(await readAll(both, content.keys()))).toEqual(sorted(content));
    }
    reading.abort();
    await reader;
    expect([codes, wrong]).toEqual([[null, null, 0], []]);
    expect(reads).toBeGreaterThan(50);
    expect((await contentOf(folder)).size).toBe(0);
    await expect.poll(async () => sorted(await contentOf(store)), { timeout: 60_000 }).toEqual(sorted(content));
  });

  test('a file left damaged by another run is stored again, and one that arrives damaged stays where it was', async () => {
    const content = await fill(folder, [randomBytes(1000)]);
    const [name = ''] = content.keys();
    await store.files.put(name, randomBytes(1000));
    const damaging: FilePlace = {
      ...store,
      files: { ...store.files, putFile: async (to) => store.files.put(to, randomBytes(999)) },
    };
    await expect(moveFiles(folder, damaging, { isDryRun: false })).rejects.toThrow(/arrived damaged in the store/);
    expect(sorted(await contentOf(folder))).toEqual(sorted(content));
    expect(await moveFiles(folder, store, { isDryRun: false })).toEqual({ media: 1, uploads: 0, bytes: 1000 });
    expect(sorted(await contentOf(store))).toEqual(sorted(content));
  });

  test.each(['the first place', 'both places'])(
    'a file deleted by a person while it is being moved, already gone from %s, does not come back',
    async (gone) => {
      const [name = ''] = (await fill(folder, [], [randomBytes(1000)])).keys();
      const uploads = gone === 'both places' ? bothOf({ main: store, former: folder }).uploads : folder.uploads;
      const keep: FilePlace['uploads']['keep'] = async (draft, to) => {
        await store.uploads.keep(draft, to);
        await uploads.remove(name);
      };
      const counts = await moveFiles(folder, { ...store, uploads: { ...store.uploads, keep } }, { isDryRun: false });
      expect(counts).toEqual({ media: 0, uploads: 0, bytes: 0 });
      expect([await folder.uploads.size(name), await store.uploads.size(name)]).toEqual([null, null]);
    },
  );
});

test('with only one place, the command says what to configure', async () => {
  const { main } = openPlaces(readEnv({ DATA_DIR: folders.make() }));
  await expect(move({ main, former: null })).rejects.toThrow(
    'Only one place is set. Set up the S3 store, and point FILE_STORE at where files should go.',
  );
});
