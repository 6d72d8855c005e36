import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postBySlug } from '@maidan/contract/feed/posts';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { clip, createOperator, png } from '../../testing/operator.ts';
import { importPost, restoreAtDesk, withdrawAtDesk } from '../../testing/posts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../runtime/clock.ts';
import { sweepMedia } from './sweep-media.ts';

const sent = { 'turf.png': png(320, 200), 'other.png': png(300, 200), 'smash.mp4': clip() };
const smash = { type: 'video', media: 'media/smash.mp4', thumbnail: 'media/turf.png' };
const turf = { media: 'media/turf.png' };
const other = { media: 'media/other.png' };

describe.each(engines)('the media of withdrawn posts on %s', (engine) => {
  let api: TestApp;
  let operator: ReturnType<typeof createOperator>;
  beforeEach(async () => {
    api = await createTestApp(engine);
    operator = createOperator(api);
  });
  afterEach(async () => {
    operator.removeFolder();
    await api.close();
  });
  const run = (line: string) => operator.run(line.split(' '));
  const publish = (slug: string, more: Record<string, unknown>) => importPost(api, slug, sent, more);
  const mediaOf = async (slug: string) => {
    const { media, thumbnail } = await api.reply(postBySlug, { params: { slug } });
    const picture = thumbnail ?? media ?? '';
    return [media ?? '', picture, picture.replace('.jpg', '-240.avif')];
  };
  const statusOf = async (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await api.get(address)).status));

  test('are not served after a minute unless something else shows them, and are served at once when restored', async () => {
    await publish('smash', smash);
    const files = await mediaOf('smash');
    expect(await statusOf(files)).toEqual([200, 200, 200]);
    await withdrawAtDesk(api, 'smash');
    api.wait(MINUTE);
    expect(await statusOf(files)).toEqual([404, 404, 404]);
    expect((await api.get(files[0] ?? '')).headers.get('cache-control')).toBe('no-store');
    await publish('turf', turf);
    expect(await statusOf(files)).toEqual([404, 200, 200]);
    await restoreAtDesk(api, 'smash');
    expect(await statusOf(files)).toEqual([200, 200, 200]);
  });

  test('disappear from a shared cache within a minute too, whenever it last fetched them', async () => {
    await publish('turf', turf);
    const [file = ''] = await mediaOf('turf');
    expect((await api.get(file)).status).toBe(200);
    await withdrawAtDesk(api, 'turf');
    let keptUntil = 0;
    for (let second = 0; second < 60; second += 1) {
      const { status, headers } = await api.get(file);
      const kept = Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);
      if (status === 200) keptUntil = second + kept;
      api.wait(SECOND);
    }
    expect(keptUntil).toBeGreaterThan(0);
    expect(keptUntil).toBeLessThanOrEqual(60);
  });

  test('are removed after 30 days, and a post without its files cannot be restored', async () => {
    await publish('smash', smash);
    await publish('turf', turf);
    await publish('other', other);
    const sweep = () => sweepMedia(api.db, api.world.files, api.now(), { orphans: false });
    api.wait(40 * DAY);
    await withdrawAtDesk(api, 'smash');
    api.wait(29 * DAY);
    expect(await sweep()).toEqual({ withdrawn: [], orphans: [] });
    api.wait(2 * DAY);
    const { withdrawn } = await sweep();
    expect(withdrawn.map(({ name }) => path.extname(name))).toEqual(['.mp4']);
    expect(await statusOf([...(await mediaOf('turf')), ...(await mediaOf('other'))])).toEqual(Array(6).fill(200));
    expect(await restoreAtDesk(api, 'smash')).toEqual(['Its files have been removed.']);
    await publish('smash', smash);
    expect(await sweep()).toEqual({ withdrawn: [], orphans: [] });
    await restoreAtDesk(api, 'smash');
    expect(await statusOf(await mediaOf('smash'))).toEqual([200, 200, 200]);
  });

  test('the command lists and removes unused files, and lists missing ones', async () => {
    await publish('turf', turf);
    await publish('gone', { ...other, postgallery: [{ imgurl: 'media/turf.png' }] });
    const [shown = ''] = await mediaOf('turf');
    await api.db.deleteFrom('posts').where('slug', '=', 'gone').execute();
    expect(await run('media sweep --dry-run')).toBe(
      'Would remove 0 files (0.0 MB) of withdrawn posts, and 0 files (0.0 MB) that nothing uses.',
    );
    api.wait(31 * DAY);
    const listed = await run('media sweep --dry-run');
    expect(listed).toMatch(/^Would remove 0 files .* and 5 files \(0\.0 MB\) that nothing uses\.\n {2}[0-9a-f]{40}/);
    expect(await run('media sweep')).toMatch(/^Removed 0 files .* and 5 files/);
    expect(await run('media sweep')).toMatch(/^Removed 0 files .* and 0 files/);
    expect(await statusOf([shown])).toEqual([200]);

    const stored = await api.db.selectFrom('posts').select('media').executeTakeFirstOrThrow();
    const name = stored.media ?? '';
    await api.world.files.remove(name, api.now());
    expect(await run('media sweep')).toContain(`1 files that content uses are missing:\n  posts.media: ${name}`);
  });
});

test('a folder lists files stored long ago, renews those stored again, and drops half-written ones', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'maidan-sweep-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = folderFiles(folder);
  const [one, two] = [`${'1'.repeat(40)}.mp4`, `${'2'.repeat(40)}-240.avif`];
  const put = async (name: string) => files.put(name, Buffer.from(name));
  await put(one);
  await put(two);
  const draft = `.${randomUUID()}`;
  await writeFile(path.join(folder, draft), 'half');
  await writeFile(path.join(folder, 'README'), 'not media');
  const old = new Date(Date.now() - DAY);
  for (const name of [one, two, draft, 'README']) await utimes(path.join(folder, name), old, old);
  await put(one);
  const limit = Date.now() - HOUR;
  const listed = [];
  for await (const file of files.listBefore(limit)) listed.push(file);
  expect(listed).toEqual([{ name: two, bytes: two.length }]);
  expect(await files.remove(one, limit)).toBe(false);
  expect(await files.remove(two, limit)).toBe(true);
  expect((await readdir(folder)).toSorted()).toEqual([one, 'README']);
});
