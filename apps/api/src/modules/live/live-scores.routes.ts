import { liveScores, polledScores, scoreLine } from '@maidan/contract/league/match-day';
import { route, type Route } from '../../http/call.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import type { AppContext } from '../app-context.ts';
import { requireLeague } from '../league/leagues/leagues.service.ts';
import { listLiveLines, listScoreLines } from '../league/match-day/matches.store.ts';
import { encodeText } from './event-stream.ts';
import type { LiveHub } from './live-hub.ts';
import { HOUR } from '../../runtime/clock.ts';

/** In milliseconds: how long a page can be open and offline and still resume. */
const RECENTLY = 12 * HOUR;

const partOf = ({ line }: { line: string }): string => `data: ${line}\n\n`;

/** Scores of matches in progress, for everyone. A change is read once, whatever the number of readers. */
export function liveScoresRoutes({ clock, db, log }: AppContext, hub: LiveHub): Route[] {
  const changed = new Map<number, number>();
  let isReading = false;

  const streams = hub.add<{ readonly leagueId: number }>({
    keyOf: ({ leagueId }) => leagueId,
    perAddress: { ipv4: 500, ipv6: 10 },
    onEvent({ kind, league_id: leagueId, fixture_id: fixtureId }) {
      if (kind !== 'score' || leagueId === null || fixtureId === null || streams.of(leagueId).length === 0) return;
      changed.set(fixtureId, leagueId);
      if (!isReading) void send();
    },
  });

  async function send(): Promise<void> {
    isReading = true;
    try {
      while (changed.size > 0) {
        const now = new Map(changed);
        changed.clear();
        for (const row of await listScoreLines(db, [...now.keys()])) {
          const part = encodeText(partOf(row));
          for (const [stream] of streams.of(now.get(row.fixture_id) ?? 0)) stream.send(part);
        }
      }
    } catch (error) {
      log.warn({ error: describeError(error) }, 'could not read the scores of live streams');
    } finally {
      isReading = false;
    }
  }

  return [
    route(polledScores, { caching: 'live' }, async ({ params }) => {
      const lines = await listLiveLines(db, (await requireLeague(db, params.id)).id, clock() - RECENTLY);
      return { data: lines.map(({ line }) => scoreLine.parse(JSON.parse(line))) };
    }),
    route(liveScores, { caching: 'never' }, async ({ params }, { http }) => {
      const { id: leagueId } = await requireLeague(db, params.id);
      return streams.open(http, { leagueId }, async () => {
        // The page may be out of date. The comment opens the stream even if no match is in progress.
        const lines = await listLiveLines(db, leagueId, clock() - RECENTLY);
        return `${lines.map(partOf).join('')}:\n\n`;
      });
    }),
  ];
}
