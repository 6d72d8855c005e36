import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { leagueTableQuery } from '@maidan/api-client/queries/league/league-tables';
import { liveTablesQuery } from '@maidan/api-client/queries/league/live-tables';
import type { LiveGroup } from '@maidan/contract/league/live-tables';
import { groupAsItStands, movingMatches, type MovingMatch } from '@maidan/match/table/group-as-it-stands';
import { movesWith, withLine } from '@maidan/match/table/with-line';
import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { saysNotAll } from '../../scores/apply-line.ts';
import { useScores } from '../../scores/use-scores.ts';
import type { TablesAsTheyStandProps } from '../../season/CategoryTable.tsx';
import * as css from './AsItStands.css.ts';
import { Segments } from './Segments.tsx';
import { standText } from './stand-text.ts';

type Shown = 'now' | 'confirmed';

/** Follows the matches of a category for its tables, which show confirmed results until hydration. */
export function TablesAsTheyStand({ league, category, children }: TablesAsTheyStandProps): ReactNode {
  const api = useApi();
  const cache = useQueryClient();
  const isAlive = useHydrated();
  const [shown, setShown] = useState<Shown>('now');
  const { queryKey } = liveTablesQuery(api, category.yslcategory_id);
  const { data } = useQuery(liveTablesQuery(api, category.yslcategory_id));
  useScores({
    league: league.id,
    isOn: data?.groups.some(({ open }) => open.length > 0) ?? false,
    onLine(line) {
      if (!data || !movesWith(data.groups, line)) return false;
      cache.setQueryData(queryKey, (known) => known && { ...known, groups: withLine(known.groups, line) });
      return saysNotAll(line);
    },
    readAgain() {
      void cache.invalidateQueries({ queryKey });
      void cache.invalidateQueries({ queryKey: leagueTableQuery(api, league.id, category.yslcategory_id).queryKey });
    },
  });
  const followed = useFollowed(data?.groups ?? []);
  return children((name, confirmed) => {
    const group = followed.has(name) ? data?.groups.find((one) => one.group === name) : undefined;
    if (!data || !group) return null;
    const moving = isAlive ? movingMatches(group, data.rules) : [];
    const isNow = shown === 'now' && moving.length > 0;
    return {
      title: isNow ? t('match.standsOf', { group: name }) : name,
      rows: isNow ? groupAsItStands(group, data.rules) : confirmed,
      moving: new Set(isNow ? moving.flatMap(({ teams }) => teams) : []),
      head: <Head moving={moving} isWaiting={group.open.length > 0} shown={shown} onChange={setShown} />,
    };
  });
}

/** Groups that had an open match since the page opened: the head of their table stays after the last result. */
function useFollowed(groups: readonly LiveGroup[]): ReadonlySet<string> {
  const [followed, setFollowed] = useState<ReadonlySet<string>>(new Set());
  const open = groups.filter((group) => group.open.length > 0).map(({ group }) => group);
  if (open.every((name) => followed.has(name))) return followed;
  const all = new Set([...followed, ...open]);
  setFollowed(all);
  return all;
}

interface HeadProps {
  moving: readonly MovingMatch[];
  /** Whether a match of the group may still begin. */
  isWaiting: boolean;
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** The choice between live and confirmed table, and how each match counts. */
function Head({ moving, isWaiting, shown, onChange }: HeadProps) {
  const options = [
    { value: 'now' as const, label: t('match.asItStands') },
    { value: 'confirmed' as const, label: t('match.confirmedOnly') },
  ];
  const isNow = shown === 'now' && moving.length > 0;
  return (
    <div className={css.lead}>
      {moving.length > 0 ? (
        <Segments legend={t('league.table')} options={options} value={shown} onChange={onChange} />
      ) : null}
      {isNow ? (
        moving.map((match) => (
          <p key={match.id} className={css.note}>
            {t('match.standsMatch', { one: match.teams[0], two: match.teams[1], note: standText(match) })}
          </p>
        ))
      ) : (
        <p className={css.note}>
          {isWaiting && moving.length === 0 ? t('match.tableWaits') : t('match.confirmedNote')}
        </p>
      )}
    </div>
  );
}
