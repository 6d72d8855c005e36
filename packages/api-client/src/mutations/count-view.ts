import { viewCount } from '@maidan/contract/feed/posts';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../core/create-api.ts';

/**
 * Counts one view of a post and answers the new number, or null when it is not known. Never fails: the server counts a
 * viewer once in 30 minutes anyway, and nobody waits for the number.
 */
export async function countView(api: Api, postId: Id): Promise<number | null> {
  try {
    const { views } = await api.call(
      viewCount,
      { params: { postId } },
      { expectedFailure: 'the view is not counted, the shown number stays' },
    );
    return views;
  } catch {
    return null;
  }
}
