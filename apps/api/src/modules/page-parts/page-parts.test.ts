import { testMediaUrl } from '../../../testing/media/test-media.ts';
import { adCarouselById } from '@maidan/contract/feed/ad-carousels';
import { audioBarById } from '@maidan/contract/feed/audio-bars';
import { tagPosts } from '@maidan/contract/feed/feeds';
import { pollById, pollCount } from '@maidan/contract/feed/polls';
import { homeTagScroller, latestStory, tagScrollerById } from '@maidan/contract/feed/stories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('the parts above the posts, on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, {
      'audio-bars.json': [{ slug: 'set', audio_url: 'media/set.m4a', audio_title: 'The morning set' }],
      'ad-carousels.json': [
        { slug: 'week', img1: 'media/1.webp', url1: 'https://one.example/', img3: 'media/3.webp', alt3: 'Three' },
      ],
      'tag-scrollers.json': [
        { slug: 'home', tags: ['skate', 'music'] },
        { slug: 'other', tags: ['music'] },
      ],
      'polls.json': [
        {
          slug: 'final',
          question: 'Who wins?',
          options: [{ option_text: 'Us', vote_count: 3 }, { option_text: 'Rain' }],
        },
      ],
      'tags.json': [
        { slug: 'music', name: 'Music' },
        {
          slug: 'skate',
          name: 'Skate',
          description: '<p>Wheels</p>',
          city: 'Bengaluru',
          tag_cloud: 'on',
          audio: 'set',
          ad: 'week',
          tagscroller: 'other',
          quizpoll: 'final',
          buttons: [{ link: 'https://join.example/', label: 'Join' }],
        },
      ],
      'latest-story.json': {
        embed: '<iframe src="https://www.youtube.com/embed/x"></iframe>',
        thumbnail: 'media/s.webp',
      },
    });
  });
  afterAll(() => api.close());

  test("a tag's page contains the ids of its parts, and each is found by its id", async () => {
    const [page] = await api.reply(tagPosts, { params: { tag: 'skate' }, query: {} });
    expect(page).toMatchObject({
      city: 'Bengaluru',
      tag_cloud: 'on',
      buttons: [{ link: 'https://join.example/', label: 'Join' }],
    });
    const { audio, ad, tagscroller, quizpoll_id: poll } = page ?? {};
    expect(await api.reply(audioBarById, { params: { id: audio ?? 0 } })).toEqual({
      audio_url: testMediaUrl('media/set.m4a'),
      audio_title: 'The morning set',
      audio_description: null,
      audio_cover: null,
      audio_cover_variants: null,
    });
    const carousel = await api.reply(adCarouselById, { params: { id: ad ?? 0 } });
    expect([carousel.img1, carousel.url1, carousel.img2, carousel.img3, carousel.alt3]).toEqual([
      testMediaUrl('media/1.webp'),
      'https://one.example/',
      null,
      testMediaUrl('media/3.webp'),
      'Three',
    ]);
    const scroller = await api.reply(tagScrollerById, { params: { id: tagscroller ?? 0 } });
    expect(scroller.tags.map((tag) => tag.slug)).toEqual(['music']);
    expect(await api.reply(pollById, { params: { id: poll ?? 0 } })).toMatchObject({ question: 'Who wins?' });
    const [bare] = await api.reply(tagPosts, { params: { tag: 'music' }, query: {} });
    expect(bare).toMatchObject({ audio: null, ad: null, tagscroller: null, quizpoll_id: null, tag_cloud: 'off' });
  });

  test('the home strip is the scroller called home, in its own order', async () => {
    expect((await api.reply(homeTagScroller, {})).tags.map((tag) => tag.name)).toEqual(['Skate', 'Music']);
  });

  test('the latest story is returned, or an empty one if none exists', async () => {
    expect(await api.reply(latestStory, {})).toMatchObject({
      thumbnail: testMediaUrl('media/s.webp'),
      embed: expect.stringContaining('youtube'),
    });
    const empty = await createTestApp(engine);
    expect(await empty.reply(latestStory, {})).toEqual({ embed: '', thumbnail: null, thumbnail_variants: null });
    expect(await empty.reply(homeTagScroller, {})).toEqual({ tags: [] });
    await empty.close();
  });

  test("a poll's counts are public, and a user's vote is only for that user", async () => {
    const poll = await api.reply(pollById, { params: { id: 'final' } });
    expect(poll.options.map(({ option_text, vote_count }) => [option_text, vote_count])).toEqual([
      ['Us', 3],
      ['Rain', 0],
    ]);
    const [voter, other] = [await signIn(api), await signIn(api)];
    const option = Number(poll.options[1]?.id);
    const vote = { poll_id: Number(poll.id), user_id: voter.userId, option_id: option, created_at: api.now() };
    await api.db.insertInto('poll_votes').values(vote).execute();
    const mine = await api.reply(pollCount, { params: { id: poll.id } }, { token: voter.token });
    expect(mine).toMatchObject({ has_voted: true, user_option_id: option });
    const theirs = await api.reply(pollCount, { params: { id: poll.id } }, { token: other.token });
    expect(theirs).toMatchObject({ has_voted: false, user_option_id: null });
  });

  test('unknown ones are 404', async () => {
    for (const path of ['audiobar/99', 'adcarousel/none', 'tagscroller/99', 'quizpoll/none']) {
      expect((await api.get(`/api/${path}`)).status).toBe(404);
    }
  });
});
