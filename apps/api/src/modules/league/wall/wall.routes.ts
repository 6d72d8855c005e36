import { leagueWall, type WallMatch, type WallTable } from '@maidan/contract/league/wall';
import { toTableRow } from '@maidan/match/table/table-row';
import type { Db } from '../../../db/open-database.ts';
import { route } from '../../../http/call.ts';
import { defineModule } from '../../module.ts';
import { listStages } from '../fixtures/fixture-stages.store.ts';
import { toFixture } from '../fixtures/fixture.reply.ts';
import { inIndia } from '../fixtures/indian-now.service.ts';
import {
  findCategoryOfLeagues,
  listCategories,
  listFixtures,
  listGroups,
  type FixtureRow,
} from '../fixtures/league-fixtures.store.ts';
import { requireLeague } from '../leagues/leagues.service.ts';
import { tablesOf } from '../table/category-tables.service.ts';

/** The number of past and of coming matches. */
const AROUND = 6;

interface Entry {
  readonly row: FixtureRow;
  readonly match: WallMatch;
}

/** The screen in a clubhouse. */
export const wallModule = defineModule({
  name: 'wall',
  routes: ({ db, clock }) => [
    route(leagueWall, { caching: 'live' }, async ({ params }) => {
      const { id, slug, name } = await requireLeague(db, params.id);
      const { day } = inIndia(clock());
      const categories = await listCategories(db, id);
      const found = await Promise.all(categories.map((category) => readCategory(db, category.yslcategory_id)));
      const entries = found
        .flatMap(({ entries: own }) => own)
        .toSorted((a, b) => keyOf(a.row).localeCompare(keyOf(b.row), 'en'));
      return {
        id,
        slug,
        name,
        day,
        today: entries.filter(({ row }) => row.day === day).map(({ match }) => match),
        next: entries
          .filter(({ row }) => row.day > day && row.status === 'scheduled')
          .slice(0, AROUND)
          .map(({ match }) => match),
        results: entries
          .filter((entry) => entry.row.day < day && isOver(entry))
          .slice(-AROUND)
          .toReversed()
          .map(({ match }) => match),
        tables: found.flatMap(({ tables }) => tables),
      };
    }),
  ],
});

const isOver = ({ row }: Entry): boolean => row.status !== 'scheduled' && row.status !== 'cancelled';

const keyOf = ({ day, time, id }: FixtureRow): string => `${day} ${time ?? '99:99'} ${String(id).padStart(12, '0')}`;

async function readCategory(db: Db, id: number): Promise<{ entries: Entry[]; tables: WallTable[] }> {
  const category = await findCategoryOfLeagues(db, id);
  if (!category) return { entries: [], tables: [] };
  const [groups, fixtures, stages, tables] = await Promise.all([
    listGroups(db, id),
    listFixtures(db, id),
    listStages(db, id),
    tablesOf(db, category),
  ]);
  const names = new Map(groups.map((group) => [group.id, group.name]));
  const scored = new Map(stages.map((stage) => [stage.fixture_id, stage]));
  return {
    entries: fixtures.map((row) => ({
      row,
      match: {
        category: category.name,
        group: names.get(row.group_id) ?? '',
        fixture: toFixture(row, category, scored.get(row.id)),
        line: scored.get(row.id)?.line ?? null,
      },
    })),
    tables: tables
      .filter(({ rows }) => rows.length > 0)
      .map(({ group, rows }) => ({ category: category.name, group, rows: rows.map(toTableRow) })),
  };
}
