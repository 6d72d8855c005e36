import { t } from '@maidan/i18n/text';
import { loadInBrowser } from '@maidan/site/browser/load-in-browser';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import { PageUnavailable } from '@maidan/site/page/PageUnavailable';
import { headOf } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { loadOnServer } from '@maidan/site/server/load-on-server.server';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useSearchParams } from 'react-router';
import type { Route } from './+types/WallPage';
import { leagueMeta } from '../features/league/league-head.ts';
import { LeagueMissing } from '../features/league/LeagueMissing.tsx';
import { useWall } from '../features/league/wall/use-wall.ts';
import { wallPage } from '../features/league/wall/wall-page.ts';
import { WallView } from '../features/league/wall/WallView.tsx';
import { paths } from '../paths.ts';

export const loader = loadOnServer(wallPage);
export const clientLoader = loadInBrowser(wallPage);
export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  leagueMeta(matches, { head: headOf(loaderData), page: t('embed.wallTitle'), path: paths.wall(params.id) });

/** A clubhouse screen; matches at the ground of `?ground=` come first. */
export default function WallPage({ loaderData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { query, isPolling } = useWall(params.id);
  const state = usePageState(loaderData, query);
  return (
    <PageBoundary
      state={state}
      loading={
        <SkeletonGroup label={t('embed.wallLoading')}>
          <Skeleton shape="landscape" />
        </SkeletonGroup>
      }
      notFound={<LeagueMissing reason="unknown" />}
      unavailable={
        <PageUnavailable
          title={t('league.unavailable')}
          error={state.error}
          isRetrying={state.isRetrying}
          retry={state.retry}
        />
      }
    >
      {(wall) => <WallView wall={wall} ground={search.get('ground')} isPolling={isPolling} now={loaderData.now} />}
    </PageBoundary>
  );
}
