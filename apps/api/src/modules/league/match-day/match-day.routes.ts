import { matchById } from '@maidan/contract/league/match-day';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { findFixture } from '../fixtures/league-fixtures.store.ts';
import { describeBoard } from './match-log.service.ts';
import { findMatch } from './matches.store.ts';

/** Public data of a match that is being scored on the ground. */
export const matchDayModule = defineModule({
  name: 'match-day',
  routes: ({ db }) => [
    route(matchById, { caching: 'live' }, async ({ params }) => {
      const found = await findFixture(db, params.id);
      const match = found && (await findMatch(db, found.fixture.id));
      if (!found || !match) throw errors.notFound('match');
      return describeBoard(match, found.place.league_id, found.fixture.status !== 'scheduled');
    }),
  ],
});
