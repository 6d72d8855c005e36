import type { TableRow } from '@maidan/contract/league/league-tables';
import { Table, type Column } from '@maidan/ui/Table';

const columns: readonly Column<TableRow>[] = [
  { key: 'rank', header: '#', fullHeader: 'Rank', pin: 'rank', cell: (_row, index) => index + 1 },
  { key: 'name', header: 'Name', kind: 'text', pin: 'name', rowHeader: true, cell: (row) => row.tablename },
  { key: 'm', header: 'M', fullHeader: 'Matches', cell: (row) => row.matches },
  { key: 'w', header: 'W', fullHeader: 'Won', cell: (row) => row.win },
  { key: 'l', header: 'L', fullHeader: 'Lost', cell: (row) => row.lost },
  { key: 'nrr', header: 'NRR', fullHeader: 'Net run rate', cell: (row) => row.nrr ?? '–' },
  { key: 'pts', header: 'Pts', fullHeader: 'Points', pin: 'total', cell: (row) => row.points },
];

/** The table of a group, as readers see it. */
export function Standings({ label, rows }: { label: string; rows: readonly TableRow[] }) {
  const hasRate = rows.some(({ nrr }) => nrr !== null);
  return (
    <Table
      label={label}
      columns={hasRate ? columns : columns.filter(({ key }) => key !== 'nrr')}
      rows={rows}
      rowKey={(row) => row.tablename}
    />
  );
}
