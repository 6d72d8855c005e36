import { liveTablesOfCategory } from '@maidan/contract/league/live-tables';
import { leagueTable } from '@maidan/contract/league/league-tables';
import type { Standing } from '@maidan/match/table/standings';
import { toTableRow } from '@maidan/match/table/table-row';
import type { TablePicture } from '../../../adapters/drawing/picture.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { requireCategory } from '../fixtures/fixtures.service.ts';
import { findCategoryBySlug, findCategoryOfLeagues } from '../fixtures/league-fixtures.store.ts';
import { posterOfLeague } from '../leagues/leagues.service.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { tablesOf } from './category-tables.service.ts';
import { readLiveTables } from './live-tables.service.ts';

export const leagueTableModule = defineModule({
  name: 'league-table',
  routes: ({ db, clock }) => [
    route(leagueTable, async ({ body }) => {
      const tables = await tablesOf(db, await requireCategory(db, body.league_id, body.yslcategory_id));
      return Object.fromEntries(tables.map(({ group, rows }) => [group, rows.map(toTableRow)]));
    }),
    route(liveTablesOfCategory, { caching: 'live' }, async ({ params }) => {
      const category = await findCategoryOfLeagues(db, params.id);
      if (!category) throw errors.notFound('category');
      return readLiveTables(db, category, clock());
    }),
  ],
  previews: ({ db }) => ({
    table: async (slug) => {
      const category = await findCategoryBySlug(db, slug);
      const league = category && (await findLeague(db, category.league_id));
      if (!league) throw errors.notFound('table');
      const [first] = await tablesOf(db, category);
      const title = [category.name, first?.group].filter(Boolean).join(' · ');
      // A knockout has no table, so its preview shows the league's picture.
      return { slug, picture: () => (first ? pictureOf(league.name, title, first.rows) : posterOfLeague(league)) };
    },
  }),
});

/** The first six teams, or as many as fit. */
function pictureOf(league: string, title: string, rows: readonly Standing[]): TablePicture {
  const top = rows.slice(0, 6).map(({ name, points }) => ({ name, points: String(points) }));
  return { kind: 'table', site: 'league', file: null, label: league, title, rows: top };
}
