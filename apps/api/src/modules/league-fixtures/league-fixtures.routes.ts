import { fixtureById, leagueFixtures } from '@maidan/contract/league-fixtures';
import { leagueCategories } from '@maidan/contract/leagues';
import type { Id } from '@maidan/contract/wire';
import type { AppParts } from '../../app-parts.ts';
import type { Db } from '../../db/open-database.ts';
import { notFound } from '../../http/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { categoryCalendar } from '../league-calendar/calendar-address.ts';
import { matchPreview, tablePreview } from '../league-previews/league-posters.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { findCategory, findFixture, listCategories, listFixtures, listGroups } from './league-fixtures.store.ts';
import { shownFixture } from './shown-fixture.ts';

export function leagueFixtureRoutes({ db, mediaUrl }: AppParts): Route[] {
  return [
    route(leagueCategories, async ({ body }) => {
      const categories = await listCategories(db, (await knownLeague(db, body.league_id)).id);
      return categories.map(({ slug, ...category }) => ({
        ...category,
        calendar: categoryCalendar(slug),
        preview: tablePreview(slug),
      }));
    }),
    route(leagueFixtures, async ({ body }) => {
      const category = await knownCategory(db, body.league_id, body.yslcategory_id);
      const [groups, fixtures] = await Promise.all([listGroups(db, category.id), listFixtures(db, category.id)]);
      const lists = groups.map(({ id, name }) => [name, fixtures.filter((row) => row.group_id === id)] as const);
      // A heading over nothing would only puzzle.
      return Object.fromEntries(
        lists.flatMap(([name, rows]) => (rows.length > 0 ? [[name, rows.map(shownFixture)]] : [])),
      );
    }),
    route(fixtureById, async ({ params }) => {
      const found = await findFixture(db, params.id);
      if (!found) throw notFound('This match');
      const { fixture, place } = found;
      return {
        id: fixture.id,
        fixture: shownFixture(fixture),
        group: place.group_name,
        category: {
          yslcategory_id: place.category_id,
          name: place.category_name,
          calendar: categoryCalendar(place.category_slug),
        },
        league: {
          id: place.league_id,
          slug: place.league_slug,
          name: place.league_name,
          thumbnail: mediaUrl(place.league_thumbnail),
        },
        preview: matchPreview(fixture, place.league_name, place.league_thumbnail),
      };
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
