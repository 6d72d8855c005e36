/**
 * `pnpm --filter @maidan/api bench:feed [many]`: how much more a page of a feed costs with many posts than with 10,000, on
 * SQLite and, where `TEST_DATABASE_URL` names one, on PostgreSQL.
 */
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { findLastAddition, listFeed, type FeedPage } from '../src/modules/feeds/feeds.store.ts';
import { compareSizes, numbersTo, timeOf } from './databases.ts';

const FEW = 10_000;
const many = Number(process.argv[2] ?? 1_000_000);

async function fill({ db, engine }: OpenDatabase, posts: number): Promise<void> {
  const numbers = numbersTo(posts, engine);
  await db
    .insertInto('tags')
    .values({
      id: 1,
      slug: 'home',
      name: 'Home',
      description: '',
      tag_cloud: 0,
      buttons: '[]',
      follower_base: 0,
      position: 1,
    })
    .execute();
  await sql`insert into posts (id, slug, name, type, description, name_status, has_clip, view_base, like_base, published_at, created_at)
    select i, 'post-' || i, 'Post ' || i, 'video', '', 1, i % 2, 0, 0, i, i from ${numbers} as numbers`.execute(db);
  await sql`insert into post_tags (tag_id, post_id, published_at, added_at)
    select 1, i, i, i from ${numbers} as numbers`.execute(db);
  await sql`insert into users (id, phone, name, created_at, last_used_at) values (1, '9000000000', 'Asha', 1, 1)`.execute(
    db,
  );
  await sql`insert into post_likes (post_id, user_id, created_at)
    select i, 1, 1 from ${numbers} as numbers where i % 10 = 0`.execute(db);
  await sql`analyze`.execute(db);
}

/** Each post was published in the millisecond of its id. */
const after = (post: number) => ({ nextPage: 20, publishedAt: post, postId: post, takenAt: 1e15 });

async function measure({ db }: OpenDatabase): Promise<number[]> {
  const last = await findLastAddition(db, 'tag', 1);
  const first: FeedPage = { kind: 'tag', topicId: 1, clipsOnly: false, page: 1, cursor: null, userId: null, now: 1e15 };
  const pages: FeedPage[] = [
    first,
    { ...first, clipsOnly: true },
    { ...first, userId: 1 },
    { ...first, page: 20, cursor: after(last - 114) },
    { ...first, page: 20, cursor: after(Math.round(last / 2)) },
  ];
  const times: number[] = [];
  for (const page of pages) times.push(await timeOf(() => listFeed(db, page)));
  times.push(await timeOf(() => findLastAddition(db, 'tag', 1)));
  return times;
}

const names = [
  'first page',
  'first clips',
  'first page of a user',
  'twentieth page',
  'page halfway down',
  'last addition',
];
await compareSizes(names, [FEW, many], fill, measure);
