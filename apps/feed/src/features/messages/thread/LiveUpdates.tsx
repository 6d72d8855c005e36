import { useApi } from '@maidan/api-client/core/api-provider';
import { applyLiveEvent } from '@maidan/api-client/cache/apply-live-event';
import { startLive } from '@maidan/api-client/live/start-live';
import { useAuthContext } from '@maidan/auth/session/auth-context';
import { useSession } from '@maidan/auth/session/use-session';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Receives live events on every page of a signed-in user. */
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
  return null;
}
