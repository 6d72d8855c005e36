import { readId, type Id } from '@maidan/contract/core/wire';
import {
  latestLeague,
  leagueAbout,
  leagueBySlug,
  leagueHome,
  leagues,
  type League,
} from '@maidan/contract/league/leagues';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { readShownMedia } from '../../media/media.reply.ts';
import { defineModule } from '../../module.ts';
import { previewAddress } from '../../previews/preview-address.service.ts';
import { leagueCalendar } from './calendar-addresses.reply.ts';
import { posterOfLeague, requireLeague } from './leagues.service.ts';
import { findAbout, findLatestLeague, findLeagueAt, listLeagues } from './leagues.store.ts';

type LeagueRow = Awaited<ReturnType<typeof listLeagues>>[number];

export const leaguesModule = defineModule({
  name: 'leagues',
  routes(context) {
    const { db, clock } = context;
    const toLeagues = async (rows: readonly LeagueRow[]): Promise<League[]> => {
      const media = await readShownMedia(
        context,
        rows.flatMap((row) => [row.thumbnail, row.sponsor_img]),
      );
      return rows.map((row) => ({
        ...row,
        ...media.picture('thumbnail', row.thumbnail),
        ...media.picture('sponsor_img', row.sponsor_img),
        calendar: leagueCalendar(row.slug),
        preview: previewAddress('league', row.slug, posterOfLeague(row)),
      }));
    };
    const toLeague = async (row: LeagueRow | undefined): Promise<League> => {
      const [league] = row ? await toLeagues([row]) : [];
      if (!league) throw errors.notFound('league');
      return league;
    };
    const reply = async (key: Id) => toLeague(await findLeagueAt(db, key, clock()));
    return [
      route(leagues, async () => toLeagues(await listLeagues(db, clock()))),
      route(latestLeague, async () => toLeague(await findLatestLeague(db, clock()))),
      route(leagueBySlug, async ({ params }) => reply(params.slug)),
      route(leagueHome, async ({ params }) => reply(params.id)),
      route(leagueAbout, { caching: 'settled' }, async () => (await findAbout(db)) ?? { name: null, content: '' }),
    ];
  },
  previews: ({ db }) => ({
    league: async (key) => {
      const league = await requireLeague(db, readId(key) ?? '');
      return { slug: league.slug, picture: () => posterOfLeague(league) };
    },
  }),
});
