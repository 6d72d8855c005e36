import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { count, text } from '../core/wire.ts';

export const LIKED = 'Liked';
export const LIKE_REMOVED = 'Like removed';

/** Any other message means that the user no longer likes the post. */
export const isLiked = ({ message }: { readonly message: string }): boolean => message === LIKED;
export const isLikeRemoved = ({ message }: { readonly message: string }): boolean => message === LIKE_REMOVED;

/** Toggles. With `liked` (extension), it sets that state instead, so that a retry is safe. */
export const like = defineEndpoint({
  id: 'like',
  service: 'main',
  method: 'POST',
  path: 'islike',
  auth: 'bearer',
  body: z.strictObject({ post_id: idInput, type: z.literal('thumbsup'), liked: z.optional(z.boolean()) }),
  response: z.object({ message: text, count }),
  summary: 'Likes a post or removes the like',
});
