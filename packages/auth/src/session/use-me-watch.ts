import type { Api } from '@maidan/api-client/core/create-api';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { me, type User } from '@maidan/contract/account/users';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { classifyFailedMe, meRetryWait } from './me-rule.ts';
import type { Session, SessionSnapshot } from './session.ts';

/**
 * Asks who the token belongs to as soon as there is one (specification, section 4, Login state). A refusal ends the
 * session; without an answer the visitor's view is shown and it is asked again (trust.md, "A failed me").
 */
export function useMeWatch(api: Api, session: Session, { hasToken, signedIn }: SessionSnapshot): User | null {
  const { data, error } = useQuery({
    ...meQuery(api),
    queryFn: async ({ signal }) => {
      const asked = session.token();
      try {
        return await api.call(me, {}, { signal });
      } catch (failure) {
        // Said of the token that was asked with, which need not be the present one.
        if (asked !== null && classifyFailedMe(failure) === 'refused') session.onUnauthorized?.(asked);
        throw failure;
      }
    },
    enabled: hasToken,
    retry: false,
    // Offline it fails at once instead of waiting, so that the page knows what to show.
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchInterval: ({ state }) =>
      state.status === 'error' ? meRetryWait(state.errorUpdateCount, state.error) : false,
  });

  useEffect(() => {
    if (data) session.confirm(data.id);
  }, [data, session]);
  useEffect(() => {
    if (error) session.doubt();
  }, [error, session]);

  return hasToken && signedIn ? (data ?? null) : null;
}
