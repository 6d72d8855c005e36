import { publishPost, type PostDraft } from '@maidan/contract/desk/posts/compose';
import { publishCaptions } from '@maidan/contract/desk/posts/caption-drafts';
import { draftOfPost, postDraftById } from '@maidan/contract/desk/posts/post-drafts';
import { postBySlug } from '@maidan/contract/feed/posts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { mediaSender } from '../../../../testing/media/chunk-sender.ts';
import { blankPost } from '../../../../testing/media/clip-writer.ts';
import { prepareClips } from '../../../../testing/media/prepare-clips.ts';
import { clip, png } from '../../../../testing/operator.ts';
import { importContent, manyPosts } from '../../../../testing/packs.ts';
import { seatStaff } from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { clipName, hashOf } from '../../../adapters/files/files.ts';
import { MINUTE } from '../../../runtime/clock.ts';
import { addCaptionDraft } from '../../captions/caption-drafts.store.ts';
import { setClipCopies } from '../../media/media.store.ts';

describe.each(engines)('a change begun before someone else published, on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(0));
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
  });
  afterAll(() => api.close());

  const upload = (name: string, content: Buffer | string) => mediaSender(api, token).stored(name, content);

  let films = 0;
  /** A post with a clip of its own. */
  async function publishFilm(name: string) {
    // Padding that players skip, so that each clip has a hash of its own.
    const more = Buffer.from([0, 0, 0, 9, ...Buffer.from('free'), (films += 1)]);
    const { id: file } = await upload(`${name}.mp4`, Buffer.concat([clip(), more]));
    await prepareClips(api);
    const content: PostDraft = { ...blankPost, type: 'video', name, file };
    const { id, slug } = await api.reply(publishPost, { body: { content } }, { token });
    return { id: Number(id), slug, hash: hashOf(file) };
  }

  async function open(id: number, copy = false) {
    api.wait(MINUTE);
    const draft = await api.reply(draftOfPost, { params: { id }, body: { copy } }, { token });
    const { content } = await api.reply(postDraftById, { params: { id: draft.id } }, { token });
    return (changed: Partial<PostDraft>) =>
      api.reply(publishPost, { body: { content: { ...content, ...changed }, draft_id: draft.id } }, { token });
  }

  async function publishDraftOf(hash: string): Promise<void> {
    api.wait(MINUTE);
    const cues = [{ from: 0.5, to: 1.5, text: 'One bounce.' }];
    await api.db.transaction().execute((tx) => addCaptionDraft(tx, { clip: hash, language: 'en', cues }, api.now()));
    await api.reply(publishCaptions, { params: { clip: hash }, body: { language: 'en', cues } }, { token });
    api.wait(MINUTE);
  }

  const seen = (slug: string) => api.reply(postBySlug, { params: { slug } });
  const said = async (slug: string) => {
    const { caption_tracks: tracks } = await seen(slug);
    const texts = await Promise.all(tracks.map(async ({ src }) => (await api.get(src)).text));
    return tracks.map(({ language }, at) => `${language}: ${texts[at]?.trim().split('\n').at(-1)}`);
  };

  test('keeps the captions that a person published from a draft', async () => {
    const { id, slug, hash } = await publishFilm('kept');
    const publish = await open(id);
    await publishDraftOf(hash);
    expect(await said(slug)).toEqual(['en: One bounce.']);
    await publish({ name: 'Renamed' });
    expect([(await seen(slug)).name, await said(slug)]).toEqual(['Renamed', ['en: One bounce.']]);
    // A change that was begun later may remove them.
    await (
      await open(id)
    )({ caption_tracks: [] });
    expect(await said(slug)).toEqual([]);
  });

  test.each([
    ['kn', ['kn: Hi', 'en: One bounce.']],
    ['en', ['en: Hi']],
  ])('has captions of its own before those of the draft: %s', async (language, expected) => {
    const { id, slug, hash } = await publishFilm(`own-${language}`);
    const publish = await open(id);
    await publishDraftOf(hash);
    const { id: file } = await upload('own.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n');
    await publish({ caption_tracks: [{ language, file }] });
    expect(await said(slug)).toEqual(expected);
  });

  test('removes the captions of a clip together with that clip', async () => {
    const { id, slug, hash } = await publishFilm('replaced');
    const publish = await open(id);
    await publishDraftOf(hash);
    const { id: file } = await upload('turf.png', png(800, 600));
    await publish({ type: 'image', file });
    expect(await said(slug)).toEqual([]);
  });

  test.each([
    ['the change', false],
    ['a copy', true],
  ])('keeps the smaller sizes of the clip: %s', async (name, copy) => {
    const { id, hash } = await publishFilm(name);
    const publish = await open(id, copy);
    const sizes = [540, 360].map((side) => ({ side, rate: side }));
    await setClipCopies(api.db, clipName(hash), { sizes, stream: null });
    const { slug } = await publish({ name: `${name} renamed` });
    const { clip_variants: shown, width, duration } = await seen(slug);
    expect(shown?.map(({ side }) => side)).toEqual([360, 540]);
    expect([width, duration]).toEqual([960, 6]);
  });

  test('another post with the clip shares its sizes, including those made before', async () => {
    const { hash } = await publishFilm('first');
    const sizes = [540, 360].map((side) => ({ side, rate: side }));
    await setClipCopies(api.db, clipName(hash), { sizes, stream: null });
    films -= 1;
    const again = await publishFilm('second');
    expect(again.hash).toBe(hash);
    expect((await seen(again.slug)).clip_variants).toHaveLength(2);
  });
});
