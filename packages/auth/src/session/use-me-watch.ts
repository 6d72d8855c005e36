import type { Api } from '@maidan/api-client/core/create-api';
import { isOffline } from '@maidan/api-client/errors/api-error';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { me, type User } from '@maidan/contract/account/users';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { classifyFailedMe, meRetryWait } from './me-rule.ts';
import type { Session, SessionSnapshot } from './session.ts';

/**
 * Requests the profile as soon as there is a token. A refusal ends the session. If a server does not answer, the visitor's
 * view appears and the request is repeated.
 */
export function useMeWatch(api: Api, session: Session, { hasToken, signedIn }: SessionSnapshot): User | null {
  const { data, error } = useQuery({
    ...meQuery(api),
    queryFn: async ({ signal }) => {
      const token = session.token();
      try {
        return await api.call(me, {}, { signal });
      } catch (failure) {
        // The refusal concerns the token of the request, which may have been replaced since.
        if (token !== null && classifyFailedMe(failure) === 'refused') session.onUnauthorized?.(token);
        throw failure;
      }
    },
    enabled: hasToken,
    retry: false,
    // Offline, it fails at once instead of waiting, so that the page can decide what to show.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.status === 'error' ? meRetryWait(state.errorUpdateCount, state.error) : false,
  });

  useEffect(() => {
    if (data) session.confirm(data.id);
  }, [data, session]);
  useEffect(() => {
    // Offline, nothing can be confirmed, and the user's actions wait in the queue.
    if (error && !isOffline(error)) session.markUnverified();
  }, [error, session]);

  return hasToken && signedIn ? (data ?? null) : null;
}
