import type { Id } from '@maidan/contract/core/wire';
import { allCategories, categoryId } from '@maidan/contract/feed/categories';
import { allTags, tagId, type Topic, type TopicId } from '@maidan/contract/feed/tags';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { toTopics } from './topics.reply.ts';
import { findTopicName, listTopics } from './topics.store.ts';

export const topicsModule = defineModule({
  name: 'topics',
  routes(context) {
    const { db } = context;
    const all = async (table: 'tags' | 'categories'): Promise<Topic[]> =>
      toTopics(context, await listTopics(db, table));
    const name = async (table: 'tags' | 'categories', key: Id): Promise<TopicId> => {
      const found = await findTopicName(db, table, key);
      if (!found) throw errors.notFound(table === 'tags' ? 'tag' : 'category');
      return found;
    };
    return [
      route(allTags, () => all('tags')),
      route(allCategories, () => all('categories')),
      route(tagId, { caching: 'settled' }, ({ params }) => name('tags', params.x)),
      route(categoryId, { caching: 'settled' }, ({ params }) => name('categories', params.x)),
    ];
  },
});
