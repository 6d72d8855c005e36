import { readId } from '@maidan/contract/core/wire';
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
import { findAbout, findLatestLeague, listLeagues } from './leagues.store.ts';

type LeagueRow = Awaited<ReturnType<typeof listLeagues>>[number];

export const leaguesModule = defineModule({
  name: 'leagues',
  routes({ db, mediaUrl }) {
    const toLeague = (row: LeagueRow): League => ({
      ...row,
      ...pictureFields('thumbnail', row.thumbnail, mediaUrl),
      ...pictureFields('sponsor_img', row.sponsor_img, mediaUrl),
      calendar: leagueCalendar(row.slug),
      preview: previewAddress('league', row.slug, posterOfLeague(row)),
    });
    return [
      route(leagues, async () => (await listLeagues(db)).map(toLeague)),
      route(latestLeague, async () => {
        const latest = await findLatestLeague(db);
        if (!latest) throw errors.notFound('league');
        return toLeague(latest);
      }),
      route(leagueBySlug, async ({ params }) => toLeague(await requireLeague(db, params.slug))),
      route(leagueHome, async ({ params }) => toLeague(await requireLeague(db, params.id))),
      route(leagueAbout, { caching: 'settled' }, async () => (await findAbout(db)) ?? { name: null, content: '' }),
    ];
  },
  previews: ({ db }) => ({
    league: async (key) => {
      const league = await requireLeague(db, readId(key) ?? '');
      return { slug: league.slug, picture: posterOfLeague(league) };
    },
  }),
});
