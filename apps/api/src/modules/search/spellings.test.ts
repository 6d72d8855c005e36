import { conversationsPage } from '@maidan/contract/account/conversations';
import { tidyName } from '@maidan/contract/text/names';
import { inbox } from '@maidan/contract/desk/inbox/inbox';
import { findPeople } from '@maidan/contract/desk/people';
import { deskPosts } from '@maidan/contract/desk/posts/posts';
import { search } from '@maidan/contract/feed/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, writePost } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The spellings of each word, each of which is stored and then searched for. */
const words = [
  ['a joiner in Kannada', ['ಫೇಸ್\u200cಬುಕ್', 'ಫೇಸ್ಬುಕ್']],
  ['a joiner at the end', ['ಬ್ಯಾಡ್ಮಿಂಟನ್', 'ಬ್ಯಾಡ್ಮಿಂಟನ್\u200c']],
  ['a joiner in Hindi', ['आर्\u200dया', 'आर्या']],
  ['a nukta', ['मज\u093cदूर', 'मजदूर', 'म\u095bदूर']],
  ['a zero-width space', ['ZeroWidth', 'Zero\u200bWidth']],
  ['a no-break space', ['Nbsp Rangers', 'Nbsp\u00a0Rangers']],
  ['accents and case', ['Élan', 'ELAN', 'e\u0301lan']],
] as const;

const stored = words.flatMap(([, spellings]) => spellings.map((name) => `${name} Club`));

describe.each(everyEngine)('a search finds a word in every spelling on %s', (engine) => {
  let api: TestApp;
  let owner: Awaited<ReturnType<typeof seatStaff>>;
  let person: Awaited<ReturnType<typeof signIn>>;

  beforeAll(async () => {
    api = await createTestApp(engine);
    owner = await seatStaff(api, { roles: ['owner'] });
    person = await signIn(api, undefined, 'Asha');
    const named = stored.map((name, index) => ({ slug: `club-${index}`, name }));
    await importContent(api, {
      'tags.json': named,
      'categories.json': named,
      'posts.json': named.map(({ slug, name }) => writePost(slug, '-1h', { name, tags: [], categories: [] })),
      'leagues.json': [{ slug: 'cup', name: 'Cup', created_at: '-1d' }],
      'league-categories.json': [
        { slug: 'open', league: 'cup', name: 'Open', groups: [{ name: 'Zone', teams: ['Jets', ...stored] }] },
      ],
      'league-fixtures.json': named.map(({ slug, name }) => ({
        slug,
        category: 'open',
        group: 'Zone',
        team_1: name,
        team_2: 'Jets',
        date: '+2d',
      })),
    });
    // Names stored before names were tidied.
    const rows = stored.map((name, index) => ({
      name,
      phone: `81000000${10 + index}`,
      created_at: 1,
      last_used_at: 1,
    }));
    await api.db.insertInto('users').values(rows).execute();
    for (const name of stored) {
      const id = await startConversation(api, person.token);
      await api.db.updateTable('conversations').set({ name }).where('id', '=', id).execute();
    }
  });
  afterAll(() => api.close());

  const cases = words.flatMap(([what, spellings]) => spellings.map((q) => [what, q, spellings] as const));
  test.each(cases)('%s: %j', async (_, q, spellings) => {
    const count = spellings.length;
    // Names that are equal once tidied are one team.
    const teams = new Set(spellings.map(tidyName)).size;
    const { counts } = await api.reply(search, { query: { q } });
    expect(counts).toEqual({
      tags: count,
      categories: count,
      videos: 0,
      posts: count,
      leagues: 0,
      teams,
      matches: count,
    });
    const as = { token: owner.token };
    const found = {
      posts: (await api.reply(deskPosts, { query: { state: 'out', q } }, as)).data,
      people: (await api.reply(findPeople, { body: { query: q } }, as)).data,
      inbox: (await api.reply(inbox, { query: { state: 'open', q } }, as)).data,
      own: (await api.reply(conversationsPage, { query: { q } }, { token: person.token })).data,
    };
    expect(Object.values(found).map(({ length }) => length)).toEqual([count, count, count, count]);
  });

  test('a changed name is found, and the old one no longer', async () => {
    const id = person.userId;
    await api.db.updateTable('users').set({ name: 'ಮೀ\u200cರಾ' }).where('id', '=', id).execute();
    const people = async (query: string) =>
      (await api.reply(findPeople, { body: { query } }, { token: owner.token })).data.map((one) => one.id);
    expect([await people('ಮೀರಾ'), await people('asha')]).toEqual([[id], []]);
  });
});
