import { comments, ownComments } from '@maidan/contract/feed/comments';
import type { Reply } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import { queryOptions } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** A post's comments, oldest first. */
export const commentsQuery = (api: Api, postId: Id) =>
  endpointQuery(api, comments, { body: { post_id: postId } }, staleTimes.personal);

/** Which comments of a post the user may delete, and which await review; none on a server without this extension. */
export const ownCommentsQuery = (api: Api, postId: Id) => {
  const input = { params: { id: postId } };
  return queryOptions({
    queryKey: queryKey(ownComments, input),
    queryFn: ({ signal }): Promise<Reply<typeof ownComments>> =>
      withFallback(
        api,
        ownComments,
        () => api.call(ownComments, input, { signal }),
        async () => ({ data: [], waiting: [] }),
      ),
    staleTime: staleTimes.personal,
  });
};
