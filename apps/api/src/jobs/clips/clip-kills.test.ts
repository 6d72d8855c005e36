import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { clipWriter } from '../../../testing/media/clip-writer.ts';
import { seeded } from '../../../testing/people/crowd.ts';
import { dataLocations, fillLocation, openLocation } from '../../../testing/databases/data-locations.ts';
import { describeProcesses } from '../../../testing/databases/describe-processes.ts';
import { stress } from '../../../testing/databases/env.ts';
import { manyPosts } from '../../../testing/packs.ts';
import { ffmpeg, film } from '../../../testing/media/phone-clips.ts';
import { startRunning, startWorker, stopProcess } from '../../../testing/server-process.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { readMp4 } from '../../adapters/clips/mp4.ts';
import { ABANDONED } from '../../adapters/clips/work-folder.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { folderUploads } from '../../adapters/files/folder-uploads.ts';
import type { ClipCopies } from '../../modules/media/media.store.ts';
import { DAY, systemClock } from '../../runtime/clock.ts';
import { cleanUpUploads } from '../cleanup-uploads.ts';

const locations = dataLocations();
afterAll(() => locations.removeAll());

describeProcesses(
  'kills of server and worker during processing',
  (engine) => {
    test('lose no clip, publish none twice, and leave no partial work', { timeout: 0 }, async () => {
      const location = await locations.make(engine);
      await fillLocation(location, manyPosts(1));
      const database = openLocation(location);
      const { db } = database;
      const { token } = await seatStaff({ db, now: systemClock }, { roles: ['editor'] });
      const [sent, work] = [locations.makeFolder(), locations.makeFolder()];
      const env = { ...location, PATH: path.dirname(ffmpeg?.ffmpeg ?? ''), TMPDIR: work, LOG_LEVEL: 'info' };
      const startServer = () => startRunning({ ...env, JOBS_IN_SERVER: '0' });

      let [server, worker] = [await startServer(), await startWorker(env)];
      const publish = clipWriter(() => server.address, token);
      const published: string[] = [];
      const over = new AbortController();
      const writing = (async () => {
        while (!over.signal.aborted) {
          const name = `${published.length}.mov`;
          // Every clip is unique.
          await publish(
            name,
            film(sent, name, `${1280 + 4 * published.length}x720`, '-pix_fmt', 'yuv420p', '-t', '0.5'),
          );
          published.push(name);
        }
      })();
      const random = seeded(5);
      for (let kill = 0; kill < stress.clipKills; kill += 1) {
        await wait(random() * 1500);
        if (kill % 2 === 0) {
          await stopProcess(server, 'SIGKILL');
          server = await startServer();
        } else {
          await stopProcess(worker, 'SIGKILL');
          // As if the lease of the killed process had ended.
          await db.updateTable('jobs').set({ run_at: 0, attempts: 0 }).execute();
          worker = await startWorker(env);
        }
      }
      over.abort();
      await writing;
      while ((await db.selectFrom('jobs').select('key').execute()).length > 0) await wait(100);
      for (const running of [worker, server]) expect(await stopProcess(running, 'SIGTERM')).toBe(0);

      const posts = await db.selectFrom('posts').selectAll().where('type', '=', 'video').execute();
      expect(posts.map(({ name }) => name).toSorted()).toEqual(published.toSorted());
      const stored = await db
        .selectFrom('media')
        .select(['id', 'state', 'variants'])
        .where('kind', '=', 'clip')
        .execute();
      const sidesOf = (variants: string | null) =>
        (JSON.parse(variants ?? '{"sizes":[]}') as ClipCopies).sizes.map(({ side }) => side);
      expect(stored.map(({ state, variants }) => [state, sidesOf(variants)])).toEqual(
        published.map(() => ['ready', [540, 240, 360, 720]]),
      );
      expect(posts.map(({ media }) => media).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());

      const files = folderFiles(path.join(location.DATA_DIR, 'media'));
      // The first sweep removes drafts of killed processes.
      for await (const _ of files.listBefore(systemClock() + DAY));
      const onDisk = readdirSync(path.join(location.DATA_DIR, 'media'));
      const films = onDisk.filter((name) => name.endsWith('.mp4'));
      expect(films).toHaveLength(4 * published.length);
      for (const name of films) {
        expect([name, (await readMp4(path.join(location.DATA_DIR, 'media', name)))?.picture]).toEqual([name, 'avc1']);
      }
      expect(onDisk.filter((name) => name.startsWith('.') || name.endsWith('.original'))).toEqual([]);
      for (const { thumbnail } of posts) expect(onDisk).toContain(thumbnail);

      const uploads = folderUploads(path.join(location.DATA_DIR, 'uploads'));
      await cleanUpUploads(db, uploads, systemClock() + DAY);
      for await (const name of uploads.list()) throw new Error(`the piece ${name} is left`);

      // The next start removes their work folders.
      const old = new Date(systemClock() - 2 * ABANDONED);
      for (const name of readdirSync(work)) utimesSync(path.join(work, name), old, old);
      await stopProcess(await startWorker(env), 'SIGTERM');
      expect(readdirSync(work).filter((name) => name.startsWith('maidan-clip-'))).toEqual([]);
      await db.destroy();
    });
  },
  ffmpeg !== null,
);
