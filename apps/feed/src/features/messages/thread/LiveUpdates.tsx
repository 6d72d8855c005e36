import { useApi } from '@maidan/api-client/core/api-provider';
import { applyLiveEvent } from '@maidan/api-client/cache/apply-live-event';
import { startLive } from '@maidan/api-client/live/start-live';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { useSession } from '@maidan/auth/session/use-session';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatOutboxStore } from './chat-outbox-storage.ts';
import { retryChats } from './chat-outbox.ts';
import { flushOutbox } from './use-chats.ts';

/** What runs behind every page while somebody is signed in: live events, and sending what was written offline. */
export function LiveUpdates() {
  const api = useApi();
  const client = useQueryClient();
  const { session } = useAuthContext().auth;
  const { main } = useSiteConfig().bases;
  const { userId } = useSession();

  useEffect(
    () =>
      startLive({
        base: main,
        session,
        user: String(userId),
        onEvent: (event) => void applyLiveEvent(client, api, event),
      }),
    [api, client, main, session, userId],
  );

  useEffect(() => {
    if (userId === null) return undefined;
    chatOutboxStore.keepOnly(userId);
    const flush = () => {
      retryChats(chatOutboxStore);
      void flushOutbox(api, client, userId);
    };
    flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [api, client, userId]);

  // What one user wrote is gone with their logout, and nobody else's.
  useEffect(
    () =>
      session.onTokenChange(({ cause, before, after }) => {
        const isOther = after.hasToken && before.userId !== null && before.userId !== after.userId;
        if (cause !== 'logout' && !isOther) return;
        chatOutboxStore.keepOnly(after.userId);
      }),
    [session],
  );
  return null;
}
