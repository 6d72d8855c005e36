import { createCallerCap } from '@maidan/http-edge/caller';
import { t } from '@maidan/i18n/text';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/open-database.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { errors } from '../../http/errors/errors.ts';
import { SECOND } from '../../runtime/clock.ts';
import { encodeText, HEARTBEAT } from './event-stream.ts';
import { createLiveReader } from './live-reader.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';
import { listLiveLines, listScoreLines } from '../league/match-day/matches.store.ts';

/** Readers beyond that poll. */
const MAX_STREAMS = 5000;
/** Streams of one IPv4 address, which a carrier's NAT may share, and of one IPv6 /64, a household's. */
const STREAMS_PER_CALLER = { ipv4: 500, ipv6: 10 } as const;
const HEARTBEAT_EVERY = 20 * SECOND;
/** Visitors have no login. */
const VISITOR = { userId: 0, sessionId: 0 };

const partOf = ({ line }: { line: string }) => encodeText(`data: ${line}\n\n`);

/** The open streams of all leagues in this process. A change is read once, whatever the number of readers. */
export function createLiveScores(database: OpenDatabase, log: Logger, stopping: AbortSignal) {
  const streams = new Map<number, Set<LiveStream>>();
  const takePlace = createCallerCap(STREAMS_PER_CALLER);
  let count = 0;
  let heart: ReturnType<typeof setInterval> | undefined;
  const changed = new Map<number, number>();
  let isReading = false;
  const all = () => [...streams.values()].flatMap((ofLeague) => [...ofLeague]);

  const reader = createLiveReader(database, log, ({ kind, league_id: leagueId, fixture_id: fixtureId }) => {
    if (kind !== 'score' || leagueId === null || fixtureId === null || !streams.has(leagueId)) return;
    changed.set(fixtureId, leagueId);
    if (!isReading) void send();
  });

  async function send(): Promise<void> {
    isReading = true;
    try {
      while (changed.size > 0) {
        const now = new Map(changed);
        changed.clear();
        for (const row of await listScoreLines(database.db, [...now.keys()])) {
          const part = partOf(row);
          for (const stream of streams.get(now.get(row.fixture_id) ?? 0) ?? []) stream.send(part);
        }
      }
    } catch (error) {
      log.warn({ error: describeError(error) }, 'could not read the scores of live streams');
    } finally {
      isReading = false;
    }
  }

  function add(leagueId: number, leave: () => void): LiveStream {
    const stream = createLiveStream(VISITOR, (ended) => {
      leave();
      const ofLeague = streams.get(leagueId);
      ofLeague?.delete(ended);
      if (ofLeague?.size === 0) streams.delete(leagueId);
      count -= 1;
      if (count > 0) return;
      clearInterval(heart);
      reader.stop();
    });
    streams.set(leagueId, (streams.get(leagueId) ?? new Set()).add(stream));
    count += 1;
    if (count === 1) {
      heart = setInterval(() => {
        for (const open of all()) open.send(HEARTBEAT);
      }, HEARTBEAT_EVERY);
    }
    return stream;
  }

  stopping.addEventListener('abort', () => {
    for (const stream of all()) stream.end();
  });

  return {
    /**
     * @param address the caller's; empty for this machine itself, which has no limit
     * @throws ApiError 429 beyond what one caller may hold, 503 when the process has as many streams as it can hold
     */
    async open(leagueId: number, address: string): Promise<LiveStream> {
      if (stopping.aborted || count >= MAX_STREAMS) throw errors.unavailable(5);
      const leave = address === '' ? () => undefined : takePlace(address);
      if (leave === null) throw errors.tooMany(60, () => t('refused.manyWindows'));
      const stream = add(leagueId, leave);
      try {
        await reader.start();
        // The page may be older than what happened since.
        for (const row of await listLiveLines(database.db, leagueId)) stream.send(partOf(row));
        stream.send(HEARTBEAT);
        return stream;
      } catch (error) {
        stream.end();
        throw error;
      }
    },
  };
}
