import { readId, type Id } from '@maidan/contract/core/wire';
import {
  latestLeague,
  leagueAbout,
  leagueBySlug,
  leagueHome,
  leagues,
  type League,
} from '@maidan/contract/league/leagues';
import { pictureFields } from '../../../adapters/files/media-url.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { previewAddress } from '../../previews/preview-address.service.ts';
import { leagueCalendar } from './calendar-addresses.reply.ts';
import { posterOfLeague, requireLeague } from './leagues.service.ts';
import { findAbout, findLatestLeague, findLeagueAt, listLeagues } from './leagues.store.ts';

type LeagueRow = Awaited<ReturnType<typeof listLeagues>>[number];

export const leaguesModule = defineModule({
  name: 'leagues',
  routes({ db, mediaUrl, clock }) {
    const toLeague = (row: LeagueRow): League => ({
      ...row,
      ...pictureFields('thumbnail', row.thumbnail, mediaUrl),
      ...pictureFields('sponsor_img', row.sponsor_img, mediaUrl),
      calendar: leagueCalendar(row.slug),
      preview: previewAddress('league', row.slug, posterOfLeague(row)),
    });
    const reply = async (key: Id) => {
      const league = await findLeagueAt(db, key, clock());
      if (!league) throw errors.notFound('league');
      return toLeague(league);
    };
    return [
      route(leagues, async () => (await listLeagues(db, clock())).map(toLeague)),
      route(latestLeague, async () => {
        const latest = await findLatestLeague(db, clock());
        if (!latest) throw errors.notFound('league');
        return toLeague(latest);
      }),
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
