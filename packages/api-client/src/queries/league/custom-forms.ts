import { formReceipts, type FormReceipt } from '@maidan/contract/league/form-receipts';
import { formById } from '@maidan/contract/league/custom-forms';
import type { Id } from '@maidan/contract/core/wire';
import { queryOptions } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** A custom form; null for an unknown id. */
export const formQuery = (api: Api, id: Id) => endpointQuery(api, formById, { params: { id } }, staleTimes.settled);

/** The answers the user has sent to a form, newest first; none on a server without this list. */
export const formReceiptsQuery = (api: Api, id: Id) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: queryKey(formReceipts, input),
    queryFn: ({ signal }): Promise<FormReceipt[]> =>
      withFallback(
        api,
        formReceipts,
        async () => (await api.call(formReceipts, input, { signal })).data,
        async () => [],
      ),
    staleTime: staleTimes.personal,
  });
};
