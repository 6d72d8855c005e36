import { registrationQuery } from '@maidan/api-client/queries/league/league-registrations';
import { latestLeagueQuery } from '@maidan/api-client/queries/league/leagues';
import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { plainText } from '@maidan/site/document/plain-text';
import type { PageSpec } from '@maidan/site/page/page-spec';

interface RegistrationHead extends Pick<LeagueRegistration, 'id' | 'league_name'> {
  description: string;
}

/** Loads a registration. Without an id, the latest league's slug finds its newest registration, if there is one. */
export const registrationPage: PageSpec<{ id?: string }, LeagueRegistration, RegistrationHead> = {
  query: (api, { params: { id } }) => ({
    async fetch(client) {
      const known = id ?? (await client.fetchQuery(latestLeagueQuery(api))).slug;
      return client.fetchQuery(registrationQuery(api, known));
    },
    cached(client) {
      const known = id ?? client.getQueryData(latestLeagueQuery(api).queryKey)?.slug;
      return known === undefined ? undefined : client.getQueryData(registrationQuery(api, known).queryKey);
    },
  }),
  isOptional: ({ params }) => params.id === undefined,
  head: ({ id, league_name, league_description: description }) => ({
    id,
    league_name,
    description: plainText(description ?? ''),
  }),
};
