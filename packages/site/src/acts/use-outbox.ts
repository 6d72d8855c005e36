import { useApi } from '@maidan/api-client/core/api-provider';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { keepOnlyFor } from '@maidan/browser/store';
import { useSession } from '@maidan/auth/session/use-session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { outboxStore } from './note-end.ts';
import { pendingComments } from './pending-comments.ts';

/** Milliseconds until what could not be sent is tried again. */
const AGAIN_AFTER = 30_000;

/**
 * Sends what was done offline: when the network is back, after a load and after a login. What one user did or wrote is
 * gone with their logout, and nobody else's. Once per site, at its root.
 */
export function useOutbox(): void {
  const api = useApi();
  const client = useQueryClient();
  const { session, openLogin } = useAuthContext().auth;
  const { signedIn, userId } = useSession();

  const flush = useEffectEvent(async () => {
    if (!signedIn || userId === null || outboxStore.list().length === 0) return false;
    // All that can be done anywhere: loaded only when something waits.
    const outbox = await import('./outbox.ts').catch(() => null);
    // It could not be loaded without a network either.
    if (outbox === null) return true;
    const onRefused = () => openLogin({ message: 'Please log in again.' });
    return outbox.flushOutbox({ tools: { api, client }, userId, onRefused });
  });

  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      clearTimeout(again);
      const isLeft = await flush();
      if (isLeft && navigator.onLine) again = setTimeout(() => void run(), AGAIN_AFTER);
    };
    if (signedIn && userId !== null) {
      outboxStore.keepOnly(userId);
      keepOnlyFor(userId);
      void run();
    }
    const back = () => void run();
    addEventListener('online', back);
    return () => {
      clearTimeout(again);
      removeEventListener('online', back);
    };
  }, [signedIn, userId]);

  useEffect(
    () =>
      session.onTokenChange(({ cause, before, after }) => {
        const isOther = after.hasToken && before.userId !== null && before.userId !== after.userId;
        if (cause !== 'logout' && !isOther) return;
        outboxStore.keepOnly(after.userId);
        keepOnlyFor(after.userId);
        pendingComments.clear();
      }),
    [session],
  );
}
