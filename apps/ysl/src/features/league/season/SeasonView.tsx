import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueCategoriesQuery } from '@maidan/api-client/queries/league/leagues';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { Skeleton } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { frame } from '../../../frame.css.ts';
import { LoginInvitation } from '../login-invitation/LoginInvitation.tsx';
import { Ways } from '../knockouts/Ways.tsx';
import { PageHead } from '../PageHead.tsx';
import { CategoryChoice } from './CategoryChoice.tsx';
import { chooseCategory } from './choose-category.ts';
import { LoadingSeason } from './LoadingSeason.tsx';
import { NoResults } from './NoResults.tsx';
import type { SeasonPart } from '../season-page.ts';
import * as css from './SeasonView.css.ts';

interface SeasonViewProps {
  league: League;
  part: SeasonPart;
  /** Renders the chosen category. */
  children: (category: LeagueCategory) => ReactNode;
}

/** Shared by fixtures, table and knock-outs: the head with the league's categories, and the loading and empty states. */
export function SeasonView({ league, part, children }: SeasonViewProps) {
  const [search] = useSearchParams();
  const categories = useQuery(leagueCategoriesQuery(useApi(), league.id));
  const list = categories.data ?? [];
  const chosen = chooseCategory(list, search);
  return (
    <div className={`${frame} ${css.paper}`}>
      <PageHead parent={{ label: league.name, href: paths.league(league.slug) }} here={titleOf(part)}>
        {categories.isPending ? (
          <Skeleton shape="field" />
        ) : (
          <>
            <div className={css.onScreen}>
              <CategoryChoice categories={list} chosen={chosen} />
            </div>
            <p className={css.onPaper}>{chosen?.name}</p>
          </>
        )}
      </PageHead>
      {chosen?.knockouts ? <Ways league={league.slug} category={chosen} part={part} /> : null}
      <LoginInvitation />
      {chosen ? children(chosen) : null}
      {categories.isPending ? <LoadingSeason part={part === 'fixtures' ? part : 'table'} /> : null}
      {chosen || categories.isPending ? null : (
        <NoResults league={league.name} {...(categories.isError ? { onRetry: categories.refetch } : {})} />
      )}
    </div>
  );
}

function titleOf(part: SeasonPart): string {
  if (part === 'knockouts') return t('bracket.knockouts');
  return part === 'fixtures' ? t('league.fixtures') : t('league.table');
}
