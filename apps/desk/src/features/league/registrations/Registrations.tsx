import { useApi } from '@maidan/api-client/core/api-provider';
import { deskRegistrationsQuery } from '@maidan/api-client/queries/desk/league';
import type { Id } from '@maidan/contract/core/wire';
import { Grid } from '@maidan/ui/layout';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../../rows/Loaded.tsx';
import { MoreButton } from '../../../rows/MoreButton.tsx';
import { LeagueWebhooks } from './LeagueWebhooks.tsx';
import { RegistrationTeams } from './RegistrationTeams.tsx';

interface RegistrationsProps {
  league: Id;
  /** The id of the open team. */
  open: string | null;
}

/** The registrations of a league, newest first, with the places of each team and the webhooks. */
export function Registrations({ league, open }: RegistrationsProps) {
  const query = useInfiniteQuery(deskRegistrationsQuery(useApi(), league));
  return (
    <Grid gap={6} paddingTop={5} paddingBottom={10} paddingInline="page">
      <Loaded query={query} what="registrations">
        {({ pages }) => {
          const registrations = pages.flatMap(({ data }) => data);
          if (registrations.length === 0) return <p>This league has no registrations.</p>;
          return registrations.map((registration) => (
            <RegistrationTeams key={registration.id} league={league} registration={registration} open={open} />
          ));
        }}
      </Loaded>
      <MoreButton query={query} wide>
        Earlier registrations
      </MoreButton>
      <LeagueWebhooks league={league} />
    </Grid>
  );
}
