import { search, searchTypes } from '@maidan/contract/feed/search';
import type { SearchReply } from '@maidan/contract/feed/search';
import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { route } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import { toPosts } from '../posts/posts.reply.ts';
import { toTopic } from '../topics/topics.reply.ts';
import type { Db } from '../../db/open-database.ts';
import { countMatches, findMatches, findTeams } from './search-league.store.ts';
import { toFoundMatch, toFoundTeam } from './search.reply.ts';
import { countFound, findPosts, findTopics, topicNames } from './search.store.ts';
import type { Search } from './search.store.ts';
import { correctSpelling } from './search-spelling.ts';
import { wordsOf } from './text-match.store.ts';

const nothing: SearchReply = {
  counts: { tags: 0, categories: 0, videos: 0, posts: 0, teams: 0, matches: 0 },
  type: 'tags',
  spelling: null,
  tags: [],
  categories: [],
  videos: [],
  posts: [],
  teams: [],
  matches: [],
  more: false,
};

async function countAll(db: Db, wanted: Search, now: number) {
  const [feed, teams, matches] = await Promise.all([
    countFound(db, wanted, now),
    findTeams(db, wanted.words),
    countMatches(db, wanted.words),
  ]);
  return { counts: { ...feed, teams: teams.length, matches }, teams };
}

/** How much a search finds, or, if it finds nothing, what the nearest spelling of a topic's name does. */
async function countOrCorrect(db: Db, typed: Search, now: number) {
  const all = await countAll(db, typed, now);
  if (Object.values(all.counts).some((count) => count > 0)) return { found: typed, ...all, spelling: null };
  const spelling = correctSpelling(typed.q, await topicNames(db));
  if (spelling === null) return { found: typed, ...all, spelling };
  const found = { ...typed, q: spelling, words: wordsOf(spelling) };
  return { found, ...(await countAll(db, found, now)), spelling };
}

/** Search as you type. */
export const searchModule = defineModule({
  name: 'search',
  routes: ({ db, database, mediaUrl, clock }) => [
    route(search, async ({ query: { q, type: requested, page } }) => {
      const words = wordsOf(q);
      if (words.length === 0) return { ...nothing, type: requested ?? nothing.type };
      const now = clock();
      const { found, counts, teams, spelling } = await countOrCorrect(db, { q, words, engine: database.engine }, now);
      const type = requested ?? searchTypes.find((known) => counts[known] > 0) ?? nothing.type;
      const topics = async (table: 'tags' | 'categories') =>
        (await findTopics(db, table, found.words, page)).map((row) => toTopic(row, mediaUrl));
      const posts = async (isClip: boolean) => toPosts(db, mediaUrl, await findPosts(db, found, { isClip, page, now }));
      // One entry more shows whether another page follows.
      const list = {
        tags: () => topics('tags'),
        categories: () => topics('categories'),
        videos: () => posts(true),
        posts: () => posts(false),
        teams: () => teams.slice((page - 1) * SEARCH_PAGE_SIZE).map((row) => toFoundTeam(row, mediaUrl)),
        matches: async () =>
          (await findMatches(db, found.words, { page, now })).map((row) => toFoundMatch(row, mediaUrl)),
      }[type];
      const entries = await list();
      return {
        ...nothing,
        counts,
        spelling,
        type,
        [type]: entries.slice(0, SEARCH_PAGE_SIZE),
        more: entries.length > SEARCH_PAGE_SIZE,
      };
    }),
  ],
});
