import type { TableRow } from '@maidan/contract/league/league-tables';
import type { ReactNode } from 'react';
import { StandingsTable } from './StandingsTable.tsx';
import { TableActions } from './TableActions.tsx';

interface StandingsProps {
  group: string;
  rows: readonly TableRow[];
  /** Title of the exported table. */
  title: string;
  /** Absolute URL of the page. */
  address: string;
  /** Path of the same table for other sites. */
  embedPath: string;
  /** Renders a team's name, perhaps as a link. */
  nameOf?: (team: string) => ReactNode;
  /** The teams playing now; set for a live table. */
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
