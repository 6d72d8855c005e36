import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { dataLocations, fillLocation, openLocation } from '../../../testing/databases/data-locations.ts';
import { describeProcesses } from '../../../testing/databases/describe-processes.ts';
import { importInto, writePack, writePost } from '../../../testing/packs.ts';
import { ffmpeg, film } from '../../../testing/media/phone-clips.ts';
import { startRunning, startWorker, stopProcess } from '../../../testing/server-process.ts';
import { createClipMaker } from '../../adapters/clips/clip-maker.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { systemClock } from '../../runtime/clock.ts';

const clips = createClipMaker(ffmpeg, { seconds: 60, megabytes: 50 });
const locations = dataLocations();
afterAll(async () => {
  clips.close();
  await locations.removeAll();
});

test('a worker does not start without ffmpeg', async () => {
  const location = await locations.make('SQLite');
  await expect(startWorker({ ...location, FFMPEG: 'none' })).rejects.toThrow(
    'A worker needs ffmpeg: install it, or name it in FFMPEG.',
  );
});

describeProcesses(
  'workers of their own',
  (engine) => {
    test('make all sizes, each once, while the server leaves the work to them', async () => {
      const location = await locations.make(engine);
      await fillLocation(location, {});
      const database = openLocation(location);
      const sent = locations.makeFolder();
      mkdirSync(path.join(sent, 'media'));
      const names = ['a', 'b'];
      for (const [index, name] of names.entries()) {
        film(sent, `media/${name}.mov`, `${1440 + 4 * index}x720`, '-pix_fmt', 'yuv420p', '-t', '0.3');
      }
      const pack = writePack({
        'pack.json': { format: 1, name: 'clips' },
        'tags.json': [{ slug: 'home', name: 'Home' }],
        'categories.json': [{ slug: 'sport', name: 'Play' }],
        'posts.json': names.map((name) => writePost(name, '-1h', { type: 'video', media: `media/${name}.mov` })),
      });
      const files = folderFiles(path.join(location.DATA_DIR, 'media'));
      await importInto(database.db, files, pack, systemClock(), sent, clips);
      const jobs = () => database.db.selectFrom('jobs').selectAll().execute();
      const env = { ...location, PATH: path.dirname(ffmpeg?.ffmpeg ?? ''), LOG_LEVEL: 'info' };

      const server = await startRunning({ ...env, JOBS_IN_SERVER: '0' });
      await wait(500);
      expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0, 0]);

      const first = await startWorker(env);
      while ((await jobs()).every(({ lease }) => lease === null)) await wait(20);
      expect(await stopProcess(first, 'SIGTERM')).toBe(0);
      expect((await jobs()).map(({ lease, attempts }) => [lease, attempts])).toEqual(
        (await jobs()).map(() => [null, 0]),
      );

      const workers = [await startWorker(env), await startWorker(env)];
      while ((await jobs()).length > 0) await wait(50);
      const rows = await database.db.selectFrom('media').select('variants').where('kind', '=', 'clip').execute();
      const sidesOf = (variants: string | null) =>
        (JSON.parse(variants ?? '{}') as { sizes: { side: number }[] }).sizes.map(({ side }) => side);
      expect(rows.map(({ variants }) => sidesOf(variants))).toEqual([
        [540, 240, 360, 720],
        [540, 240, 360, 720],
      ]);
      for (const running of [...workers, server]) expect(await stopProcess(running, 'SIGTERM')).toBe(0);
      await database.db.destroy();
    });
  },
  ffmpeg !== null,
);
