import { isUnauthenticated } from '@maidan/api-client/errors/api-error';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { createFollowTopic } from '@maidan/api-client/mutations/follow-topic';
import { categoryIdQuery, followedCategoriesQuery } from '@maidan/api-client/queries/feed/categories';
import { followedTagsQuery, tagIdQuery } from '@maidan/api-client/queries/feed/tags';
import type { Topic } from '@maidan/contract/feed/tags';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withoutTopic, withTopic } from './followed-list.ts';

const kinds = {
  tag: { list: followedTagsQuery, id: tagIdQuery },
  category: { list: followedCategoriesQuery, id: categoryIdQuery },
} as const;

export type FollowedType = keyof typeof kinds;

export const followedQuery = (api: Parameters<typeof followedTagsQuery>[0], type: FollowedType) =>
  kinds[type].list(api);

/** Not when the login has ended: the guard leads to it, and says all there is to say. */
function tell(error: unknown): void {
  if (!isUnauthenticated(error)) showToast(errorMessage(error), { tone: 'error' });
}

/** Ends following: gone from the list at once, back when the server does not take it, and for six seconds by Undo. */
export function useUnfollow(type: FollowedType): (topic: Topic) => Promise<void> {
  const api = useApi();
  const client = useQueryClient();
  const followTopic = useMemo(() => createFollowTopic(api, client), [api, client]);
  const { queryKey } = kinds[type].list(api);

  const change = (edit: (list: readonly Topic[]) => Topic[]): void => {
    client.setQueryData<Topic[]>(queryKey, (list) => list && edit(list));
  };

  /** The specification's topics carry no id, the call wants one. */
  async function wish(topic: Topic, follows: boolean): Promise<void> {
    const id = topic.id ?? (await client.fetchQuery(kinds[type].id(api, topic.slug))).id;
    await followTopic({ type, id }, follows);
  }

  return async (topic) => {
    const place = client.getQueryData<Topic[]>(queryKey)?.findIndex(({ slug }) => slug === topic.slug) ?? 0;
    const putBack = () => change((list) => withTopic(list, topic, place));
    const takeOut = () => change((list) => withoutTopic(list, topic));
    await client.cancelQueries({ queryKey });
    takeOut();

    async function undo(): Promise<void> {
      putBack();
      try {
        await wish(topic, true);
      } catch (error) {
        takeOut();
        tell(error);
      }
    }

    try {
      await wish(topic, false);
      showToast(`You no longer follow ${topic.name}.`, { action: { label: 'Undo', onPress: () => void undo() } });
    } catch (error) {
      putBack();
      tell(error);
    }
  };
}
