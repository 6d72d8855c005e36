import type { TableRow } from '@maidan/contract/league/league-tables';
import type { ReactNode } from 'react';
import { StandingsTable } from './StandingsTable.tsx';
import { TableActions } from './TableActions.tsx';

interface StandingsProps {
  group: string;
  rows: readonly TableRow[];
  /** What a table that is taken away is called. */
  title: string;
  /** The page's own, absolute. */
  address: string;
  /** Of the same table for another site. */
  embedPath: string;
  /** A team's name, perhaps as a link. */
  nameOf?: (team: string) => ReactNode;
  /** The teams that play now, of a table that changes with every score. */
  moving?: ReadonlySet<string> | undefined;
}

/** The table of one group, how ties were broken, and ways to share it. */
export function Standings({ title, address, embedPath, ...table }: StandingsProps) {
  return (
    <>
      <StandingsTable {...table} />
      <TableActions title={title} rows={table.rows} address={address} embedPath={embedPath} />
    </>
  );
}
