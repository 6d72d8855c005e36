import { useApi } from '@maidan/api-client/core/api-provider';
import { commentsQuery } from '@maidan/api-client/queries/feed/comments';
import { useSession } from '@maidan/auth/session/use-session';
import type { Id } from '@maidan/contract/core/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { outboxStore } from './note-end.ts';
import { pendingComments, type PendingComment } from './pending-comments.ts';

/** What the user has written under a post and the server has not confirmed. */
export function usePendingComments(postId: Id): readonly PendingComment[] {
  const api = useApi();
  const client = useQueryClient();
  const { signedIn } = useSession();
  const all = useSyncExternalStore(pendingComments.subscribe, pendingComments.list, pendingComments.none);
  const ours = signedIn ? all.filter((comment) => comment.postId === postId) : [];

  /** Another tab has sent what this one shows as waiting. */
  const look = useEffectEvent(() => {
    const waiting = new Set(outboxStore.list().map(({ key }) => key));
    const { queryKey } = commentsQuery(api, postId);
    for (const { key, waits } of ours) {
      if (!waits || waiting.has(key)) continue;
      void client.invalidateQueries({ queryKey }).finally(() => pendingComments.remove(key));
    }
  });
  useEffect(() => {
    const heard = () => look();
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, []);
  return ours;
}
