import { t } from '@maidan/i18n/text';
import { league as brand } from '@maidan/brand/brand';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueAboutQuery } from '@maidan/api-client/queries/league/leagues';
import { PageBoundary } from '@maidan/site/page/PageBoundary';
import { headOf, type LoaderResult } from '@maidan/site/page/page-state';
import { usePageState } from '@maidan/site/page/use-page-state';
import { EmptyState } from '@maidan/ui/EmptyState';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { frame } from '../../../frame.css.ts';
import defaultImage from '../league-default.svg';
import { PageHead } from '../PageHead.tsx';
import { aboutTitle } from './about-page.ts';
import * as css from './AboutView.css.ts';

/** Who runs the leagues. */
export function AboutView({ loaded }: { loaded: LoaderResult<unknown> }) {
  const state = usePageState(loaded, useQuery(leagueAboutQuery(useApi())));
  const nothing = <EmptyState flush title={t('league.nothing')} />;
  return (
    <div className={frame}>
      <PageHead
        parent={{ label: brand.abbreviation, href: paths.home() }}
        here={t('league.about')}
        title={aboutTitle(headOf(state)?.name ?? null)}
      />
      <div className={css.text}>
        <PageBoundary state={state} loading={<LoadingAbout />} notFound={nothing} unavailable={nothing}>
          {({ content }) => (content === '' ? nothing : <HtmlContent html={content} />)}
        </PageBoundary>
      </div>
    </div>
  );
}

function LoadingAbout() {
  return (
    <SkeletonGroup label={t('league.loading')}>
      <img className={css.loading} src={defaultImage} alt={t('league.loading')} width={104} height={120} />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </SkeletonGroup>
  );
}
