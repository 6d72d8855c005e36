import { search, searchTypes } from '@maidan/contract/feed/search';
import type { SearchReply } from '@maidan/contract/feed/search';
import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { route } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import { toPosts } from '../posts/posts.reply.ts';
import { toTopic } from '../topics/topics.reply.ts';
import type { Db } from '../../db/open-database.ts';
import { countFound, findPosts, findTopics, topicNames } from './search.store.ts';
import type { Search } from './search.store.ts';
import { correctSpelling } from './search-spelling.ts';
import { wordsOf } from './text-match.store.ts';

const nothing: SearchReply = {
  counts: { tags: 0, categories: 0, videos: 0, posts: 0 },
  type: 'tags',
  spelling: null,
  tags: [],
  categories: [],
  videos: [],
  posts: [],
  more: false,
};

/** How much a search finds, or, if it finds nothing, what the nearest spelling of a topic's name does. */
async function countOrCorrect(db: Db, typed: Search, now: number) {
  const counts = await countFound(db, typed, now);
  if (Object.values(counts).some((count) => count > 0)) return { found: typed, counts, spelling: null };
  const spelling = correctSpelling(typed.q, await topicNames(db));
  if (spelling === null) return { found: typed, counts, spelling };
  const found = { ...typed, q: spelling, words: wordsOf(spelling) };
  return { found, counts: await countFound(db, found, now), spelling };
}

/** Search as you type. */
export const searchModule = defineModule({
  name: 'search',
  routes: ({ db, database, mediaUrl, clock }) => [
    route(search, async ({ query: { q, type: requested, page } }) => {
      const words = wordsOf(q);
      if (words.length === 0) return { ...nothing, type: requested ?? nothing.type };
      const now = clock();
      const { found, counts, spelling } = await countOrCorrect(db, { q, words, engine: database.engine }, now);
      const type = requested ?? searchTypes.find((known) => counts[known] > 0) ?? nothing.type;
      const reply = { ...nothing, counts, spelling, type };
      if (type === 'videos' || type === 'posts') {
        const rows = await findPosts(db, found, { isClip: type === 'videos', page, now });
        const visible = await toPosts(db, mediaUrl, rows.slice(0, SEARCH_PAGE_SIZE));
        return { ...reply, [type]: visible, more: rows.length > SEARCH_PAGE_SIZE };
      }
      const rows = await findTopics(db, type, found.words, page);
      const visible = rows.slice(0, SEARCH_PAGE_SIZE).map((row) => toTopic(row, mediaUrl));
      return { ...reply, [type]: visible, more: rows.length > SEARCH_PAGE_SIZE };
    }),
  ],
});
