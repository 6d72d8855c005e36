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
  /** Id of the element with the workings of the rate. */
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
  /** Renders a team's name, perhaps as a link. */
  nameOf?: (team: string) => ReactNode;
  /** The teams playing now; set for a live table. */
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
        // A team that changes places gets a new row, since moving a row's height along would count as a layout shift.
        rowKey={({ workingsId }, index) => `${index} ${workingsId}`}
      />
      {lines.map(({ row, workingsId }) => (
        <RateWorkings key={workingsId} row={row} id={workingsId} />
      ))}
      {moving ? <div className={css.levelPlace}>{levelPlaces}</div> : levelPlaces}
    </>
  );
}

/** A team's workings keep their element when the team changes places, so that open workings stay with their team. */
function linesOf(rows: readonly TableRow[], id: string): Line[] {
  const byName = rows.toSorted((a, b) => (a.tablename < b.tablename ? -1 : 1));
  return rows.map((row) => ({ row, workingsId: `${id}-${byName.indexOf(row)}` }));
}

/** A new rate is a new element, since one that grows by a digit would count as a layout shift. */
const movingRate = (line: Line): ReactNode => (
  <span key={line.row.nrr} className={css.rate}>
    <RateCell {...line} />
  </span>
);

/** Adds a ball after the name of a team playing now. */
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
