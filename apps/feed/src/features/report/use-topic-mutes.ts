import { useApi } from '@maidan/api-client/core/api-provider';
import { allCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import type { Mute } from '@maidan/contract/feed/mutes';
import { topicKey } from '@maidan/contract/feed/posts';
import { listsEverything, type Topic } from '@maidan/contract/feed/tags';
import { useQuery } from '@tanstack/react-query';

/**
 * The tags and categories of a post that a reader can mute. A post in a list has only their keys, so the names come from
 * the full lists, which most pages have loaded. Tags that contain everything are left out: muting them would empty the
 * home page.
 * @param topics their `topicKey`s; empty if the server does not send them
 */
export function useTopicMutes(topics: readonly string[]): readonly Mute[] {
  const api = useApi();
  const enabled = topics.length > 0;
  const tags = useQuery({ ...allTagsQuery(api), enabled });
  const categories = useQuery({ ...allCategoriesQuery(api), enabled });
  const among = (kind: 'tag' | 'category', all: readonly Topic[] = []) =>
    all
      .filter(({ slug }) => topics.includes(topicKey(kind, slug)) && !(kind === 'tag' && listsEverything(slug)))
      .map(({ slug, name }): Mute => ({ kind, id: slug, label: name }));
  return [...among('tag', tags.data), ...among('category', categories.data)];
}
