import { errorMessage } from '@maidan/api-client/errors/error-message';
import { useApi } from '@maidan/api-client/core/api-provider';
import { isNotFound } from '@maidan/api-client/errors/api-error';
import { registrationQuery } from '@maidan/api-client/queries/league/league-registrations';
import { latestLeagueQuery } from '@maidan/api-client/queries/league/leagues';
import { ErrorState } from '@maidan/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { frame } from '../../frame.css.ts';
import { Invitation } from './Invitation.tsx';
import { NoRegistration } from './NoRegistration.tsx';

interface RegistrationViewProps {
  /** Of the registration form; without it the latest league's newest one is shown. */
  id: string | undefined;
  /** Milliseconds since 1970 when the page was asked for. */
  now: number;
}

/** The registration of an address, and the states before: loading, unknown, none, failed. */
export function RegistrationView({ id, now }: RegistrationViewProps) {
  const api = useApi();
  const league = useQuery({ ...latestLeagueQuery(api), enabled: id === undefined });
  const shown = id ?? league.data?.slug;
  const registration = useQuery({ ...registrationQuery(api, shown ?? ''), enabled: shown !== undefined });
  if (registration.data) {
    return <Invitation registration={registration.data} now={now} onStale={() => void registration.refetch()} />;
  }
  const error = registration.error ?? league.error;
  if (error === null) {
    return (
      <SkeletonGroup label="Loading the registration">
        <Skeleton shape="landscape" />
      </SkeletonGroup>
    );
  }
  if (!isNotFound(error)) {
    const retry = () => void (league.error ? league : registration).refetch();
    return (
      <div className={frame}>
        <ErrorState
          flush
          as="h1"
          title="The registration could not be loaded."
          text={errorMessage(error)}
          onRetry={retry}
        />
      </div>
    );
  }
  return <NoRegistration id={id} />;
}
