import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { randomKey } from '@maidan/browser/random-key';
import type { Records } from '@maidan/browser/records';
import type { OpenedScore, SyncedScore } from '@maidan/contract/league/match-day';
import type { MatchEvent, MatchRules } from '@maidan/contract/league/match-log';
import { keyOf } from '@maidan/match/log/event';
import { merge, nextEvent, reachOf } from '@maidan/match/log/merge';

/** What a device keeps of the match that it scores, besides the events. */
type KeptMatch = Omit<OpenedScore, 'events'> & { readonly link: string; readonly device: string };

export interface ScoreState {
  readonly match: KeptMatch['match'];
  readonly startsAt: string | null;
  readonly until: string | null;
  readonly scorer: number;
  readonly rules: MatchRules;
  readonly log: readonly MatchEvent[];
  /** Events that the server has not confirmed yet. */
  readonly waiting: number;
  readonly isOffline: boolean;
  /** Why the server does not take what is sent; null while it does, and without a network. */
  readonly refusal: string | null;
  readonly status: SyncedScore['status'];
  readonly agreed: SyncedScore['agreed'];
  /** How many devices have written in this match. */
  readonly scorers: number;
  readonly isKept: boolean;
}

export interface ScoreCalls {
  open(body: { link: string; device: string }): Promise<OpenedScore>;
  sync(body: { token: string; have: Record<string, number>; events: MatchEvent[] }): Promise<SyncedScore>;
}

export interface ScoreSession {
  get(): ScoreState;
  subscribe(listener: () => void): () => void;
  /** Resolves once the event would survive a dead battery. */
  play(type: MatchEvent['type'], data?: MatchEvent['data'], after?: MatchEvent['after']): Promise<void>;
  /** @returns whether the server answered */
  sync(): Promise<boolean>;
}

const MATCH = 'match/';
/** What one request may carry. */
const BATCH = 200;
const eventKey = (match: KeptMatch['match'], event: MatchEvent) => `event/${match.id}/${keyOf(event.id)}`;

/** The match that this device scored last; null for none. */
export async function findKept(records: Records): Promise<KeptMatch | null> {
  return ((await records.list(MATCH))[0] as KeptMatch | undefined) ?? null;
}

/** Trades a link, or goes on with what is kept when there is no network. */
export async function openSession(records: Records, calls: ScoreCalls, link: string): Promise<ScoreSession> {
  const kept = await findKept(records);
  const known = kept?.link === link ? kept : null;
  // Trading the link again would end the token of what is kept.
  if (known) return createSession(records, calls, known);
  const device = randomKey();
  const { events, ...opened } = await calls.open({ link, device });
  const match: KeptMatch = { ...opened, link, device };
  for (const event of events) await records.put(eventKey(match.match, event), event);
  await records.put(MATCH, match);
  return createSession(records, calls, match);
}

export async function createSession(records: Records, calls: ScoreCalls, kept: KeptMatch): Promise<ScoreSession> {
  const listeners = new Set<() => void>();
  const own = (event: MatchEvent) => event.id[0] === kept.scorer;
  let log = merge((await records.list(`event/${kept.match.id}/`)) as MatchEvent[]);
  /** What the server has of this device's events: nothing else empties the outbox. */
  let sent = kept.have[kept.scorer] ?? 0;
  let last: Pick<ScoreState, 'status' | 'agreed' | 'isOffline' | 'refusal'> = {
    status: kept.status,
    agreed: kept.agreed,
    isOffline: false,
    refusal: null,
  };
  let isKept = records.isKept;
  let state = describe();
  let writing = Promise.resolve();

  const outbox = () => log.filter((event) => own(event) && event.id[1] > sent);

  function describe(): ScoreState {
    const { match, scorer, rules, until, starts_at: startsAt } = kept;
    const waiting = log.filter((event) => own(event) && event.id[1] > sent).length;
    const scorers = new Set([scorer, ...log.map(({ id }) => id[0])]).size;
    return {
      match,
      scorer,
      until,
      startsAt,
      rules,
      log,
      waiting,
      scorers,
      isKept,
      ...last,
    };
  }

  function change(): void {
    state = describe();
    for (const listener of listeners) listener();
  }

  async function write(before: Promise<void>, written: Parameters<typeof nextEvent>[2]): Promise<void> {
    await before;
    const event = nextEvent(log, kept.scorer, written);
    try {
      await records.put(eventKey(kept.match, event), event);
    } catch {
      // A full disk: the event lasts as long as the page, which says so.
      isKept = false;
    }
    log = merge(log, [event]);
    change();
  }

  async function exchange(): Promise<void> {
    const events = outbox().slice(0, BATCH);
    const reply = await calls.sync({ token: kept.token, have: reachOf(log), events });
    for (const event of reply.events) await records.put(eventKey(kept.match, event), event);
    sent = Math.max(sent, reply.have[kept.scorer] ?? 0);
    await records.put(MATCH, { ...kept, have: { ...kept.have, [kept.scorer]: sent }, status: reply.status });
    log = merge(log, reply.events);
    last = { status: reply.status, agreed: reply.agreed, isOffline: false, refusal: null };
    change();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(type, data = {}, after) {
      // One after the other: an event names the one before it.
      writing = write(writing, { type, data, at: Date.now(), ...(after === undefined ? {} : { after }) });
      return writing;
    },
    async sync() {
      try {
        do await exchange();
        while (outbox().length > 0);
        return true;
      } catch (error) {
        const isRefused = error instanceof ApiError && error.kind === 'http';
        last = { ...last, isOffline: !isRefused, refusal: isRefused ? errorMessage(error) : null };
        change();
        return false;
      }
    },
  };
}
