import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { liveTablesQuery } from '@maidan/api-client/queries/league/live-tables';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import type { LiveGroup, LiveTables } from '@maidan/contract/league/live-tables';
import { canHold, type Suppose } from '@maidan/match/table/as-it-stands';
import { groupAsItStands, movingMatches, placeOf, type MovingMatch } from '@maidan/match/table/group-as-it-stands';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { heading } from '../../match/live/LiveMatch.css.ts';
import { useTeamLinks } from '../../team/use-team-links.tsx';
import { StandingsTable } from '../StandingsTable.tsx';
import * as css from './AsItStands.css.ts';
import { Segments } from './Segments.tsx';
import { standText } from './stand-text.ts';

type Choice = 'now' | '1' | '2';

/** The live table of a match's group, with both endings of a chase. Renders nothing for a match without a table. */
export function GroupAsItStands({ page }: { page: FixturePage }) {
  const tables = useQuery(liveTablesQuery(useApi(), page.category.yslcategory_id));
  if (tables.isPending) return <div className={css.lead} />;
  const group = tables.data?.groups.find((one) => one.group === page.group);
  return tables.data && group ? <Section page={page} group={group} rules={tables.data.rules} /> : null;
}

interface SectionProps {
  page: FixturePage;
  group: LiveGroup;
  rules: LiveTables['rules'];
}

function Section({ page: { id, league, category }, group, rules }: SectionProps) {
  const [choice, setChoice] = useState<Choice>('now');
  const nameOf = useTeamLinks({ ...league, calendar: category.calendar }, category.yslcategory_id, true);
  const moving = movingMatches(group, rules);
  const own = moving.find((match) => match.id === id);
  const isChase = own?.standing.kind === 'chase';
  const suppose: Suppose = isChase && choice !== 'now' ? (Number(choice) as 1 | 2) : 'now';
  const rows = groupAsItStands(group, rules, { id, suppose });
  const name = moving.length > 0 ? t('match.standsOf', { group: group.group }) : group.group;
  return (
    <section aria-label={name}>
      <h2 className={heading}>{name}</h2>
      <div className={css.lead}>
        {own && isChase ? (
          <Segments legend={t('match.suppose')} options={optionsOf(own)} value={choice} onChange={setChoice} />
        ) : null}
        <p className={css.note}>{own ? standText(own, suppose) : t('match.standsConfirmed')}</p>
      </div>
      <StandingsTable
        group={group.group}
        rows={rows}
        nameOf={nameOf}
        moving={new Set(moving.flatMap(({ teams }) => teams))}
      />
      {rules.quota_balls === null ? null : (
        <ul className={css.places}>
          {own ? placeTexts(own, group, rules).map((text) => <li key={text}>{text}</li>) : null}
        </ul>
      )}
    </section>
  );
}

function optionsOf({ teams, standing }: MovingMatch): { value: Choice; label: string }[] {
  const wins = (side: 1 | 2) => ({
    value: String(side) as Choice,
    label: t('match.sideWins', { team: teams[side - 1] ?? '' }),
  });
  const options: { value: Choice; label: string }[] = [
    { value: 'now', label: t('match.asItStands') },
    wins(1),
    wins(2),
  ];
  if (standing.kind !== 'chase' || canHold(standing)) return options;
  const fielding = standing.batting === 1 ? '2' : '1';
  return options.map((option) => (option.value === fielding ? { ...option, label: t('match.aTie') } : option));
}

/** What both endings of the chase mean for the place of each side. */
function placeTexts({ id, teams, standing }: MovingMatch, group: LiveGroup, rules: LiveTables['rules']): string[] {
  if (standing.kind !== 'chase' || !canHold(standing)) return [];
  const ends = ([1, 2] as const).map((suppose) => groupAsItStands(group, rules, { id, suppose }));
  return teams.map((team, at) => {
    const [won = 0, lost = 0] = (at === 0 ? ends : ends.toReversed()).map((rows) => placeOf(team, rows));
    if (won === lost) return t('match.placeEither', { team, place: won });
    return t('match.placeByResult', { team, win: won, lose: lost });
  });
}
