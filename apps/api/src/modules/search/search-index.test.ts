import { search } from '@maidan/contract/feed/search';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent, writePost } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { indexOutdated, mergeSearchIndex } from './search-index.store.ts';

describe.each(engines)('the index of the search on %s', (engine) => {
  test('is merged while the server runs, and finds the same afterwards [R-18]', async () => {
    const api = await createTestApp(engine);
    const post = (number: number, name: string) =>
      writePost(`post-${number}`, '-1h', { name, tags: [], categories: [] });
    const pack = (posts: object[]) => ({ 'tags.json': [], 'categories.json': [], 'posts.json': posts });
    // A small index merges at once, a large one does not.
    if (engine === 'SQLite')
      await sql`insert into post_words (post_words, rank) values ('automerge', 0)`.execute(api.db);
    // Each import adds a segment.
    for (let number = 1; number <= 6; number += 1) {
      await importContent(api, pack([post(number, `Kabaddi ${'goal '.repeat(number)} number${number}`)]));
    }
    await importContent(api, pack([post(6, 'Relay')]));
    const counts = async () =>
      Promise.all(
        ['kabaddi', 'number3', 'relay', 'number6'].map(
          async (q) => (await api.reply(search, { query: { q } })).counts.posts,
        ),
      );
    // PostgreSQL's index needs no merging.
    const segments = async () =>
      engine === 'SQLite'
        ? (await sql<{ n: number }>`select count(distinct segid) as n from post_words_idx`.execute(api.db)).rows[0]?.n
        : 1;
    const before = await counts();
    expect([before, (await segments()) ?? 0]).toEqual([[5, 1, 1, 0], engine === 'SQLite' ? 7 : 1]);
    await Promise.all([mergeSearchIndex(api.world.database), counts()]);
    expect([await counts(), await segments()]).toEqual([before, 1]);
    if (engine === 'SQLite') {
      await sql`insert into post_words (post_words, rank) values ('integrity-check', 1)`.execute(api.db);
    }
    await api.close();
  });

  test('is completed for posts that were indexed long ago', async () => {
    const api = await createTestApp(engine);
    const posts = [
      writePost('pond', '-1h', { name: 'ಜಯನಗರ', tags: [] }),
      writePost('cafe', '-1h', { name: 'Café', tags: [] }),
    ];
    await importContent(api, { 'tags.json': [], 'categories.json': [], 'posts.json': posts });
    const count = async () => (await api.reply(search, { query: { q: 'jayanagar' } })).counts.posts;
    expect(await count()).toBe(1);
    await api.db.updateTable('post_search').set({ words: 'ಜಯನಗರ' }).where('words', 'like', 'ಜ%').execute();
    expect(await count()).toBe(0);
    await indexOutdated(api.world.database);
    expect(await count()).toBe(1);
    await api.close();
  });
});
