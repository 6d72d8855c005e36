import path from 'node:path';
import { publishPost, type PostDraft } from '@maidan/contract/desk/posts/compose';
import { draftOfPost, postDraftById, savePostDraft } from '@maidan/contract/desk/posts/post-drafts';
import { postBySlug } from '@maidan/contract/feed/posts';
import { search } from '@maidan/contract/feed/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blankPost } from '../../../../testing/media/clip-writer.ts';
import { prepareClips } from '../../../../testing/media/prepare-clips.ts';
import { engines } from '../../../../testing/databases/engines.ts';
import { mediaSender } from '../../../../testing/media/chunk-sender.ts';
import { clip } from '../../../../testing/operator.ts';
import { importContent, manyPosts, writePost } from '../../../../testing/packs.ts';
import { importPost, withdrawAtDesk } from '../../../../testing/posts.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { indexSpokenWords } from '../../../jobs/clips/index-spoken-words.ts';
import { DAY, MINUTE } from '../../../runtime/clock.ts';
import { claimJob } from '../../jobs/jobs.store.ts';
import { findUsed, listMediaOfPost } from '../../media/media-use.store.ts';

const vtt = (said: string) => `WEBVTT\n\n00:01.000 --> 00:03.000\n${said}\n`;
const files = {
  'smash.mp4': clip(),
  'en.vtt': vtt('One hand, one bounce.'),
  'kn.vtt': vtt('ಒಂದು ಕೈ, ಒಂದು ಪುಟ.'),
  'old.srt': '1\n00:00:01,000 --> 00:00:03,000\nOne hand.\n\n2\n00:00:03,000 --> 00:00:03,000\nOut!\n',
  'page.vtt': '<!doctype html>',
};

describe.each(engines)('captions in several languages on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(0));
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
  });
  afterAll(() => api.close());

  const read = async (slug: string) => {
    const { captions, caption_tracks: tracks } = await api.reply(postBySlug, { params: { slug } });
    expect(captions).toBe(tracks[0]?.src ?? null);
    const said = await Promise.all(tracks.map(async ({ src }) => (await api.get(src)).text));
    return tracks.map(({ language }, at) => [language, said[at]]);
  };
  const both = [
    ['en', files['en.vtt']],
    ['kn', files['kn.vtt']],
  ];
  async function readWords(): Promise<void> {
    for (;;) {
      const job = await claimJob(api.world.database, ['spoken-words'], 'test', api.now());
      if (job === null) return;
      await indexSpokenWords({ db: api.db, files: api.world.files }, job);
    }
  }
  const publishWith = (slug: string, captions: unknown, more: Record<string, string> = {}) =>
    importPost(api, slug, { ...files, ...more }, { type: 'video', media: 'media/smash.mp4', captions });

  test('can be part of a content pack, leave with the next one, and count as English if a single file', async () => {
    await publishWith('many', [
      { language: 'en', file: 'media/en.vtt' },
      { language: 'KN', file: 'media/kn.vtt' },
    ]);
    await publishWith('one', 'media/en.vtt');
    expect([await read('many'), await read('one')]).toEqual([both, both.slice(0, 1)]);
    await publishWith('many', [{ language: 'kn', file: 'media/kn.vtt' }]);
    expect(await read('many')).toEqual(both.slice(1));
  });

  test('can be uploaded at the desk, are kept in a draft of a change, and are refused with the reason', async () => {
    const sender = mediaSender(api, token);
    const idOf = async (name: keyof typeof files) => (await sender.stored(name, files[name])).id;
    const refused = await sender.send('page.vtt', files['page.vtt']);
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      422,
      expect.stringContaining('page.vtt is neither WebVTT nor SRT. Line 1: No valid signature'),
    ]);
    const { url, problem } = await sender.stored('old.srt', files['old.srt']);
    expect(problem).toContain('Some of it is skipped. Line 8: End timestamp');
    const stored = (await api.get(url ?? '')).text;
    expect(stored).toMatch(/^WEBVTT\n\n1\n00:00:01\.000 --> 00:00:03\.000\nOne hand\./);

    const [english, kannada] = [await idOf('en.vtt'), await idOf('kn.vtt')];
    const content: PostDraft = { ...blankPost, type: 'video', name: 'Desk', file: await idOf('smash.mp4') };
    await prepareClips(api);
    const tracks = [
      { language: 'en', file: english },
      { language: 'kn', file: kannada },
    ];
    const publish = (more: Partial<PostDraft>, draft?: number | string) => {
      const body = { content: { ...content, ...more }, ...(draft !== undefined && { draft_id: draft }) };
      return api.request(publishPost, { body }, { token });
    };
    const { id, slug } = publishPost.response.parse((await publish({ caption_tracks: tracks })).json);
    expect(await read(slug)).toEqual(both);
    const twice = tracks.map((track) => ({ ...track, language: 'en' }));
    for (const wrong of [twice, [{ language: 'e', file: english }], [{ language: 'en', file: 'forged.seal' }]]) {
      const { status, json } = await publish({ caption_tracks: wrong });
      expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([422, ['caption_tracks']]);
    }

    const draft = await api.reply(draftOfPost, { params: { id: Number(id) }, body: { copy: false } }, { token });
    const kept = await api.reply(postDraftById, { params: { id: draft.id } }, { token });
    expect(kept.content.caption_tracks?.map(({ language }) => language)).toEqual(['en', 'kn']);
    expect(kept.files.map(({ kind }) => kind).toSorted()).toEqual(['captions', 'captions', 'clip']);
    const only = kept.content.caption_tracks?.slice(1) ?? [];
    await api.reply(
      savePostDraft,
      { body: { id: draft.id, version: kept.version, content: { ...kept.content, caption_tracks: only }, at: null } },
      { token },
    );
    await publish({ ...kept.content, caption_tracks: only }, draft.id);
    expect(await read(slug)).toEqual(both.slice(1));

    // A desk that was opened before it supported languages.
    const older = publishPost.response.parse((await publish({ name: 'Older', captions: english })).json);
    expect(await read(older.slug)).toEqual(both.slice(0, 1));
  });

  test('can all be searched, and are deleted with their post', async () => {
    const tracks = ['en', 'kn'].map((language) => ({ language, file: `media/${language}.vtt` }));
    await publishWith('searched', tracks);
    await readWords();
    for (const [q, text] of [
      ['bounce', 'One hand, one bounce.'],
      ['ಪುಟ', 'ಒಂದು ಕೈ, ಒಂದು ಪುಟ.'],
    ] as const) {
      const { videos, moments } = await api.reply(search, { query: { q, type: 'videos', page: 1 } });
      const found = videos.find(({ slug }) => slug === 'searched');
      expect(moments.filter(({ post_id: id }) => id === found?.id)).toMatchObject([{ at: 1, text }]);
    }
    await publishWith('searched', tracks.slice(1));
    const { videos } = await api.reply(search, { query: { q: 'bounce', type: 'videos', page: 1 } });
    expect(videos.map(({ slug }) => slug)).not.toContain('searched');
  });

  test('belong to the files of their post: they are served and removed with it', async () => {
    const alone = vtt('No other clip says this.');
    const captions = ['en', 'ta'].map((language) => ({ language, file: `media/${language}.vtt` }));
    await publishWith('alone', captions, { 'ta.vtt': alone });
    const { id, caption_tracks: tracks } = await api.reply(postBySlug, { params: { slug: 'alone' } });
    const src = tracks[1]?.src ?? '';
    const name = path.basename(src);
    expect(await listMediaOfPost(api.db, Number(id))).toContain(name);
    await withdrawAtDesk(api, 'alone');
    api.wait(MINUTE);
    expect((await api.get(src)).status).toBe(404);
    const used = (since: number) => findUsed(api.db, [name], since);
    expect([...(await used(api.now() - DAY))]).toEqual([name]);
    expect([...(await used(api.now() + DAY))]).toEqual([]);
  });

  test('are an extension that spec-only mode leaves out', async () => {
    const plain = await createTestApp(engine, { specOnly: true });
    const tracks = [{ language: 'kn', file: 'media/kn.vtt' }];
    const film = { type: 'video', media: 'media/a.mp4', captions: tracks };
    await importContent(plain, { ...manyPosts(0), 'posts.json': [writePost('plain', '-1h', film)] });
    const { json } = await plain.get('/api/post/plain');
    expect(Object.keys(json as object).filter((key) => key.startsWith('caption'))).toEqual([]);
    await plain.close();
  });
});
