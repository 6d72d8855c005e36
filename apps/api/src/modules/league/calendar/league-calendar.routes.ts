import { league as brand } from '@maidan/brand/brand';
import { TEAM } from '@maidan/contract/league/league-calendars';
import { readId } from '@maidan/contract/core/wire';
import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { AppContext } from '../../app-context.ts';
import { notFound } from '../../../http/errors/api-error.ts';
import type { HttpEnv } from '../../../http/call.ts';
import { listGroups } from '../fixtures/league-fixtures.store.ts';
import { findLeague } from '../leagues/leagues.store.ts';
import { CALENDARS } from '../leagues/league-addresses.reply.ts';
import { calendarFile } from './calendar-file.ts';
import { findCalendarCategory, listCalendar } from './league-calendar.store.ts';
import type { CalendarRow } from './league-calendar.store.ts';

/** Calendars to subscribe to, of a league, a category, or a team of a category. Ours: not in spec-only mode. */
export function mountCalendars(app: Hono<HttpEnv>, { db, settings }: AppContext): void {
  if (settings.specOnly) return;
  const origin = settings.leagueOrigin;
  app.use(`${CALENDARS}/*`, etag());

  app.get(`${CALENDARS}/league/:file`, async (c) => {
    c.set('route', 'ysl/calendar/league/{file}');
    const league = await findLeague(db, readId(slugOf(c)) ?? '');
    if (!league) throw notFound('This calendar');
    const name = `${brand.abbreviation} ${league.name}`;
    const rows = await listCalendar(db, { leagueId: league.id });
    return send(c, calendarFile(rows, { name, origin, leagueSlug: league.slug, leagueName: league.name }));
  });

  app.get(`${CALENDARS}/category/:file`, async (c) => {
    c.set('route', 'ysl/calendar/category/{file}');
    const category = await findCalendarCategory(db, slugOf(c));
    if (!category) throw notFound('This calendar');
    const team = c.req.query(TEAM);
    const rows = await listCalendar(db, { categoryId: category.id, ...(team === undefined ? {} : { team }) });
    if (team !== undefined && !(await hasTeam(category.id, team, rows))) throw notFound('This team');
    const { league_name: leagueName, league_slug: leagueSlug } = category;
    const name = `${team === undefined ? '' : `${team} · `}${brand.abbreviation} ${leagueName} · ${category.name}`;
    return send(c, calendarFile(rows, { name, origin, leagueSlug, leagueName }));
  });

  /** A team that has no match yet has an empty calendar. */
  async function hasTeam(categoryId: number, team: string, rows: readonly CalendarRow[]): Promise<boolean> {
    if (rows.length > 0) return true;
    const groups = await listGroups(db, categoryId);
    return groups.some((group) => (JSON.parse(group.teams) as string[]).includes(team));
  }
}

function slugOf(c: Context<HttpEnv>): string {
  const file = c.req.param('file') ?? '';
  if (!file.endsWith('.ics')) throw notFound('This calendar');
  return file.slice(0, -'.ics'.length);
}

function send(c: Context<HttpEnv>, file: string): Response {
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Cache-Control', 'public, max-age=300');
  return c.body(file);
}
