import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postBySlug } from '@maidan/contract/feed/posts';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { seeded } from '../../testing/crowd.ts';
import { dataLocations, fillLocation, openLocation } from '../../testing/data-locations.ts';
import { engines, processEngines } from '../../testing/engines.ts';
import { stress } from '../../testing/env.ts';
import { createOperator } from '../../testing/operator.ts';
import { importInto, writePack, writePost } from '../../testing/packs.ts';
import { CLIP_SECRETS, ffmpeg, film } from '../../testing/phone-clips.ts';
import { startRunning, stopProcess } from '../../testing/server-process.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createClipMaker } from '../adapters/clips/clip-maker.ts';
import { readMp4 } from '../adapters/clips/mp4.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { DAY, systemClock } from '../runtime/clock.ts';
import { makeClipCopies } from './make-clip-copies.ts';
import { workOnce } from './worker.ts';

const clips = createClipMaker(ffmpeg, { seconds: 60, megabytes: 50 });
const locations = dataLocations();
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-copies-'));
mkdirSync(path.join(folder, 'media'));
afterAll(() => {
  clips.close();
  locations.removeAll();
  rmSync(folder, { recursive: true });
});

const sent = (name: string, side: number) =>
  film(folder, name, `${side * 2}x${side}`, '-pix_fmt', 'yuv420p', '-t', '0.5');

describe.runIf(ffmpeg !== null).each(engines)('the sizes of a clip on %s', (engine) => {
  test(
    'one is published at once, the others follow from what was sent, which is then removed',
    { timeout: 60_000 },
    async () => {
      const files = folderFiles(path.join(folder, engine));
      const api = await createTestApp(engine, {}, { files });
      const operator = createOperator(api, { 'smash.mov': sent('smash.mov', 720) }, undefined, clips);
      await operator.run('post publish smash --name Smash --media smash.mov'.split(' '));
      const read = () => api.reply(postBySlug, { params: { slug: 'smash' } });
      const first = await read();
      expect(first).toMatchObject({ type: 'video', width: 1080, height: 540, clip_variants: null });
      expect(first.media).toMatch(/^\/api\/media\/[0-9a-f]{40}\.mp4$/);
      expect(first.thumbnail).toMatch(/\.jpg$/);
      const originals = () => readdirSync(path.join(folder, engine)).filter((name) => name.endsWith('.original'));
      expect(originals()).toHaveLength(1);
      expect((await api.get(`/api/media/${originals()[0]}`)).status).toBe(404);

      const handlers = {
        'clip-copies': (job: Parameters<typeof makeClipCopies>[1]) => makeClipCopies({ db: api.db, files, clips }, job),
      };
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
      operator.removeFolder();
      await api.close();
    },
  );
});

describe.runIf(ffmpeg !== null).each(processEngines)('kills in the middle on %s', (engine) => {
  test('lose no clip, make none twice, and leave nothing half done', { timeout: 0 }, async () => {
    const location = await locations.make(engine);
    await fillLocation(location, {});
    const database = openLocation(location);
    const media = path.join(location.DATA_DIR, 'media');
    const files = folderFiles(media);
    const names = ['a.mov', 'b.mov'];
    const random = seeded(5);
    const rounds = stress.clipKills;
    for (let round = 0; round < rounds; round += 1) {
      if (round < names.length) await publish(names[round] ?? '', database, files);
      // As if the lease of the process that was killed had ended.
      await database.db.updateTable('jobs').set({ run_at: 0, attempts: 0 }).execute();
      const running = await startRunning({ ...location, PATH: path.dirname(ffmpeg?.ffmpeg ?? ''), LOG_LEVEL: 'info' });
      await wait(random() * 1500);
      await stopProcess(running, 'SIGKILL');
    }
    await database.db.updateTable('jobs').set({ run_at: 0, attempts: 0 }).execute();
    const handlers = {
      'clip-copies': (job: Parameters<typeof makeClipCopies>[1]) =>
        makeClipCopies({ db: database.db, files, clips }, job),
    };
    const parts = { database, handlers, clock: systemClock, log: pino({ level: 'silent' }) };
    while (await workOnce(parts));

    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    const rows = await database.db.selectFrom('posts').select('media').execute();
    expect(rows.map(({ media: value }) => /#clip\/540:\d+\/240:\d+\.360:\d+\.720:\d+$/.test(value ?? ''))).toEqual([
      true,
      true,
    ]);
    // Drafts of killed processes go with the first sweep.
    for await (const _ of files.listBefore(systemClock() + DAY));
    const stored = readdirSync(media).filter((name) => name.endsWith('.mp4'));
    expect(stored).toHaveLength(8);
    expect(readdirSync(media).filter((name) => name.startsWith('.') || name.endsWith('.original'))).toEqual([]);
    for (const name of stored) expect([name, (await readMp4(path.join(media, name)))?.picture]).toEqual([name, 'avc1']);
    await database.db.destroy();
  });

  async function publish(name: string, { db }: ReturnType<typeof openLocation>, files: ReturnType<typeof folderFiles>) {
    const pack = writePack({
      'pack.json': { format: 1, name },
      'tags.json': [{ slug: 'home', name: 'Home' }],
      'categories.json': [{ slug: 'sport', name: 'Play' }],
      'posts.json': [writePost(name.replace('.mov', ''), '-1h', { type: 'video', media: `media/${name}` })],
    });
    sent(`media/${name}`, name === 'a.mov' ? 720 : 722);
    await importInto(db, files, pack, systemClock(), folder, clips);
  }
});
