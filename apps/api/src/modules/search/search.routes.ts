import { search, searchTypes } from '@maidan/contract/feed/search';
import type { SearchReply } from '@maidan/contract/feed/search';
import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { route } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import type { PostRow } from '../posts/post-columns.store.ts';
import { toPosts } from '../posts/posts.reply.ts';
import { toTopics } from '../topics/topics.reply.ts';
import type { Db, OpenDatabase } from '../../db/open-database.ts';
import { findMoment } from './find-moment.ts';
import { findMatchingPosts } from './matching-posts.store.ts';
import { countMatches, findLeagues, findMatches, findTeams } from './search-league.store.ts';
import { toFoundLeagues, toFoundMatches, toFoundTeams } from './search.reply.ts';
import { countTopics, findTopics, readPosts, knownNames } from './search.store.ts';
import type { FoundPost } from './matching-posts.store.ts';
import { readSpokenWords } from './spoken-words.store.ts';
import { correctSpelling } from './search-spelling.ts';
import { wordsOf } from './text-match.store.ts';

const nothing: SearchReply = {
  counts: { tags: 0, categories: 0, videos: 0, posts: 0, leagues: 0, teams: 0, matches: 0 },
  type: 'tags',
  spelling: null,
  tags: [],
  categories: [],
  videos: [],
  posts: [],
  leagues: [],
  teams: [],
  matches: [],
  moments: [],
  more: false,
};

/** The number of results of each kind; posts are counted up to `SEARCH_POSTS_MAX`. */
async function countAll(database: OpenDatabase, q: string, now: number) {
  const { db } = database;
  const words = wordsOf(q);
  const [topics, posts, leagues, teams, matches] = await Promise.all([
    countTopics(db, words),
    findMatchingPosts(database, q, now),
    findLeagues(db, words),
    findTeams(db, words),
    countMatches(db, words),
  ]);
  const videos = posts.filter(({ has_clip }) => has_clip === 1);
  const counts = {
    ...topics,
    videos: videos.length,
    posts: posts.length,
    leagues: leagues.length,
    teams: teams.length,
    matches,
  };
  return { words, counts, videos, posts, leagues, teams };
}

/** The results of a search, or if there are none, those for the nearest spelling of a topic or team name. */
async function countOrCorrect(database: OpenDatabase, q: string, now: number) {
  const typed = await countAll(database, q, now);
  if (Object.values(typed.counts).some((count) => count > 0)) return { ...typed, spelling: null };
  const spelling = correctSpelling(q, await knownNames(database.db));
  return { ...(spelling === null ? typed : await countAll(database, spelling, now)), spelling };
}

/** Where the words are said in the clips of these posts. */
async function momentsIn(db: Db, rows: readonly PostRow[], q: string): Promise<SearchReply['moments']> {
  const spoken = await readSpokenWords(db, rows);
  return rows.flatMap(({ id, name }) => {
    const moment = findMoment((spoken.get(id) ?? []).flat(), name, q);
    return moment === null ? [] : [{ post_id: id, ...moment }];
  });
}

/** Search as you type. */
export const searchModule = defineModule({
  name: 'search',
  routes: ({ db, database, mediaUrl, clock }) => [
    route(search, async ({ query: { q, type: requested, page } }) => {
      if (wordsOf(q).length === 0) return { ...nothing, type: requested ?? nothing.type };
      const now = clock();
      const source = { db, mediaUrl };
      const { words, counts, videos, posts, leagues, teams, spelling } = await countOrCorrect(database, q, now);
      const type = requested ?? searchTypes.find((known) => counts[known] > 0) ?? nothing.type;
      const topics = async (table: 'tags' | 'categories') => toTopics(source, await findTopics(db, table, words, page));
      let moments: SearchReply['moments'] = [];
      const postsOf = async (found: readonly FoundPost[]) => {
        const rows = await readPosts(db, found, page);
        moments = await momentsIn(db, rows, spelling ?? q);
        return toPosts(source, rows);
      };
      // One extra entry shows whether another page follows.
      const list = {
        tags: () => topics('tags'),
        categories: () => topics('categories'),
        videos: () => postsOf(videos),
        posts: () => postsOf(posts),
        leagues: () => toFoundLeagues(source, leagues.slice((page - 1) * SEARCH_PAGE_SIZE)),
        teams: () => toFoundTeams(source, teams.slice((page - 1) * SEARCH_PAGE_SIZE)),
        matches: async () => toFoundMatches(source, await findMatches(db, words, { page, now })),
      }[type];
      const entries = await list();
      return {
        ...nothing,
        counts,
        spelling,
        type,
        moments,
        [type]: entries.slice(0, SEARCH_PAGE_SIZE),
        more: entries.length > SEARCH_PAGE_SIZE,
      };
    }),
  ],
});
