import { t } from '@maidan/i18n/text';
import type { TableRow } from '@maidan/contract/league/league-tables';
import { Table, type Column } from '@maidan/ui/Table';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useId, type ReactNode } from 'react';
import { LevelPlaces } from './LevelPlaces.tsx';
import { RateCell } from './RateCell.tsx';
import { RateWorkings } from './RateWorkings.tsx';
import * as css from './StandingsTable.css.ts';

interface Line {
  row: TableRow;
  /** Of the element that holds the workings of its rate. */
  workingsId: string;
}

const columns = (nameOf: (team: string) => ReactNode, isMoving: boolean): readonly Column<Line>[] => [
  {
    key: 'rank',
    header: t('league.rankHead'),
    fullHeader: t('league.rank'),
    pin: 'rank',
    cell: (_line, index) => index + 1,
  },
  {
    key: 'name',
    header: t('league.name'),
    kind: 'text',
    pin: 'name',
    rowHeader: true,
    cell: ({ row }) => nameOf(row.tablename),
  },
  { key: 'm', header: t('league.matchesHead'), fullHeader: t('league.matches'), cell: ({ row }) => row.matches },
  { key: 'w', header: t('league.wonHead'), fullHeader: t('league.won'), cell: ({ row }) => row.win },
  { key: 'l', header: t('league.lostHead'), fullHeader: t('league.lost'), cell: ({ row }) => row.lost },
  {
    key: 'nrr',
    header: t('league.rateHead'),
    fullHeader: t('league.rate'),
    cell: isMoving ? movingRate : (line) => <RateCell {...line} />,
  },
  {
    key: 'pts',
    header: t('league.pointsHead'),
    fullHeader: t('league.points'),
    pin: 'total',
    cell: ({ row }) => row.points,
  },
];

const plainName = (team: string): ReactNode => team;

interface StandingsTableProps {
  group: string;
  rows: readonly TableRow[];
  /** A team's name, perhaps as a link. */
  nameOf?: (team: string) => ReactNode;
  /** The teams that play now, of a table that changes with every score. */
  moving?: ReadonlySet<string> | undefined;
}

/** The table of one group, and how ties were broken. */
export function StandingsTable({ group, rows, nameOf = plainName, moving }: StandingsTableProps) {
  const id = useId();
  const lines = linesOf(rows, id);
  const levelPlaces = <LevelPlaces rows={rows} />;
  return (
    <>
      <Table
        label={t('league.standingsOf', { group })}
        columns={columns(moving ? markMoving(nameOf, moving) : nameOf, moving !== undefined)}
        rows={lines}
        // Another team in a place is a new row: one that takes the height of its name along would count as a shift.
        rowKey={({ workingsId }, index) => `${index} ${workingsId}`}
      />
      {lines.map(({ row, workingsId }) => (
        <RateWorkings key={workingsId} row={row} id={workingsId} />
      ))}
      {moving ? <div className={css.levelPlace}>{levelPlaces}</div> : levelPlaces}
    </>
  );
}

/** The workings of a team keep their element while the team changes its place, so that open ones stay those of the team. */
function linesOf(rows: readonly TableRow[], id: string): Line[] {
  const byName = rows.toSorted((a, b) => (a.tablename < b.tablename ? -1 : 1));
  return rows.map((row) => ({ row, workingsId: `${id}-${byName.indexOf(row)}` }));
}

/** A new rate is a new element: one that grows by a figure would count as a shift. */
const movingRate = (line: Line): ReactNode => (
  <span key={line.row.nrr} className={css.rate}>
    <RateCell {...line} />
  </span>
);

/** A ball after the name of a team that plays. */
const markMoving =
  (nameOf: (team: string) => ReactNode, moving: ReadonlySet<string>) =>
  (team: string): ReactNode => (
    <span className={css.name}>
      <span>
        {nameOf(team)}
        {moving.has(team) ? (
          <>
            <span className={css.ball} aria-hidden="true" />
            <VisuallyHidden> {t('match.playsNow')}</VisuallyHidden>
          </>
        ) : null}
      </span>
    </span>
  );
