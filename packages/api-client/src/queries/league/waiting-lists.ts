import type { Id } from '@maidan/contract/core/wire';
import {
  formWaitingPlace,
  teamWaitingPlaces,
  type TeamWaitingPlace,
  type WaitingPlace,
} from '@maidan/contract/league/waiting-lists';
import { queryOptions } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';

/** The user's place on the waiting list of a form, or null. */
export const formWaitingQuery = (api: Api, id: Id) => {
  const input = { params: { id } };
  return queryOptions({
    queryKey: queryKey(formWaitingPlace, input),
    queryFn: ({ signal }): Promise<WaitingPlace | null> =>
      withFallback(
        api,
        formWaitingPlace,
        () => api.call(formWaitingPlace, input, { signal }),
        async () => null,
      ),
    staleTime: staleTimes.personal,
    // A place may have become free in the meantime.
    refetchOnWindowFocus: 'always',
  });
};

/** The teams on whose waiting lists the user is. */
export const teamWaitingQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(teamWaitingPlaces, {}),
    queryFn: ({ signal }): Promise<TeamWaitingPlace[]> =>
      withFallback(
        api,
        teamWaitingPlaces,
        async () => (await api.call(teamWaitingPlaces, {}, { signal })).data,
        async () => [],
      ),
    staleTime: staleTimes.personal,
    refetchOnWindowFocus: 'always',
  });
