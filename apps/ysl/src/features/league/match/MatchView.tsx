import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { fixtureQuery } from '@maidan/api-client/queries/league/league-fixtures';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import type { LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { frame } from '../../../frame.css.ts';
import { MatchNotFound } from './MatchNotFound.tsx';
import { MatchUnavailable } from './MatchUnavailable.tsx';

interface MatchViewProps {
  id: string;
  /** The league's slug, if the address has it. */
  league: string | undefined;
  loaded: LoaderResult<unknown>;
  children: (page: FixturePage) => ReactNode;
}

/** Loads the match of an address and renders it, or a loading or error state. Needs a server with our extensions. */
export function MatchView({ id, league, loaded, children }: MatchViewProps) {
  const state = usePageState(loaded, useQuery(fixtureQuery(useApi(), id)));
  return (
    <PageBoundary
      state={state}
      loading={
        <div className={frame}>
          <SkeletonGroup label={t('match.loading')}>
            <Skeleton shape="heading" width="long" />
            <Skeleton shape="landscape" />
          </SkeletonGroup>
        </div>
      }
      notFound={<MatchNotFound {...(league === undefined ? {} : { league })} />}
      unavailable={<MatchUnavailable error={state.error} isRetrying={state.isRetrying} retry={state.retry} />}
    >
      {children}
    </PageBoundary>
  );
}
