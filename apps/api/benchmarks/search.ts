/**
 * `pnpm --filter @maidan/api bench:search [many]`: how much more a search costs with many posts than with 1,000, on
 * SQLite and, if `TEST_DATABASE_URL` is set, on PostgreSQL. The searched words are in half of all posts, in one in
 * ten, a hundred and a thousand, and in a single one. Each fills the first page of results with few posts as with
 * many, or finds one post in both: the comparison is of the index, not of the length of a page.
 */
import { sql } from 'kysely';
import { mediaUrls } from '../src/adapters/files/media-url.ts';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { toPosts } from '../src/modules/posts/posts.reply.ts';
import { findMatchingPosts } from '../src/modules/search/matching-posts.store.ts';
import { countTopics, readPosts } from '../src/modules/search/search.store.ts';
import { countMatches, findTeams } from '../src/modules/search/search-league.store.ts';
import { mergeSearchIndex } from '../src/modules/search/search-index.store.ts';
import { wordsOf } from '../src/modules/search/text-match.store.ts';
import { compareSizes, timeOf } from './databases.ts';
import { numbersTo } from '../testing/databases/numbers-to.ts';

const FEW = 1000;
const many = Number(process.argv[2] ?? 100_000);
const searches = ['c', 'cricket', 'crick tourna', 'derby', 'final', 'umpire', 'unique7', 'nothing'];

async function fill({ db, engine }: OpenDatabase, posts: number): Promise<void> {
  const numbers = numbersTo(posts, engine);
  const words = sql`case when i % 2 = 0 then 'cricket ' else 'football ' end || case when i % 10 = 0 then 'derby ' else '' end ||
    case when i % 100 = 0 or i <= 60 then 'final ' else '' end || case when i % 1000 = 0 or i <= 60 then 'umpire ' else '' end
    || 'tournament unique' || i`;
  await sql`insert into posts (slug, name, type, description, name_status, has_clip, view_base, like_base, published_at, created_at)
    select 'post-' || i, ${words}, 'video', '', 1, 1, 0, 0, i, i from ${numbers} as numbers`.execute(db);
  await sql`insert into post_search (post_id, words) select id, name from posts`.execute(db);
  await sql`analyze`.execute(db);
}

async function measure(database: OpenDatabase): Promise<number[]> {
  const { db } = database;
  // As the server does hourly.
  await mergeSearchIndex(database);
  const times: number[] = [];
  for (const q of searches) {
    const words = wordsOf(q);
    const search = async (): Promise<void> => {
      await countTopics(db, words);
      await findTeams(db, words);
      await countMatches(db, words);
      await toPosts(
        { db, mediaUrl: mediaUrls('/') },
        await readPosts(db, await findMatchingPosts(database, q, 1e15), 1),
      );
    };
    times.push(await timeOf(search));
  }
  return times;
}

await compareSizes(searches, [FEW, many], fill, measure);
