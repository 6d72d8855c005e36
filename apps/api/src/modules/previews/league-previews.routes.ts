import { readId } from '@maidan/contract/core/wire';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../../http/errors/api-error.ts';
import type { MountPreview } from './mount-preview.ts';
import { findCalendarCategory } from '../league/calendar/league-calendar.store.ts';
import { findCategory, findFixture } from '../league/fixtures/league-fixtures.store.ts';
import { tablesOf } from '../league/table/category-tables.ts';
import { findLeague } from '../league/leagues/leagues.store.ts';
import { pictureOfTable, posterOfLeague, posterOfMatch } from './league-posters.ts';

/** `/api/preview/{league,match,table}/…`: the pictures that the league service's replies name. */
export function mountLeaguePreviews(mount: MountPreview, { db }: AppContext): void {
  mount('league', async (slug) => {
    const league = await findLeague(db, readId(slug) ?? '');
    if (!league) throw notFound('This league');
    return { slug: league.slug, picture: posterOfLeague(league) };
  });
  mount('match', async (id) => {
    const found = await findFixture(db, readId(id) ?? '');
    if (!found) throw notFound('This match');
    const { fixture, place } = found;
    return {
      slug: String(fixture.id),
      picture: posterOfMatch(fixture, place.league_name, place.league_thumbnail),
    };
  });
  mount('table', async (slug) => {
    const known = await findCalendarCategory(db, slug);
    const league = known && (await findLeague(db, known.league_slug));
    const category = league && (await findCategory(db, league.id, known.id));
    if (!category) throw notFound('This table');
    const [first] = await tablesOf(db, category);
    const title = [category.name, first?.group].filter(Boolean).join(' · ');
    // A knockout has no table, and its league a picture.
    return { slug, picture: first ? pictureOfTable(league.name, title, first.rows) : posterOfLeague(league) };
  });
}
