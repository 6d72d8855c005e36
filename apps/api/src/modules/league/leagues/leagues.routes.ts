import { latestLeague, leagueAbout, leagueBySlug, leagueHome, leagues } from '@maidan/contract/league/leagues';
import type { League } from '@maidan/contract/league/leagues';
import type { AppContext } from '../../app-context.ts';
import { notFound } from '../../../http/errors/api-error.ts';
import { route } from '../../../http/call.ts';
import type { Route } from '../../../http/call.ts';
import { leagueCalendar } from './league-addresses.reply.ts';
import { leaguePreview } from '../../previews/league-posters.ts';
import { findAbout, findLatestLeague, findLeague, listLeagues } from './leagues.store.ts';

type LeagueRow = Awaited<ReturnType<typeof listLeagues>>[number];

export function leagueRoutes({ db, mediaUrl }: AppContext): Route[] {
  const toLeague = (row: LeagueRow): League => ({
    ...row,
    thumbnail: mediaUrl(row.thumbnail),
    sponsor_img: mediaUrl(row.sponsor_img),
    calendar: leagueCalendar(row.slug),
    preview: leaguePreview(row),
  });
  const found = (row: LeagueRow | undefined): League => {
    if (!row) throw notFound('This league');
    return toLeague(row);
  };
  return [
    route(leagues, async () => (await listLeagues(db)).map(toLeague)),
    route(latestLeague, async () => found(await findLatestLeague(db))),
    route(leagueBySlug, async ({ params }) => found(await findLeague(db, params.slug))),
    route(leagueHome, async ({ params }) => found(await findLeague(db, params.id))),
    route(leagueAbout, async () => (await findAbout(db)) ?? { name: null, content: '' }, 'settled'),
  ];
}
