import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { sessionsQuery } from '@maidan/api-client/queries/account/sessions';
import { revokeOtherSessions, revokeSession, type Session } from '@maidan/contract/account/sessions';
import type { Id } from '@maidan/contract/core/wire';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The user's sessions and how to end them. A failure shows a toast. */
export function useDevices() {
  const api = useApi();
  const client = useQueryClient();
  const query = sessionsQuery(api);
  const { data, error, isFetching, refetch } = useQuery(query);
  const [ending, setEnding] = useState<Id | 'others' | null>(null);

  async function end(what: Id | 'others', call: () => Promise<unknown>, done: string): Promise<void> {
    setEnding(what);
    try {
      await call();
      showToast(done);
    } catch (failure) {
      showToast(errorMessage(failure), { tone: 'error' });
    } finally {
      // Also after a failure: the session may have ended before.
      await client.invalidateQueries({ queryKey: query.queryKey });
      setEnding(null);
    }
  }

  return {
    devices: data,
    error,
    isFetching,
    retry: () => void refetch(),
    ending,
    endOne: ({ id, device }: Session) =>
      void end(
        id,
        () => api.call(revokeSession, { params: { id } }),
        t('account.loggedOut', { device: device ?? t('account.theDevice') }),
      ),
    endOthers: () => end('others', () => api.call(revokeOtherSessions, {}), t('account.othersLoggedOut')),
  };
}
