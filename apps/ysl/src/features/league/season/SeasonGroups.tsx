import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as css from './group.css.ts';
import { LoadingSeason } from './LoadingSeason.tsx';
import { NoResults } from './NoResults.tsx';

interface SeasonGroupsProps<Row> {
  /** The league's name. */
  league: string;
  part: 'fixtures' | 'table';
  query: UseQueryResult<Record<string, Row[]>>;
  /** Filters the rows; by default all are shown. */
  keeps?: (row: Row) => boolean;
  /** Filters the groups by name; by default all are shown. */
  shows?: (group: string) => boolean;
  children: (rows: Row[], group: string) => ReactNode;
}

/** Every group under its heading, in the order of the reply, with loading and error states. */
export function SeasonGroups<Row>({ league, part, query, keeps, shows, children }: SeasonGroupsProps<Row>) {
  if (query.isPending) return <LoadingSeason part={part} />;
  const groups = Object.entries(query.data ?? {})
    .filter(([group]) => shows?.(group) ?? true)
    .map(([group, rows]) => [group, keeps ? rows.filter(keeps) : rows] as const)
    .filter(([, rows]) => rows.length > 0);
  if (groups.length === 0) return <NoResults league={league} onRetry={query.isError ? query.refetch : undefined} />;
  return groups.map(([group, rows]) => (
    <section key={group} aria-label={group}>
      <h2 className={css.heading}>{group}</h2>
      {children(rows, group)}
    </section>
  ));
}
