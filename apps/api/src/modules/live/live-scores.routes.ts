import { liveScores, polledScores, scoreLine } from '@maidan/contract/league/match-day';
import { route } from '../../http/call.ts';
import { requireLeague } from '../league/leagues/leagues.service.ts';
import { listLiveLines } from '../league/match-day/matches.store.ts';
import { defineModule } from '../module.ts';
import { createLiveScores } from './live-scores.ts';

/** Scores of matches that are being played, for everybody. */
export const liveScoresModule = defineModule({
  name: 'live-scores',
  routes({ db, database, log, stopping }) {
    const live = createLiveScores(database, log, stopping);
    return [
      route(polledScores, async ({ params }) => {
        const lines = await listLiveLines(db, (await requireLeague(db, params.id)).id);
        return { data: lines.map(({ line }) => scoreLine.parse(JSON.parse(line))) };
      }),
      route(liveScores, { caching: 'never' }, async ({ params }, { http }) => {
        http.header('Content-Type', 'text/event-stream; charset=utf-8');
        http.header('Cache-Control', 'private, no-store, no-transform');
        // Keeps nginx and others from buffering the events.
        http.header('X-Accel-Buffering', 'no');
        const { id } = await requireLeague(db, params.id);
        if (http.req.method === 'HEAD') return http.body(null);
        return http.body((await live.open(id, http.get('clientIp'))).body);
      }),
    ];
  },
});
