import { useApi } from '@maidan/api-client/core/api-provider';
import { deskCategoryQuery } from '@maidan/api-client/queries/desk/league';
import type { Id } from '@maidan/contract/core/wire';
import type { DeskLeague } from '@maidan/contract/desk/league/league';
import { Box, Grid } from '@maidan/ui/layout';
import { Select } from '@maidan/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Loaded } from '../../rows/Loaded.tsx';
import { Section } from '../../page/Section.tsx';
import * as layout from '../../page/layout.css.ts';
import { paths } from '../../paths.ts';
import { Standings } from './Standings.tsx';

interface LeagueTablesProps {
  league: DeskLeague;
  /** Null for the first category. */
  category: string | null;
}

/** The groups of a category with their teams, in the order of their tables. */
export function LeagueTables({ league, category }: LeagueTablesProps) {
  const navigate = useNavigate();
  const { categories } = league;
  const current = categories.find(({ id }) => String(id) === category) ?? categories[0];
  if (!current)
    return (
      <Box as="p" paddingBlock={4} paddingInline="page">
        This league has no categories yet.
      </Box>
    );
  return (
    <Box paddingBlock={4} paddingInline="page">
      {categories.length > 1 && (
        <Select
          label="Category"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(current.id)}
          onChange={(id) => void navigate(paths.fixture(league.id, 'tables', id))}
        />
      )}
      <Groups key={current.id} category={current.id} />
    </Box>
  );
}

function Groups({ category }: { category: Id }) {
  const query = useQuery(deskCategoryQuery(useApi(), category));
  return (
    <Loaded query={query} what="tables">
      {({ groups }) => (
        <Grid gap={4} paddingTop={5}>
          {groups.map(({ id, name, teams, table }) => (
            <Section
              key={id}
              title={name}
              note={teams.length > 0 ? (teams.length === 1 ? '1 team' : `${teams.length} teams`) : undefined}
            >
              {table === null ? (
                <p className={layout.row}>{teams.length > 0 ? teams.join(', ') : 'A knockout has no table.'}</p>
              ) : (
                <Standings label={`${name} table`} rows={table} />
              )}
            </Section>
          ))}
        </Grid>
      )}
    </Loaded>
  );
}
