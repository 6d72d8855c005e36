import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { teamQuery } from '@maidan/api-client/queries/league/teams';
import type { TeamPage } from '@maidan/contract/league/teams';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { PageUnavailable } from '@maidan/site/page/PageUnavailable';
import { usePageState } from '@maidan/site/page/use-page-state';
import { LinkButton } from '@maidan/ui/LinkButton';
import { NotFound } from '@maidan/ui/NotFound';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { frame } from '../../../frame.css.ts';
import { paths } from '../../../paths.ts';

interface TeamViewProps {
  /** The league's slug in the address. */
  league: string;
  team: string;
  loaded: LoaderResult<unknown>;
  children: (page: TeamPage) => ReactNode;
}

/** Loads the team of an address and renders it, or a loading or error state. Needs a server with our extensions. */
export function TeamView({ league, team, loaded, children }: TeamViewProps) {
  const state = usePageState(loaded, useQuery(teamQuery(useApi(), league, team)));
  return (
    <PageBoundary
      state={state}
      loading={
        <div className={frame}>
          <SkeletonGroup label={t('team.loading')}>
            <Skeleton shape="landscape" />
            <Skeleton shape="heading" width="long" />
          </SkeletonGroup>
        </div>
      }
      notFound={
        <div className={frame}>
          <NotFound flush as="h1" title={t('team.notFound')} text={t('team.notFoundHint')}>
            <LinkButton href={paths.table(league)} variant="ink">
              {t('league.table')}
            </LinkButton>
          </NotFound>
        </div>
      }
      unavailable={
        <div className={frame}>
          <PageUnavailable
            title={t('team.unavailable')}
            error={state.error}
            isRetrying={state.isRetrying}
            retry={state.retry}
          />
        </div>
      }
    >
      {children}
    </PageBoundary>
  );
}
