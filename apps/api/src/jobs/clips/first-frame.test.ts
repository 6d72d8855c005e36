import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { variantAddress } from '@maidan/contract/media/picture-variants';
import { postBySlug } from '@maidan/contract/feed/posts';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { ffmpeg, film } from '../../../testing/media/phone-clips.ts';
import { detailed } from '../../../testing/media/phone-pictures.ts';
import { importPost } from '../../../testing/posts.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createClipMaker } from '../../adapters/clips/clip-maker.ts';
import { listBoxes } from '../../adapters/clips/mp4-boxes.ts';
import { folderFiles } from '../../adapters/files/folder-files.ts';
import { jobHandlers } from '../job-handlers.ts';
import { workOnce } from '../worker.ts';

const clips = createClipMaker(ffmpeg, { seconds: 60, megabytes: 50 });
const folder = mkdtempSync(path.join(tmpdir(), 'maidan-frame-'));
afterAll(() => {
  clips.close();
  rmSync(folder, { recursive: true });
});

/** Bytes that a player needs before it can show anything: the film's index, wherever it is, and the first frame. */
function bytesToFirstFrame(file: string): number {
  const bytes = readFileSync(file);
  const moov = listBoxes(bytes, 0, bytes.length).find(({ type }) => type === 'moov');
  const packets = '-v error -select_streams v:0 -show_entries packet=pos,size -read_intervals %+#1 -of csv=p=0';
  const first = execFileSync(ffmpeg?.ffprobe ?? '', [...packets.split(' '), file]).toString();
  const [size = Number.NaN, at = Number.NaN] = first.split(',').map(Number);
  const end = at + size;
  if (moov === undefined || !Number.isInteger(end)) throw new Error(`no film: ${first}`);
  return moov.end <= end ? end : end + moov.end - moov.start;
}

test.runIf(ffmpeg !== null)(
  'on data saver, the first frame of a clip needs at most a third of the bytes that it needs in the original',
  async () => {
    const noise = '-vf noise=alls=12:allf=t -pix_fmt yuv420p -b:v 17M -t 0.3'.split(' ');
    const sent = film(folder, 'phone.mp4', '720x1280', ...noise);
    const poster = await detailed(1500, 2000).jpeg({ quality: 90 }).toBuffer();
    const stored = path.join(folder, 'stored');
    const files = folderFiles(stored);
    const api = await createTestApp('SQLite', {}, { files, clips });
    const post = { type: 'video', media: 'media/phone.mp4', thumbnail: 'media/poster.jpg' };
    await importPost(api, 'phone', { 'phone.mp4': sent, 'poster.jpg': poster }, post);
    const handlers = jobHandlers({ db: api.db, files, clips }, true);
    await workOnce({ database: api.world.database, handlers, clock: api.now, log: pino({ level: 'silent' }) });

    const {
      clip_variants: sizes,
      thumbnail,
      thumbnail_variants: copies,
    } = await api.reply(postBySlug, {
      params: { slug: 'phone' },
    });
    const lowest = path.join(stored, path.basename(sizes?.[0]?.src ?? ''));
    const [width = 0] = copies?.widths ?? [];
    const [format = 'webp'] = copies?.formats ?? [];
    const small = path.join(stored, path.basename(variantAddress(thumbnail ?? '', width, format)));
    expect(bytesToFirstFrame(lowest)).toBeLessThan(bytesToFirstFrame(path.join(folder, 'phone.mp4')) / 3);
    expect(statSync(small).size).toBeLessThan(poster.length / 3);
    await api.close();
  },
  0,
);
