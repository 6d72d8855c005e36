import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { registrationQuery } from '@maidan/api-client/queries/league/league-registrations';
import { latestLeagueQuery } from '@maidan/api-client/queries/league/leagues';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import { PageUnavailable } from '@maidan/site/page/PageUnavailable';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { frame } from '../../frame.css.ts';
import { Invitation } from './Invitation.tsx';
import { RegistrationNotFound } from './RegistrationNotFound.tsx';

interface RegistrationViewProps {
  /** Id of the registration form; without it, the latest league's newest one. */
  id: string | undefined;
  loaded: LoaderResult<unknown>;
}

/** Loads a registration and handles its loading and error states. */
export function RegistrationView({ id, loaded }: RegistrationViewProps) {
  const api = useApi();
  const league = useQuery({ ...latestLeagueQuery(api), enabled: id === undefined });
  const visible = id ?? league.data?.slug;
  const registration = useQuery({
    ...registrationQuery(api, visible ?? ''),
    enabled: visible !== undefined,
    // Places may be taken while the document is cached or the tab is in the background.
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  const state = usePageState(loaded, league.error ? { ...registration, error: league.error } : registration);
  const retry = () => void (league.error ? league : registration).refetch();
  return (
    <PageBoundary
      state={state}
      loading={
        <SkeletonGroup label={t('registration.loading')}>
          <Skeleton shape="landscape" />
        </SkeletonGroup>
      }
      notFound={<RegistrationNotFound id={id} />}
      unavailable={
        <div className={frame}>
          <PageUnavailable title={t('registration.unavailable')} error={state.error} retry={retry} />
        </div>
      }
    >
      {(found) => <Invitation registration={found} now={loaded.now} onStale={() => void registration.refetch()} />}
    </PageBoundary>
  );
}
