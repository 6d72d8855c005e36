import { search } from '@maidan/contract/feed/search';
import type { SearchReply } from '@maidan/contract/feed/search';
import { SEARCH_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { route } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import { toPosts } from '../posts/posts.reply.ts';
import { toTopic } from '../topics/topics.reply.ts';
import { countFound, findTopics, findVideos } from './search.store.ts';
import { wordsOf } from './text-match.store.ts';

const nothing: SearchReply = {
  counts: { tags: 0, categories: 0, videos: 0 },
  tags: [],
  categories: [],
  videos: [],
  more: false,
};

/** Search as you type. */
export const searchModule = defineModule({
  name: 'search',
  routes: ({ db, database, mediaUrl, clock }) => [
    route(search, async ({ query: { q, type, page } }) => {
      const words = wordsOf(q);
      if (words.length === 0) return nothing;
      const now = clock();
      const found = { q, words, engine: database.engine };
      const reply = { ...nothing, counts: await countFound(db, found, now) };
      if (type === 'videos') {
        const rows = await findVideos(db, found, page, now);
        const visible = await toPosts(db, mediaUrl, rows.slice(0, SEARCH_PAGE_SIZE));
        return { ...reply, videos: visible, more: rows.length > SEARCH_PAGE_SIZE };
      }
      const rows = await findTopics(db, type, words, page);
      const visible = rows.slice(0, SEARCH_PAGE_SIZE).map((row) => toTopic(row, mediaUrl));
      return { ...reply, [type]: visible, more: rows.length > SEARCH_PAGE_SIZE };
    }),
  ],
});
