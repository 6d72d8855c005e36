import { comments } from '@maidan/contract/comments';
import type { Id } from '@maidan/contract/wire';
import type { Api } from '../create-api.ts';
import { staleTimes } from '../stale-times.ts';
import { endpointQuery } from './endpoint-query.ts';

/** A post's comments, oldest first. */
export const commentsQuery = (api: Api, postId: Id) =>
  endpointQuery(api, comments, { body: { post_id: postId } }, staleTimes.personal);
