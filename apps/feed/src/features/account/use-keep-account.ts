import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { meQuery } from '@maidan/api-client/queries/account/users';
import { keepAccount } from '@maidan/contract/account/account';
import { showToast } from '@maidan/ui/toast/toast-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** When an account deleted by its owner will be erased, and how to keep it after all. */
export function useKeepAccount() {
  const api = useApi();
  const client = useQueryClient();
  const query = meQuery(api);
  const { data: me } = useQuery({ ...query, enabled: false });
  const [pending, setPending] = useState(false);

  async function keep(): Promise<void> {
    setPending(true);
    try {
      const { message } = await api.call(keepAccount, { body: {} });
      client.setQueryData(query.queryKey, (known) => known && { ...known, deletes_at: null });
      showToast(message);
    } catch (error) {
      showToast(errorMessage(error), { tone: 'error' });
    } finally {
      setPending(false);
    }
  }

  return { deletesAt: me?.deletes_at ?? null, pending, keep: () => void keep() };
}
