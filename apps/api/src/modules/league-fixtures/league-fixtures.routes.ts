import { leagueFixtures } from '@maidan/contract/league-fixtures';
import { leagueCategories } from '@maidan/contract/leagues';
import type { Id } from '@maidan/contract/wire';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../db/open-database.ts';
import { notFound } from '../../http/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { findCategory, listCategories, listFixtures, listGroups } from './league-fixtures.store.ts';
import { shownFixture } from './shown-fixture.ts';

export function leagueFixtureRoutes({ db }: AppParts): Route[] {
  return [
    route(leagueCategories, async ({ body }) => listCategories(db, (await knownLeague(db, body.league_id)).id)),
    route(leagueFixtures, async ({ body }) => {
      const category = await knownCategory(db, body.league_id, body.yslcategory_id);
      const [groups, fixtures] = await Promise.all([listGroups(db, category.id), listFixtures(db, category.id)]);
      const lists = groups.map(({ id, name }) => [name, fixtures.filter((row) => row.group_id === id)] as const);
      // A heading over nothing would only puzzle.
      return Object.fromEntries(
        lists.flatMap(([name, rows]) => (rows.length > 0 ? [[name, rows.map(shownFixture)]] : [])),
      );
    }),
  ];
}

async function knownLeague(db: Db, key: Id) {
  const league = await findLeague(db, key);
  if (!league) throw notFound('This league');
  return league;
}

/** The category, if the league has it; 404 for any other. */
export async function knownCategory(db: Db, leagueKey: Id, categoryKey: Id) {
  const category = await findCategory(db, (await knownLeague(db, leagueKey)).id, categoryKey);
  if (!category) throw notFound('This category');
  return category;
}
