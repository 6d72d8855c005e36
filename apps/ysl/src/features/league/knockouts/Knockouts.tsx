import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { bracketsQuery } from '@maidan/api-client/queries/league/brackets';
import type { Bracket } from '@maidan/contract/league/brackets';
import type { League, LeagueCategory } from '@maidan/contract/league/leagues';
import { EmptyState } from '@maidan/ui/EmptyState';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { NoResults } from '../season/NoResults.tsx';
import { KnockoutCard } from './KnockoutCard.tsx';
import * as css from './Knockouts.css.ts';
import { roundName } from './knockout-text.ts';
import { layTree } from './lay-tree.ts';
import { RoundColumn } from './RoundColumn.tsx';
import { useLiveBracket } from './use-live-bracket.ts';

interface KnockoutsProps {
  league: League;
  category: LeagueCategory;
}

/** The knock-outs of a category: a list of rounds on a phone, a tree on a desktop. */
export function Knockouts({ league, category }: KnockoutsProps) {
  const isThere = category.knockouts === true;
  const query = useQuery({ ...bracketsQuery(useApi(), category.yslcategory_id), enabled: isThere });
  useLiveBracket(league, category.yslcategory_id, query.data?.brackets ?? []);
  if (isThere && query.isPending) {
    return (
      <SkeletonGroup label={t('bracket.loading')}>
        <Skeleton shape="heading" width="short" />
        <Skeleton shape="landscape" />
      </SkeletonGroup>
    );
  }
  if (query.isError) return <NoResults league={league.name} onRetry={query.refetch} />;
  const brackets = query.data?.brackets ?? [];
  if (brackets.length === 0) return <EmptyState flush title={t('bracket.none')} />;
  return (
    <>
      {brackets.map((bracket) => (
        <BracketTree key={bracket.group} bracket={bracket} league={league.slug} isAlone={brackets.length === 1} />
      ))}
      <details className={css.how}>
        <summary className={css.howHead}>{t('bracket.how')}</summary>
        <p className={css.howText}>{t('bracket.howText')}</p>
      </details>
    </>
  );
}

interface BracketTreeProps {
  bracket: Bracket;
  /** The league's slug. */
  league: string;
  isAlone: boolean;
}

function BracketTree({ bracket, league, isAlone }: BracketTreeProps) {
  const columns = layTree(bracket);
  const playOffs = bracket.rounds.filter(({ to_go: toGo }) => toGo === null).flatMap(({ matches }) => matches);
  const heading = isAlone ? 'h2' : 'h3';
  const Heading = heading;
  return (
    <section aria-label={bracket.group}>
      {isAlone ? null : <h2 className={css.group}>{bracket.group}</h2>}
      <div className={css.tree[columns.length] ?? css.widestTree}>
        {columns.map((column) => (
          <RoundColumn key={column.toGo} column={column} group={bracket.group} league={league} heading={heading} />
        ))}
        {playOffs.length === 0 ? null : (
          <section className={css.playOffs} aria-label={roundName(null)}>
            <Heading className={css.round}>{roundName(null)}</Heading>
            <ol className={css.list}>
              {playOffs.map((match) => (
                <li key={match.number}>
                  <KnockoutCard match={match} group={bracket.group} league={league} />
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </section>
  );
}
