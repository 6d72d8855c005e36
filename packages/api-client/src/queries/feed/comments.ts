import { comments } from '@maidan/contract/feed/comments';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** A post's comments, oldest first. */
export const commentsQuery = (api: Api, postId: Id) =>
  endpointQuery(api, comments, { body: { post_id: postId } }, staleTimes.personal);
