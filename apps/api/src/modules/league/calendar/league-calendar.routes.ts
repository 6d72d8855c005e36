import { hash } from 'node:crypto';
import { league as brand } from '@maidan/brand/brand';
import { readId } from '@maidan/contract/core/wire';
import { TEAM } from '@maidan/contract/league/league-calendars';
import { pages } from '@maidan/contract/operations/pages';
import { inLanguage } from '@maidan/i18n/language-state';
import type { Context } from 'hono';
import type { HttpEnv } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { pageRoute } from '../../../http/mount-pages.ts';
import { languageOfFile } from '../../../http/request/accepted-language.ts';
import { matchesEtag } from '@maidan/http-edge/matches-etag';
import { defineModule } from '../../module.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { findTeamByName } from '../teams/team-names.store.ts';
import { calendarFile, type CalendarPlace } from './calendar-file.ts';
import {
  findCalendarCategory,
  findCategoryOfMatch,
  listCalendar,
  type CalendarRow,
  type TeamScope,
} from './league-calendar.store.ts';

/** Calendars to subscribe to: of a league, a category, a team of a category, or a match. An extension. */
export const leagueCalendarModule = defineModule({
  name: 'league-calendar',
  pages({ db, settings }) {
    if (settings.specOnly) return [];
    const origin = settings.leagueOrigin;

    const sendLeague = async (c: Context<HttpEnv>): Promise<Response> => {
      const league = await findLeague(db, readId(slugOf(c)) ?? '');
      if (!league) throw errors.notFound('calendar');
      const name = `${brand.abbreviation} ${league.name}`;
      const rows = await listCalendar(db, { leagueId: league.id });
      return send(c, rows, { name, origin, leagueSlug: league.slug, leagueName: league.name });
    };

    const sendCategory = async (c: Context<HttpEnv>): Promise<Response> => {
      const category = await findCalendarCategory(db, slugOf(c));
      if (!category) throw errors.notFound('calendar');
      const named = c.req.query(TEAM);
      const team = named === undefined ? undefined : await findScope(category.id, named);
      const rows = await listCalendar(db, { categoryId: category.id, ...(team && { team }) });
      // A team without matches has an empty calendar.
      if (team?.id === null && rows.length === 0) throw errors.notFound('team');
      const { league_name: leagueName, league_slug: leagueSlug } = category;
      const name = `${team ? `${team.name} · ` : ''}${brand.abbreviation} ${leagueName} · ${category.name}`;
      return send(c, rows, { name, origin, leagueSlug, leagueName });
    };

    const sendMatch = async (c: Context<HttpEnv>): Promise<Response> => {
      const id = readId(slugOf(c));
      const category = typeof id === 'number' ? await findCategoryOfMatch(db, id) : undefined;
      if (typeof id !== 'number' || !category) throw errors.notFound('calendar');
      const rows = await listCalendar(db, { fixtureId: id });
      const { league_name: leagueName, league_slug: leagueSlug } = category;
      const sides = rows.map((row) => `${row.team_1} – ${row.team_2} · `).join('');
      return send(c, rows, { name: `${sides}${brand.abbreviation} ${leagueName}`, origin, leagueSlug, leagueName });
    };

    /** Found also by a former name: calendars stay subscribed when a team is renamed. */
    async function findScope(categoryId: number, name: string): Promise<TeamScope> {
      return (await findTeamByName(db, categoryId, name)) ?? { id: null, name };
    }

    return [
      pageRoute(pages.leagueCalendar, sendLeague),
      pageRoute(pages.categoryCalendar, sendCategory),
      pageRoute(pages.matchCalendar, sendMatch),
    ];
  },
});

function slugOf(c: Context<HttpEnv>): string {
  const file = c.req.param('file') ?? '';
  if (!file.endsWith('.ics')) throw errors.notFound('calendar');
  return file.slice(0, -'.ics'.length);
}

/** In English unless the address names another language of the product. */
function send(c: Context<HttpEnv>, rows: readonly CalendarRow[], place: CalendarPlace): Response {
  const file = inLanguage(languageOfFile(c), () => calendarFile(rows, place));
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=300');
  const etag = `"${hash('sha1', file, 'base64url')}"`;
  c.header('ETag', etag);
  return matchesEtag(c.req.header('if-none-match'), etag) ? c.body(null, 304) : c.body(file);
}
