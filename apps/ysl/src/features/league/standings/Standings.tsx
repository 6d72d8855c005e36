import { t } from '@maidan/i18n/text';
import type { TableRow } from '@maidan/contract/league/league-tables';
import { Table, type Column } from '@maidan/ui/Table';
import { useId } from 'react';
import { LevelPlaces } from './LevelPlaces.tsx';
import { RateCell } from './RateCell.tsx';
import { RateWorkings } from './RateWorkings.tsx';
import { TableActions } from './TableActions.tsx';

interface Line {
  row: TableRow;
  /** Of the element that holds the workings of its rate. */
  workingsId: string;
}

const columns = (): readonly Column<Line>[] => [
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
    cell: ({ row }) => row.tablename,
  },
  { key: 'm', header: t('league.matchesHead'), fullHeader: t('league.matches'), cell: ({ row }) => row.matches },
  { key: 'w', header: t('league.wonHead'), fullHeader: t('league.won'), cell: ({ row }) => row.win },
  { key: 'l', header: t('league.lostHead'), fullHeader: t('league.lost'), cell: ({ row }) => row.lost },
  { key: 'nrr', header: t('league.rateHead'), fullHeader: t('league.rate'), cell: (line) => <RateCell {...line} /> },
  {
    key: 'pts',
    header: t('league.pointsHead'),
    fullHeader: t('league.points'),
    pin: 'total',
    cell: ({ row }) => row.points,
  },
];

interface StandingsProps {
  group: string;
  rows: readonly TableRow[];
  /** What a table that is taken away is called. */
  title: string;
  /** The page's own, absolute. */
  address: string;
}

/** The table of one group, how ties were broken, and ways to share it. */
export function Standings({ group, rows, title, address }: StandingsProps) {
  const id = useId();
  const lines = rows.map((row, index) => ({ row, workingsId: `${id}-${index}` }));
  return (
    <>
      <Table
        label={t('league.standingsOf', { group })}
        columns={columns()}
        rows={lines}
        rowKey={(line) => line.workingsId}
      />
      {lines.map(({ row, workingsId }) => (
        <RateWorkings key={workingsId} row={row} id={workingsId} />
      ))}
      <LevelPlaces rows={rows} />
      <TableActions title={title} rows={rows} address={address} />
    </>
  );
}
