import { userMessage } from '@maidan/api-client/error-words';
import { useApi } from '@maidan/api-client/api-provider';
import { registrationQuery } from '@maidan/api-client/queries/league-registrations';
import { latestLeagueQuery } from '@maidan/api-client/queries/leagues';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { frame } from '../../frame.css.ts';
import { Invitation } from './Invitation.tsx';
import { isUnknown } from './shown-registration.ts';

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
  const home = <LinkButton href={paths.home()}>Back to the league</LinkButton>;
  if (!isUnknown(error)) {
    const retry = () => void (league.error ? league : registration).refetch();
    return (
      <div className={frame}>
        <ErrorState
          flush
          as="h1"
          title="The registration could not be loaded."
          text={userMessage(error)}
          onRetry={retry}
        />
      </div>
    );
  }
  if (id === undefined) {
    return (
      <div className={frame}>
        <EmptyState flush as="h1" title="No registration is open right now.">
          {home}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={frame}>
      <NotFound flush as="h1" title="There is no such registration" text="It may be over, or the address is wrong.">
        {home}
      </NotFound>
    </div>
  );
}
