import { ownRegistrations, registrationById, type OwnRegistration } from '@maidan/contract/league/league-registrations';
import type { Id } from '@maidan/contract/core/wire';
import { queryOptions } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** A registration form by its id; a league's slug finds the league's newest one. */
export const registrationQuery = (api: Api, id: Id) =>
  endpointQuery(api, registrationById, { params: { id } }, staleTimes.feed);

/** The teams that the user is registered for. On a server without this list, those of this visit. */
export const ownRegistrationsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey(ownRegistrations, {}),
    queryFn: ({ signal, client, queryKey: key }): Promise<OwnRegistration[]> =>
      withFallback(
        api,
        ownRegistrations,
        () => api.call(ownRegistrations, {}, { signal }),
        async () => client.getQueryData<OwnRegistration[]>(key) ?? [],
      ),
    staleTime: staleTimes.personal,
    // Another tab or device may have registered in the meantime.
    refetchOnWindowFocus: 'always',
  });
