import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { postBySlug } from '@maidan/contract/feed/posts';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { createOperator } from '../../testing/operator.ts';
import { CLIP_SECRETS, ffmpeg, film } from '../../testing/phone-clips.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createClipMaker } from '../adapters/clips/clip-maker.ts';
import { readMp4 } from '../adapters/clips/mp4.ts';
import { folderFiles } from '../adapters/files/folder-files.ts';
import { jobHandlers } from './job-handlers.ts';
import { workOnce } from './worker.ts';

const clips = createClipMaker(ffmpeg, { seconds: 60, megabytes: 50 });
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-copies-'));
afterAll(() => {
  clips.close();
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

      const handlers = jobHandlers({ db: api.db, files, clips });
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
