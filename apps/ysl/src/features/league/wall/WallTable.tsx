import { t } from '@maidan/i18n/text';
import type { WallMatch, WallTable as Table } from '@maidan/contract/league/wall';
import * as css from './Wall.css.ts';

interface WallTableProps {
  table: Table;
  /** Teams playing now are marked with a ball. */
  live: readonly WallMatch[];
}

const ROWS = 6;

export function WallTable({ table: { category, group, rows }, live }: WallTableProps) {
  const playing = new Set(live.flatMap(({ fixture }) => [fixture.team_1, fixture.team_2]));
  return (
    <section aria-label={t('league.standingsOf', { group })}>
      <h2 className={css.sideHead}>
        {group} <span className={css.quiet}>{category}</span>
      </h2>
      <ol>
        {rows.slice(0, ROWS).map(({ tablename: team, nrr, points }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- keyed by place: teams change, rows do not move
          <li key={at} className={css.row}>
            <span className={css.quiet}>{at + 1}</span>
            <span className={css.rowTeam}>
              {team}
              {playing.has(team) ? <span className={css.ball} aria-hidden="true" /> : null}
            </span>
            <span className={css.rate}>{nrr}</span>
            <b className={css.points}>{points}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
