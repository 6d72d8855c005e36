import type { Api } from '@maidan/api-client/core/create-api';
import { viewCount } from '@maidan/contract/feed/posts';
import type { Id } from '@maidan/contract/core/wire';

/** Counts one view of a post. Returns the new number, or null if it is unknown. Never fails. */
export async function countView(api: Api, postId: Id): Promise<number | null> {
  try {
    return (await api.call(viewCount, { params: { postId } })).views;
  } catch {
    return null;
  }
}
