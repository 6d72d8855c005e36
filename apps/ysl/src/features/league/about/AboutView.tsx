import { league as brand } from '@maidan/brand/brand';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueAboutQuery } from '@maidan/api-client/queries/league/leagues';
import { EmptyState } from '@maidan/ui/EmptyState';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { frame } from '../../../frame.css.ts';
import defaultImage from '../league-default.svg';
import { PageHead } from '../PageHead.tsx';
import { useLateTitle } from '../use-late-title.ts';
import { aboutTitle } from './about-title.ts';
import * as css from './AboutView.css.ts';

export function AboutView() {
  const { data: about, isPending } = useQuery(leagueAboutQuery(useApi()));
  useLateTitle(about?.name);
  return (
    <div className={frame}>
      <PageHead
        parent={{ label: brand.abbreviation, href: paths.home() }}
        here="About"
        title={aboutTitle(about?.name ?? null)}
      />
      <div className={css.words}>
        {isPending ? <LoadingAbout /> : null}
        {about && about.content !== '' ? <HtmlContent html={about.content} /> : null}
        {!isPending && !about?.content ? <EmptyState flush title="Nothing Here to Show!" /> : null}
      </div>
    </div>
  );
}

/** The specification wants a loading image. */
function LoadingAbout() {
  return (
    <SkeletonGroup label="Loading">
      <img className={css.loading} src={defaultImage} alt="Loading" width={104} height={120} />
      <Skeleton />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </SkeletonGroup>
  );
}
