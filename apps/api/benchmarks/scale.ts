/**
 * `pnpm --filter @maidan/api bench:scale [most posts]`: the feed query and the live fan-out of one city, of 10 and of
 * 1,000, on SQLite. Measures the capacity of one process for each, and prints the resulting number of processes and
 * cores; docs/scaling.md explains the sizes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../src/db/open-database.ts';
import { publishEvent } from '../src/modules/events/live-events.store.ts';
import { findLastAddition, listFeed, type FeedPage } from '../src/modules/feeds/feeds.store.ts';
import { createLiveReader } from '../src/modules/live/live-reader.ts';
import { addUsers } from '../testing/people/crowd.ts';
import { timeOf } from './databases.ts';
import { fillFeed } from './fill-feed.ts';

/** Fewer than 1,000 cities have: the query's cost does not grow with the table (see docs/scaling.md). */
const mostPosts = Number(process.argv[2] ?? 1_000_000);

/** At peak time. An event is a message, a notification or a score. */
const sizes = [
  { name: 'a city', posts: 10_000, online: 1000, eventsPerSecond: 5 },
  { name: '10 cities', posts: 100_000, online: 10_000, eventsPerSecond: 50 },
  { name: '1,000 cities', posts: 10_000_000, online: 1_000_000, eventsPerSecond: 5000 },
];

/** The number of streams that a process holds comfortably; a stream takes 68 KiB (decision 6). */
const STREAMS_PER_PROCESS = 10_000;
/** At peak time, a reader opens a page every half minute. */
const PAGES_PER_READER_AND_SECOND = 1 / 30;

async function withDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'maidan-bench-'));
  const database = openDatabase({ dataDir }, () => undefined);
  await migrate(database, 0);
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
    rmSync(dataDir, { recursive: true });
  }
}

/** @returns milliseconds of the first page and of one halfway down */
const timeFeed = (posts: number): Promise<[number, number]> =>
  withDatabase(async (database) => {
    await database.db.transaction().execute((db) => fillFeed({ ...database, db }, posts));
    const last = await findLastAddition(database.db, 'tag', 1);
    const first: FeedPage = {
      kind: 'tag',
      topicId: 1,
      clipsOnly: false,
      page: 1,
      cursor: null,
      userId: null,
      now: 1e15,
    };
    const post = Math.round(last / 2);
    const cursor = { nextPage: 20, publishedAt: post, postId: post, takenAt: 1e15 };
    const read = (page: FeedPage) => timeOf(() => listFeed(database.db, page));
    return [await read(first), await read({ ...first, page: 20, cursor })];
  });

/**
 * @returns milliseconds of processor time for one process to read an event and find the people with an open stream for
 * it
 */
const timeEvent = (streams: number): Promise<number> =>
  withDatabase(async (database) => {
    const ids = await database.db.transaction().execute((tx) => addUsers(tx, streams * 2));
    const people = new Map(ids.slice(0, streams).map((id) => [id, { received: 0 }]));
    const events = 20_000;
    const { promise: allSeen, resolve: end } = Promise.withResolvers<void>();
    let seen = 0;
    const reader = createLiveReader(database, pino({ level: 'silent' }), ({ user_id: userId }) => {
      seen += 1;
      if (seen === events) end();
      const stream = people.get(userId ?? -1);
      if (stream) stream.received += 1;
    });
    await reader.start();
    await database.db.transaction().execute(async (tx) => {
      for (let number = 0; number < events; number += 1) {
        await publishEvent(tx, { kind: 'message', userId: ids[number % ids.length] ?? 0, conversationId: number }, 1);
      }
    });
    const before = process.cpuUsage();
    await allSeen;
    const { user, system } = process.cpuUsage(before);
    reader.stop();
    return (user + system) / 1000 / events;
  });

const perEvent = await timeEvent(STREAMS_PER_PROCESS);
console.log(`an event costs each process ${(perEvent * 1000).toFixed(0)} microseconds to read`);
for (const { name, posts, online, eventsPerSecond } of sizes) {
  const filled = Math.min(posts, mostPosts);
  const [first, halfway] = await timeFeed(filled);
  const pages = online * PAGES_PER_READER_AND_SECOND;
  const processes = Math.ceil(online / STREAMS_PER_PROCESS);
  const share = (eventsPerSecond * perEvent) / 10;
  console.log(`${name}: ${posts} posts, ${online} online, ${eventsPerSecond} events a second`);
  console.log(`  feed with ${filled} posts: ${first.toFixed(2)} ms, halfway down ${halfway.toFixed(2)} ms`);
  console.log(
    `  ${pages.toFixed(0)} pages a second: ${((pages * first) / 1000).toFixed(2)} cores of queries if nothing is cached`,
  );
  console.log(
    `  ${processes} processes with streams, ${((online * 68) / 2 ** 20).toFixed(1)} GiB; events take ${share.toFixed(1)} % of a core of each`,
  );
  console.log(`  rows of events read a second, over all processes: ${processes * eventsPerSecond}`);
}
