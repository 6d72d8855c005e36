import { allCategories, categoryId } from '@maidan/contract/feed/categories';
import { allTags, tagId } from '@maidan/contract/feed/tags';
import type { Topic, TopicId } from '@maidan/contract/feed/tags';
import type { Id } from '@maidan/contract/core/wire';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import type { MediaUrl } from '../../adapters/files/media-url.ts';
import { findTopicName, listTopics } from './topics.store.ts';
import type { TopicCardRow } from './topics.store.ts';

/** A tag or category as a card. */
export function toTopic({ followers, thumbnail, ...row }: TopicCardRow, mediaUrl: MediaUrl): Topic {
  return { ...row, thumbnail: mediaUrl(thumbnail), subscribe: followers };
}

export function topicRoutes({ db, mediaUrl }: AppContext): Route[] {
  const all = async (table: 'tags' | 'categories'): Promise<Topic[]> =>
    (await listTopics(db, table)).map((row) => toTopic(row, mediaUrl));
  const name = async (table: 'tags' | 'categories', key: Id, what: string): Promise<TopicId> => {
    const found = await findTopicName(db, table, key);
    if (!found) throw notFound(what);
    return found;
  };
  return [
    route(allTags, () => all('tags')),
    route(allCategories, () => all('categories')),
    route(tagId, ({ params }) => name('tags', params.x, 'This tag'), 'settled'),
    route(categoryId, ({ params }) => name('categories', params.x, 'This category'), 'settled'),
  ];
}
