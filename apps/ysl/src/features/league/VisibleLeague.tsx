import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import type { League } from '@maidan/contract/league/leagues';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { visibleLeagueQuery } from './league-page.ts';
import { LeagueMissing } from './LeagueMissing.tsx';

interface VisibleLeagueProps {
  /** Slug or id; undefined for the latest league. */
  id: string | undefined;
  loaded: LoaderResult<unknown>;
  children: (league: League) => ReactNode;
}

/** Loads the league of an address and renders it, or a loading, not-found or error state. */
export function VisibleLeague({ id, loaded, children }: VisibleLeagueProps) {
  const state = usePageState(loaded, useQuery(visibleLeagueQuery(useApi(), id)));
  return (
    <PageBoundary
      state={state}
      loading={
        <SkeletonGroup label={t('league.loadingLeague')}>
          <Skeleton shape="landscape" />
        </SkeletonGroup>
      }
      notFound={<LeagueMissing reason={id === undefined ? 'none yet' : 'unknown'} />}
      unavailable={<LeagueMissing reason="unavailable" />}
    >
      {children}
    </PageBoundary>
  );
}
