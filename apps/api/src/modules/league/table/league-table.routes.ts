import { leagueTable, type TableRow } from '@maidan/contract/league/league-tables';
import type { TablePicture } from '../../../adapters/drawing/picture.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { requireCategory } from '../fixtures/fixtures.service.ts';
import { findCategoryBySlug } from '../fixtures/league-fixtures.store.ts';
import { posterOfLeague } from '../leagues/leagues.service.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { tablesOf } from './category-tables.ts';
import { netRunRateText } from './net-run-rate.ts';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import type { Standing } from './standings.ts';

export const leagueTableModule = defineModule({
  name: 'league-table',
  routes: ({ db }) => [
    route(leagueTable, async ({ body }) => {
      const tables = await tablesOf(db, await requireCategory(db, body.league_id, body.yslcategory_id));
      return Object.fromEntries(tables.map(({ group, rows }) => [group, rows.map(toRow)]));
    }),
  ],
  previews: ({ db }) => ({
    table: async (slug) => {
      const category = await findCategoryBySlug(db, slug);
      const league = category && (await findLeague(db, category.league_id));
      if (!league) throw errors.notFound('table');
      const [first] = await tablesOf(db, category);
      const title = [category.name, first?.group].filter(Boolean).join(' · ');
      // A knockout has no table, so it gets its league's picture.
      return { slug, picture: first ? pictureOf(league.name, title, first.rows) : posterOfLeague(league) };
    },
  }),
});

function toRow({ name, matches, win, lost, points, nrr, runRateParts, level }: Standing): TableRow {
  const workings = runRateParts && {
    scored: runRateParts.scored,
    overs_faced: oversOfBalls(runRateParts.faced),
    conceded: runRateParts.conceded,
    overs_bowled: oversOfBalls(runRateParts.bowled),
  };
  return {
    tablename: name,
    matches,
    win,
    lost,
    nrr: nrr === null ? null : netRunRateText(nrr),
    points,
    workings,
    level: level && {
      teams: [...level.teams],
      steps: level.steps.map(({ placed_by, parts }) => ({ placed_by, parts: parts.map((part) => [...part]) })),
    },
  };
}

/** The first six teams, as many as fit. */
function pictureOf(league: string, title: string, rows: readonly Standing[]): TablePicture {
  const top = rows.slice(0, 6).map(({ name, points }) => ({ name, points: String(points) }));
  return { kind: 'table', site: 'league', file: null, label: league, title, rows: top };
}
