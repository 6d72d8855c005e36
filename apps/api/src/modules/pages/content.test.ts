import {
  deskPageParts,
  removePagePart,
  saveAd,
  saveAudioBar,
  saveStory,
  saveStrip,
} from '@maidan/contract/desk/pages/page-parts';
import { closePoll, deskPolls, removePoll, savePoll } from '@maidan/contract/desk/pages/polls';
import { deskTopics, orderTopics, removeTopic, saveTopic } from '@maidan/contract/desk/pages/topics';
import { adCarouselById } from '@maidan/contract/feed/ad-carousels';
import { audioBarById } from '@maidan/contract/feed/audio-bars';
import { pollById, vote } from '@maidan/contract/feed/polls';
import { homeTagScroller, latestStory } from '@maidan/contract/feed/stories';
import { allTags } from '@maidan/contract/feed/tags';
import { search } from '@maidan/contract/feed/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { mediaSender } from '../../../testing/media/chunk-sender.ts';
import { png } from '../../../testing/operator.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';

const noParts = { poll_id: null, audio_bar_id: null, ad_carousel_id: null, tag_scroller_id: null };
const plain = { description: '', picture: null, ...noParts };
const tags = { list: 'tags' } as const;

describe.each(everyEngine)('tags, polls and page parts at the desk on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let picture: string;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
    ({ token } = await seatStaff(api, { roles: ['editor'] }));
    picture = await upload('turf.png', png(800, 600));
  });
  afterAll(() => api.close());

  const upload = async (name: string, bytes: Uint8Array) => (await mediaSender(api, token).stored(name, bytes)).id;
  const addTag = (name: string, more: object = {}) =>
    api.reply(saveTopic, { params: tags, body: { name, ...plain, ...more } }, { token });
  const messageOf = async (reply: Promise<{ status: number; json: unknown }>) => {
    const { status, json } = await reply;
    return [status, (json as { message: string }).message];
  };
  const lastAct = async () => {
    const log = api.db.selectFrom('audit_log').select(['action', 'old_values', 'new_values']);
    return log.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  };

  test('a new tag has a picture and a text, and comes last in the list', async () => {
    const made = await addTag('Night football', { picture, description: '<p>Lights<script>x()</script></p>' });
    expect(made).toMatchObject({ slug: 'night-football', description: '<p>Lights</p>', posts: 0, followers: 0 });
    expect(made.picture_variants).toMatchObject({ width: 800 });
    expect((await api.reply(allTags, {})).at(-1)).toMatchObject({ slug: 'night-football' });
    expect(await lastAct()).toMatchObject({ action: 'tag.added' });
    expect(
      await messageOf(api.request(saveTopic, { params: tags, body: { name: 'night FOOTBALL', ...plain } }, { token })),
    ).toEqual([
      409,
      'Another tag has this name: the one at /tag/night-football. Choose another name, or rename that tag first.',
    ]);
  });

  test('a tag whose name a main tag needs is named in the error, and can be renamed to make room', async () => {
    const front = await addTag('Frontpage');
    const rename = (name: string) =>
      api.reply(saveTopic, { params: tags, body: { id: front.id, name, ...plain } }, { token });
    expect(await rename('Trending')).toMatchObject({ slug: 'frontpage' });
    const [, taken] = await messageOf(
      api.request(saveTopic, { params: tags, body: { name: 'Trending', ...plain } }, { token }),
    );
    expect(taken).toContain('/tag/frontpage');
    await rename('Frontpage');
    expect(await addTag('Trending')).toMatchObject({ slug: 'trending' });
  });

  test('a renamed tag keeps its address, and a search finds its posts by the new name', async () => {
    const { data } = await api.reply(deskTopics, { params: tags }, { token });
    const home = data.find(({ slug }) => slug === 'home');
    const body = { id: home?.id ?? 0, name: 'Zephyrground', ...plain };
    expect(await api.reply(saveTopic, { params: tags, body }, { token })).toMatchObject({ slug: 'home', posts: 2 });
    expect(await lastAct()).toMatchObject({ new_values: '{"name":"Zephyrground"}' });
    const found = await api.reply(search, { query: { q: 'zephyrground' } });
    expect(found.counts).toMatchObject({ tags: 1, posts: 2 });
  });

  test('topics are ordered as listed, and topics that are not listed follow', async () => {
    const [one, two] = [await addTag('Kho kho'), await addTag('Kabaddi')];
    await api.request(
      orderTopics,
      { params: tags, body: { ids: [Number(two.id), Number(one.id), 99_999] } },
      { token },
    );
    const slugs = (await api.reply(allTags, {})).map(({ slug }) => slug);
    expect(slugs.slice(0, 2)).toEqual(['kabaddi', 'kho-kho']);
    expect(slugs).toContain('home');
  });

  test('only unused topics can be removed', async () => {
    const { data } = await api.reply(deskTopics, { params: { list: 'categories' } }, { token });
    const sport = data.find(({ posts }) => posts > 0);
    const used = { list: 'categories', id: sport?.id ?? 0 } as const;
    expect(await messageOf(api.request(removeTopic, { params: used }, { token }))).toEqual([
      409,
      'This category has posts. Remove them from it first.',
    ]);
    const { id } = await addTag('Mistake');
    expect((await api.request(removeTopic, { params: { ...tags, id } }, { token })).status).toBe(204);
    expect((await api.request(removeTopic, { params: { ...tags, id } }, { token })).status).toBe(404);
  });

  test('a poll is created and shown by its tag, and once it has votes it can only be closed', async () => {
    const body = { question: 'Which game?', options: ['Kho kho', 'Kabaddi', 'Lagori'] };
    const poll = await api.reply(savePoll, { body }, { token });
    await addTag('Games', { poll_id: poll.id });
    const changed = { id: poll.id, question: 'Which one?', options: ['Kho kho', 'Kabaddi'] };
    expect(await api.reply(savePoll, { body: changed }, { token })).toMatchObject({
      question: 'Which one?',
      options: [{ text: 'Kho kho', votes: 0 }, { text: 'Kabaddi' }],
      tags: [{ name: 'Games' }],
    });
    const reader = await signIn(api);
    const choose = () =>
      api.request(
        vote,
        { body: { quizpoll_id: poll.id, quizpoll_option_id: poll.options[0]?.id ?? 0 } },
        { token: reader.token },
      );
    await api.request(closePoll, { params: { id: poll.id }, body: { closed: true } }, { token });
    expect(await api.reply(pollById, { params: { id: poll.id } })).toMatchObject({ closed: true });
    expect(await messageOf(choose())).toEqual([409, 'Voting in this poll has ended.']);
    await api.request(closePoll, { params: { id: poll.id }, body: { closed: false } }, { token });
    expect((await choose()).status).toBe(200);
    expect(await messageOf(api.request(savePoll, { body: { ...changed, question: 'Why?' } }, { token }))).toEqual([
      409,
      'People have voted in this poll, so its question and answers can no longer change.',
    ]);
    expect(await messageOf(api.request(removePoll, { params: { id: poll.id } }, { token }))).toEqual([
      409,
      'People have voted in this poll. It can only be closed.',
    ]);
    const { data } = await api.reply(deskPolls, { query: {} }, { token });
    expect(data[0]).toMatchObject({ votes: 1, closed_at: null });
  });

  test('a poll without votes can be removed, also from its tag', async () => {
    const poll = await api.reply(savePoll, { body: { question: 'A?', options: ['Yes', 'No'] } }, { token });
    const tag = await addTag('Quiz', { poll_id: poll.id });
    expect((await api.request(removePoll, { params: { id: poll.id } }, { token })).status).toBe(204);
    const { data } = await api.reply(deskTopics, { params: tags }, { token });
    expect(data.find(({ id }) => id === tag.id)?.poll_id).toBeNull();
  });

  test('the link about a poll is returned with it, and can change after a vote', async () => {
    const body = { question: 'Who won?', options: ['Home', 'Away'], about: ' /post/the-final ' };
    const { id } = await api.reply(savePoll, { body }, { token });
    const about = async () => (await api.reply(pollById, { params: { id } })).about;
    expect(await about()).toBe('/post/the-final');
    await api.db.updateTable('poll_options').set({ vote_count: 3 }).where('poll_id', '=', Number(id)).execute();
    const { question, options } = body;
    await api.reply(savePoll, { body: { id, question, options } }, { token });
    expect(await about()).toBe('/post/the-final');
    const linked = { id, question, options, about: 'https://example.org/final' };
    expect(await api.reply(savePoll, { body: linked }, { token })).toMatchObject({ about: linked.about, votes: 6 });
    await api.reply(savePoll, { body: { ...linked, about: '' } }, { token });
    expect(await about()).toBeNull();
  });

  test.each([
    [{ question: 'A?', options: ['Yes', 'No'], about: 'javascript:alert(1)' }, 'about'],
    [{ question: 'A?', options: ['Yes', 'No'], about: '//example.org' }, 'about'],
    [{ question: ' ', options: ['Yes', 'No'] }, 'question'],
    [{ question: 'A?', options: ['Yes', ' '] }, 'options'],
    [{ question: 'A?', options: ['Yes', 'yes '] }, 'options'],
  ])('the poll %j is refused by its field', async (body, field) => {
    const { status, json } = await api.request(savePoll, { body }, { token });
    expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([422, [field]]);
  });

  test('the strip of the home page shows its tags in order', async () => {
    const [one, two] = [await addTag('Dance'), await addTag('Art')];
    const { strips } = await api.reply(deskPageParts, {}, { token });
    const home = strips.find(({ slug }) => slug === 'home');
    const of = home ? { id: home.id } : {};
    const body = { ...of, name: 'home', tag_ids: [Number(two.id), Number(one.id)] };
    const strip = await api.reply(saveStrip, { body }, { token });
    expect(strip).toMatchObject({ slug: 'home', tags: [{ name: 'Art' }, { name: 'Dance' }] });
    const shown = await api.reply(homeTagScroller, {});
    expect(shown.tags.map(({ slug }) => slug)).toEqual(['art', 'dance']);
  });

  test('ads, audio and the story can be set, are shown, and are removed from the pages that showed them', async () => {
    const images = [{ file: picture, url: 'https://shop.example/', alt: 'Shoes' }];
    const ad = await api.reply(saveAd, { body: { name: 'Monsoon sale', images } }, { token });
    // Sent back unchanged, the picture stays the same.
    const [image] = ad.images;
    const again = [{ file: image?.picture_id ?? '', url: '', alt: 'Boots' }];
    await api.reply(saveAd, { body: { id: ad.id, name: 'Monsoon sale', images: again } }, { token });
    expect(await api.reply(adCarouselById, { params: { id: ad.id } })).toMatchObject({
      img1: image?.picture,
      img1_variants: { width: 800 },
      url1: null,
      alt1: 'Boots',
    });
    const sound = await upload('whistle.mp3', new Uint8Array(Buffer.from('ID3 a whistle')));
    const bar = await api.reply(
      saveAudioBar,
      { body: { title: 'Half time', description: '', audio: sound, picture } },
      { token },
    );
    expect(await api.reply(audioBarById, { params: { id: bar.id } })).toMatchObject({ audio_title: 'Half time' });
    const tag = await addTag('Sounds', { audio_bar_id: bar.id, ad_carousel_id: ad.id });
    const removed = { kind: 'audio-bars', id: bar.id } as const;
    expect((await api.request(removePagePart, { params: removed }, { token })).status).toBe(204);
    const { data } = await api.reply(deskTopics, { params: tags }, { token });
    expect(data.find(({ id }) => id === tag.id)).toMatchObject({ audio_bar_id: null, ad_carousel_id: ad.id });
    const address = 'https://youtu.be/abcdefghijk';
    await api.reply(saveStory, { body: { address, picture } }, { token });
    expect(await api.reply(latestStory, {})).toMatchObject({ embed: address, thumbnail_variants: { width: 800 } });
    await api.reply(saveStory, { body: { address: '', picture: null } }, { token });
    expect(await api.reply(latestStory, {})).toMatchObject({ embed: '' });
  });

  test('every mistake is named, and nothing is written', async () => {
    const before = await api.reply(deskPageParts, {}, { token });
    const asPicture = { body: { name: 'A', images: [{ file: 'forged.x', url: '', alt: '' }] } };
    expect((await api.request(saveAd, asPicture, { token })).status).toBe(422);
    const badLink = { body: { name: 'A', images: [{ file: picture, url: 'javascript:x()', alt: '' }] } };
    expect((await api.request(saveAd, badLink, { token })).status).toBe(422);
    const notSound = { body: { title: 'A', description: '', audio: picture, picture: null } };
    expect(await messageOf(api.request(saveAudioBar, notSound, { token }))).toEqual([422, 'Please choose a sound.']);
    const framed = { body: { address: 'https://example.com/x', picture: null } };
    expect((await api.request(saveStory, framed, { token })).status).toBe(422);
    const spying = { ...plain, name: 'C', description: '<p><img src="https://spy.example/a.png"></p>' };
    const { status, json } = await api.request(saveTopic, { params: tags, body: spying }, { token });
    const refused = [expect.stringMatching(/^This contains a picture from another site/)];
    expect([status, json]).toMatchObject([422, { errors: { description: refused } }]);
    const categories = { params: { list: 'categories' as const }, body: { name: 'B', ...plain, poll_id: 1 } };
    expect(await messageOf(api.request(saveTopic, categories, { token }))).toEqual([422, 'Only tags have polls.']);
    expect(await api.reply(deskPageParts, {}, { token })).toEqual(before);
  });
});
