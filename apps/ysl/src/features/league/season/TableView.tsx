import { useApi } from '@maidan/api-client/api-provider';
import { leagueTableQuery } from '@maidan/api-client/queries/league-tables';
import type { TableRow } from '@maidan/contract/league-tables';
import type { League, LeagueCategory } from '@maidan/contract/leagues';
import { Table, type Column } from '@maidan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { ShownLeague } from '../ShownLeague.tsx';
import { SeasonGroups } from './SeasonGroups.tsx';
import { SeasonView } from './SeasonView.tsx';

/** Rank is the row's place; the rate is shown as the organiser reckoned it (specification, section 2, "Table"). */
const columns: readonly Column<TableRow>[] = [
  { key: 'rank', header: '#', fullHeader: 'Rank', pin: 'rank', cell: (_row, index) => index + 1 },
  { key: 'name', header: 'Name', kind: 'words', pin: 'name', rowHeader: true, cell: (row) => row.tablename },
  { key: 'm', header: 'M', fullHeader: 'Matches', cell: (row) => row.matches },
  { key: 'w', header: 'W', fullHeader: 'Won', cell: (row) => row.win },
  { key: 'l', header: 'L', fullHeader: 'Lost', cell: (row) => row.lost },
  { key: 'nrr', header: 'NRR', fullHeader: 'Net run rate', cell: (row) => row.nrr ?? '–' },
  { key: 'pts', header: 'Pts', fullHeader: 'Points', pin: 'total', cell: (row) => row.points },
];

/** The standings of a league. `id` is its slug or id; without it the latest league is shown. */
export function TableView({ id }: { id: string | undefined }) {
  return (
    <ShownLeague id={id}>
      {(league) => (
        <SeasonView league={league} title="Table">
          {(category) => <CategoryTable league={league} category={category} />}
        </SeasonView>
      )}
    </ShownLeague>
  );
}

function CategoryTable({ league, category }: { league: League; category: LeagueCategory }) {
  const table = useQuery(leagueTableQuery(useApi(), league.id, category.yslcategory_id));
  return (
    <SeasonGroups league={league.name} title="Table" query={table}>
      {(rows, group) => (
        <Table label={`${group} standings`} columns={columns} rows={rows} rowKey={(_row, index) => index} />
      )}
    </SeasonGroups>
  );
}
