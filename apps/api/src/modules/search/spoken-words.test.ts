import { search } from '@maidan/contract/feed/search';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { clip } from '../../../testing/operator.ts';
import { importPost } from '../../../testing/posts.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { jobHandlers } from '../../jobs/job-handlers.ts';
import { workOnce } from '../../jobs/worker.ts';
import { removeUnusedSpokenWords } from './spoken-words.store.ts';

const captions = (said: string) => `WEBVTT

00:01.000 --> 00:03.000
<v Asha>Welcome to the lane.</v>

00:03.500 --> 00:05.000
${said}
`;

const files = {
  'smash.mp4': clip(),
  'one.vtt': captions('One hand,\none bounce.'),
  'other.vtt': captions('Play the shuttle late.'),
};

describe.each(everyEngine)('spoken words in clips on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await publish({ captions: 'media/one.vtt' });
  });
  afterAll(() => api.close());

  const publish = (more: object) =>
    importPost(api, 'smash', files, { name: 'Smash', type: 'video', media: 'media/smash.mp4', ...more });
  const handlers = () => jobHandlers({ db: api.db, files: api.world.files, clips: api.world.clips }, false);
  async function work(): Promise<number> {
    const parts = {
      database: api.world.database,
      handlers: handlers(),
      clock: api.now,
      log: pino({ level: 'silent' }),
    };
    let count = 0;
    while (await workOnce(parts)) count += 1;
    return count;
  }
  const find = async (q: string) => {
    const { videos, moments } = await api.reply(search, { query: { q, type: 'videos', page: 1 } });
    expect(moments.every(({ post_id }) => videos.some(({ id }) => id === post_id))).toBe(true);
    return { names: videos.map(({ name }) => name), moments };
  };

  test('are found once a job has read the captions, with the second when they are spoken', async () => {
    expect((await find('bounce')).names).toEqual([]);
    expect(await work()).toBe(1);
    const { names, moments } = await find('bounce');
    expect(names).toEqual(['Smash']);
    expect(moments).toMatchObject([{ at: 3.5, text: 'One hand, one bounce.' }]);
    expect((await find('lane')).moments).toMatchObject([{ at: 1, text: 'Welcome to the lane.' }]);
    expect((await find('asha')).names).toEqual([]);
    // The name already contains the word.
    expect(await find('smash')).toEqual({ names: ['Smash'], moments: [] });
  });

  test('follow the captions: republished ones need no second reading, and other ones replace them', async () => {
    await publish({ captions: 'media/one.vtt' });
    expect([await work(), (await find('bounce')).names]).toEqual([0, ['Smash']]);
    await publish({ captions: 'media/other.vtt' });
    expect(await work()).toBe(1);
    expect([(await find('bounce')).names, (await find('shuttle')).moments]).toMatchObject([[], [{ at: 3.5 }]]);
    await publish({});
    expect((await find('shuttle')).names).toEqual([]);
    await removeUnusedSpokenWords(api.db);
    expect(await api.db.selectFrom('spoken_words').selectAll().execute()).toEqual([]);
  });
});
