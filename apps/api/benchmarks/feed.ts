/**
 * `pnpm --filter @maidan/api bench:feed [many]`: how much more a page of a feed costs with many posts than with 10,000, on
 * SQLite and, where `TEST_DATABASE_URL` names one, on PostgreSQL.
 */
import type { OpenDatabase } from '../src/db/open-database.ts';
import { mediaUrls } from '../src/adapters/files/media-url.ts';
import { findLastAddition, listFeed, type FeedPage } from '../src/modules/feeds/feeds.store.ts';
import { toPosts } from '../src/modules/posts/posts.reply.ts';
import { compareSizes, timeOf } from './databases.ts';
import { fillFeed } from './fill-feed.ts';

const FEW = 10_000;
const many = Number(process.argv[2] ?? 1_000_000);

/** The publication time in milliseconds equals the post's id. */
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
  const rows = await listFeed(db, first);
  const source = { db, mediaUrl: mediaUrls('/api/media') };
  times.push(await timeOf(() => toPosts(source, rows)));
  times.push(await timeOf(() => findLastAddition(db, 'tag', 1)));
  return times;
}

const names = [
  'first page',
  'first clips',
  'first page of a user',
  'twentieth page',
  'page halfway down',
  'reply of a page',
  'last addition',
];
await compareSizes(names, [FEW, many], fillFeed, measure);
