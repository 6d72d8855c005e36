import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captionDrafts, discardCaptions, publishCaptions } from '@maidan/contract/desk/posts/caption-drafts';
import { deskLog } from '@maidan/contract/desk/log';
import { postBySlug } from '@maidan/contract/feed/posts';
import { search } from '@maidan/contract/feed/search';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { writeRecogniser, type recognisers } from '../../../testing/media/recognisers.ts';
import { clip, createOperator } from '../../../testing/operator.ts';
import { importPost } from '../../../testing/posts.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createRecogniser } from '../../adapters/speech/recogniser.ts';
import { removeUnusedCaptionDrafts } from '../../modules/captions/caption-drafts.store.ts';
import { MAX_ATTEMPTS } from '../../modules/jobs/jobs.store.ts';
import { HOUR } from '../../runtime/clock.ts';
import { draftCaptions, orderMissingDrafts } from './draft-captions.ts';
import { indexSpokenWords } from './index-spoken-words.ts';
import { workOnce } from '../worker.ts';

const programs = mkdtempSync(path.join(tmpdir(), 'maidan-drafts-'));
afterAll(() => rmSync(programs, { recursive: true }));

describe.each(engines)('captions drafted by a machine on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let operator: ReturnType<typeof createOperator>;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(0));
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
    operator = createOperator(api);
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  const films = ['read', 'kannada', 'silent', 'failing', 'chatty', 'hanging'];
  /** A unique clip for each name, so that each has its own hash. */
  const publishFilm = (name: string, more: Record<string, unknown> = {}) => {
    const film = Buffer.concat([clip(), freeBox(films.indexOf(name))]);
    const files = { 'film.mp4': film, 'own.vtt': 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n' };
    return importPost(api, name, files, { name, type: 'video', media: 'media/film.mp4', ...more });
  };

  /** Runs all due jobs with this recogniser. @returns the number of jobs */
  async function work(kind: keyof typeof recognisers, timeout = 20_000): Promise<number> {
    await orderMissingDrafts(api.db, api.now());
    const { db } = api;
    const { files } = api.world;
    const command = writeRecogniser(programs, kind);
    const recogniser = createRecogniser({ command, language: 'en', timeout }, null);
    if (recogniser === null) throw new Error('no recogniser');
    const clock = api.now;
    const parts = {
      database: api.world.database,
      clock,
      log: pino({ level: 'silent' }),
      handlers: {
        'caption-draft': (job: Parameters<typeof draftCaptions>[1]) =>
          draftCaptions({ db, files, recogniser, clock }, job),
        'spoken-words': (job: Parameters<typeof draftCaptions>[1]) => indexSpokenWords({ db, files }, job),
      },
    };
    let count = 0;
    while (await workOnce(parts)) count += 1;
    return count;
  }
  const drafts = async () => (await api.reply(captionDrafts, {}, { token })).data;
  const seen = (slug: string) => api.reply(postBySlug, { params: { slug } });
  const failures = () =>
    api.db.selectFrom('jobs').select(['attempts', 'error', 'failed_at']).where('kind', '=', 'caption-draft').execute();

  test('wait for a person: no reader sees or finds them, and a reviewer may correct them', async () => {
    await publishFilm('read');
    expect(await work('right')).toBe(1);
    const [draft] = await drafts();
    expect(draft).toMatchObject({
      post: { name: 'read' },
      language: 'en',
      cues: [
        { from: 0.5, to: 1.5, text: 'Tom & Asha one bounce' },
        { from: 2, to: 3, text: 'That is out.' },
      ],
    });
    expect((await api.get(draft?.url ?? '')).status).toBe(200);
    expect(await seen('read')).toMatchObject({ captions: null, caption_tracks: [] });
    const find = async () => (await api.reply(search, { query: { q: 'bounce', type: 'videos', page: 1 } })).moments;
    expect(await find()).toEqual([]);

    const cues = [
      { from: 0.5, to: 1.5, text: 'One <hand> & one\nbounce' },
      { from: 2, to: 3, text: ' ' },
    ];
    const params = { clip: draft?.clip ?? '' };
    expect(await api.reply(publishCaptions, { params, body: { language: 'en', cues } }, { token })).toEqual({
      posts: 1,
    });
    const { caption_tracks: tracks } = await seen('read');
    expect(tracks.map(({ language }) => language)).toEqual(['en']);
    expect((await api.get(tracks[0]?.src ?? '')).text).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nOne &lt;hand&gt; &amp; one bounce\n',
    );
    await work('right');
    expect(await find()).toMatchObject([{ at: 0.5 }]);
    expect(await drafts()).toEqual([]);
    const again = await api.request(publishCaptions, { params, body: { language: 'en', cues } }, { token });
    expect(again.status).toBe(409);
    const owner = await seatStaff(api, { roles: ['owner'] });
    const { data } = await api.reply(deskLog, { query: { action: 'post.captioned' } }, { token: owner.token });
    expect(data).toMatchObject([{ thing: { kind: 'post', name: 'read' } }]);
    // The machine's text is not kept.
    expect(await api.db.selectFrom('caption_drafts').select('cues').where('clip', '=', params.clip).execute()).toEqual([
      { cues: '[]' },
    ]);
  });

  test('may be in another language, and can be discarded permanently', async () => {
    await publishFilm('kannada');
    await work('Kannada');
    const [draft] = await drafts();
    expect(draft).toMatchObject({ language: 'kn', cues: [{ text: 'ಒಂದು ಪುಟ' }] });
    const params = { clip: draft?.clip ?? '' };
    for (const [body, field] of [
      [{ language: 'k', cues: draft?.cues ?? [] }, 'language'],
      [{ language: 'kn', cues: [] }, 'cues'],
      [{ language: 'kn', cues: [{ from: 2, to: 1, text: 'Hi' }] }, 'cues'],
    ] as const) {
      const { status, json } = await api.request(
        publishCaptions,
        { params, body: { ...body, cues: [...body.cues] } },
        { token },
      );
      expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([422, [field]]);
    }
    await api.reply(discardCaptions, { params }, { token });
    const acts = api.db.selectFrom('audit_log').select('action').orderBy('id', 'desc');
    expect((await acts.executeTakeFirst())?.action).toBe('post.captions-discarded');
    expect([await drafts(), await work('Kannada'), await drafts()]).toEqual([[], 0, []]);
    expect((await seen('kannada')).captions).toBeNull();
  });

  test('are not made for a clip without speech, or one with its own captions', async () => {
    await publishFilm('silent');
    expect([await work('silent'), await drafts(), await work('silent')]).toEqual([1, [], 0]);
    await publishFilm('failing', { captions: 'media/own.vtt' });
    // The text of its captions.
    expect([await work('right'), await drafts()]).toEqual([1, []]);
  });

  test.each([
    ['failing', 20_000, 'The recogniser ended with 3: model not found'],
    ['chatty', 20_000, 'What the recogniser printed is neither WebVTT nor SRT. Line 1: No valid signature'],
    ['hanging', 200, 'The recogniser took longer than 0.2 seconds'],
  ] as const)('a %s recogniser is tried again later, and given up in the end', async (kind, timeout, reason) => {
    await api.db.deleteFrom('jobs').execute();
    await publishFilm(kind);
    expect(await work(kind, timeout)).toBe(1);
    expect(await failures()).toMatchObject([{ attempts: 1, error: expect.stringContaining(reason), failed_at: null }]);
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      api.wait(HOUR);
      await work(kind, timeout);
    }
    expect(await failures()).toMatchObject([{ attempts: MAX_ATTEMPTS, failed_at: api.now() }]);
    api.wait(HOUR);
    expect(await work(kind, timeout)).toBe(0);
    expect(await drafts()).toEqual([]);
    expect(await operator.run(['job', 'list'])).toContain('caption-draft');
    // Restarted by hand, with a working recogniser.
    await operator.run(['job', 'retry']);
    expect(await work('right')).toBe(1);
    const [draft] = await drafts();
    expect(draft?.post.name).toBe(kind);
    await api.reply(discardCaptions, { params: { clip: draft?.clip ?? '' } }, { token });
  });

  test('are deleted with their clip', async () => {
    const kept = () => api.db.selectFrom('caption_drafts').select('clip').execute();
    expect((await kept()).length).toBeGreaterThan(3);
    await api.db.deleteFrom('posts').execute();
    await removeUnusedCaptionDrafts(api.db);
    expect(await kept()).toEqual([]);
  });
});

/** Padding that players skip. */
function freeBox(at: number): Buffer {
  const box = Buffer.alloc(12, at);
  box.writeUInt32BE(12, 0);
  box.write('free', 4, 'latin1');
  return box;
}
