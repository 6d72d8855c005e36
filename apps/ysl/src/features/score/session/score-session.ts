import { ApiError } from '@maidan/api-client/errors/api-error';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import type { Records } from '@maidan/browser/records';
import type { OpenedScore, SyncedScore } from '@maidan/contract/league/scoring';
import { ORGANISER_NUMBER } from '@maidan/contract/rules/limits';
import type { MatchEvent, MatchRules } from '@maidan/contract/league/match-log';
import { countNewDiscards } from '@maidan/match/log/discard';
import { keyOf } from '@maidan/match/log/event';
import { isEqualPlay, merge, nextEvent, wholeReachOf } from '@maidan/match/log/merge';
import { findTwin } from '@maidan/match/log/twin';
import {
  findDevice,
  keepEvent,
  keepMatch,
  listEvents,
  listKept,
  listUnsent,
  unsentOf,
  type KeptMatch,
} from './kept-matches.ts';

type Written = Parameters<typeof nextEvent>[2];

export interface ScoreState {
  readonly match: KeptMatch['match'];
  readonly startsAt: string | null;
  readonly until: string | null;
  readonly scorer: number;
  readonly rules: MatchRules;
  readonly log: readonly MatchEvent[];
  /** Events that the server has not confirmed yet. */
  readonly waiting: number;
  /** Other matches of this device with events that the server has not confirmed yet. */
  readonly elsewhere: readonly Pick<ScoreState, 'match' | 'waiting' | 'refusal'>[];
  readonly isOffline: boolean;
  /** Why the server refuses the events; null while it accepts them, and without a network. */
  readonly refusal: string | null;
  readonly status: SyncedScore['status'];
  /** Own events that await the organiser's decision. */
  readonly held: number;
  /** Own events that the organiser discarded since the last tap. */
  readonly discarded: number;
  readonly agreed: SyncedScore['agreed'];
  /** Another scorer's event that the last tap may repeat. The tap is recorded only once the scorer has answered. */
  readonly twin: { readonly event: MatchEvent; readonly tap: Written; readonly isEqual: boolean } | null;
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
  /** Resolves once the event is stored on the device, or `twin` asks whether it is one more. */
  play(type: MatchEvent['type'], data?: MatchEvent['data'], after?: MatchEvent['after']): Promise<void>;
  /** Answers `twin`: whether the tap was one more event. If not, it is recorded only if it differs, as a dispute. */
  answerTwin(isOneMore: boolean): Promise<void>;
  /** Sends unsent events, also of other matches. @returns whether this match was synced */
  sync(): Promise<boolean>;
}

const countScorers = (scorer: number, log: readonly MatchEvent[]): number =>
  new Set([scorer, ...log.map(({ id }) => id[0]).filter((other) => other !== ORGANISER_NUMBER)]).size;

/** The most events in one request. */
const BATCH = 200;
/** Another match whose events the server refused is retried only in every tenth sync. */
const PATIENCE = 10;

/** Opens a link: from what the device stores for it, even offline, or by exchanging it for a token. */
export async function openSession(records: Records, calls: ScoreCalls, link: string): Promise<ScoreSession> {
  // Exchanging the link again would invalidate the stored token.
  const kept = (await listKept(records)).find((one) => one.link === link) ?? (await tradeLink(records, calls, link));
  const others = (await listUnsent(records)).filter((one) => one.kept.match.id !== kept.match.id);
  return createSession(
    records,
    calls,
    kept,
    await Promise.all(others.map((other) => createSession(records, calls, other.kept))),
  );
}

async function tradeLink(records: Records, calls: ScoreCalls, link: string): Promise<KeptMatch> {
  const { events, ...opened } = await calls.open({ link, device: await findDevice(records) });
  const kept: KeptMatch = { ...opened, link };
  for (const event of events) await keepEvent(records, kept.match.id, event);
  await keepMatch(records, kept);
  return kept;
}

/** Sends the unsent events of every match, each with its own token. */
export async function sendUnsent(records: Records, calls: ScoreCalls): Promise<void> {
  for (const { kept } of await listUnsent(records)) await (await createSession(records, calls, kept)).sync();
}

/** @param others other matches of this device with unsent events */
export async function createSession(
  records: Records,
  calls: ScoreCalls,
  opened: KeptMatch,
  others: readonly ScoreSession[] = [],
): Promise<ScoreSession> {
  const listeners = new Set<() => void>();
  const { scorer } = opened;
  let kept = opened;
  let log = merge(await listEvents(records, kept.match.id));
  let last: Pick<ScoreState, 'isOffline' | 'refusal'> = { isOffline: false, refusal: null };
  let isKept = records.isKept;
  let rounds = 0;
  /** When other scorers' events reached this page, by event key. */
  const arrived = new Map<string, number>();
  let twin: ScoreState['twin'] = null;
  let state = describe();
  let writing = Promise.resolve();

  function describe(): ScoreState {
    const { match, rules, until, starts_at: startsAt, status, held, agreed } = kept;
    return {
      match,
      scorer,
      until,
      startsAt,
      rules,
      log,
      status,
      held,
      agreed,
      isKept,
      discarded: countNewDiscards(log, scorer),
      twin,
      waiting: unsentOf(kept, log).length,
      elsewhere: others.map((other) => other.get()).filter(({ waiting }) => waiting > 0),
      scorers: countScorers(scorer, log),
      ...last,
    };
  }

  function change(): void {
    state = describe();
    for (const listener of listeners) listener();
  }
  for (const other of others) other.subscribe(change);

  /** On a full disk the events live only as long as the page, which warns the scorer. */
  async function keep(...puts: readonly (() => Promise<void>)[]): Promise<void> {
    try {
      for (const put of puts) await put();
    } catch {
      isKept = false;
    }
  }

  async function write(before: Promise<void>, written: Written, isOneMore: boolean): Promise<void> {
    await before;
    const event = isOneMore ? null : findTwin(log, { scorer, written, arrived, now: Date.now() });
    if (event) {
      twin = { event, tap: written, isEqual: isEqualPlay(event, written) };
      change();
      return;
    }
    const own = nextEvent(log, scorer, written);
    await keep(() => keepEvent(records, kept.match.id, own));
    log = merge(log, [own]);
    change();
  }

  async function exchange(): Promise<void> {
    const events = unsentOf(kept, log).slice(0, BATCH);
    // An older version of this page may have left out events of a type that it did not know.
    const reply = await calls.sync({ token: kept.token, have: wholeReachOf(log), events });
    const { status, held, agreed, until } = reply;
    // A server restored from a backup has fewer events, and gets the missing ones again.
    kept = { ...kept, status, held, agreed, until, have: { ...kept.have, [scorer]: reply.have[scorer] ?? 0 } };
    for (const { id } of reply.events) if (!arrived.has(keyOf(id))) arrived.set(keyOf(id), Date.now());
    log = merge(log, reply.events);
    last = { isOffline: false, refusal: null };
    await keep(...reply.events.map((event) => () => keepEvent(records, kept.match.id, event)), () =>
      keepMatch(records, kept),
    );
    change();
  }

  async function sendOthers(): Promise<void> {
    for (const other of others) {
      const { waiting, refusal } = other.get();
      if (waiting > 0 && (refusal === null || rounds % PATIENCE === 0)) await other.sync();
    }
    rounds += 1;
  }

  async function send(): Promise<boolean> {
    try {
      let before: number;
      do {
        before = state.waiting;
        await exchange();
      } while (state.waiting > 0 && state.waiting < before);
      return true;
    } catch (error) {
      const isRefused = error instanceof ApiError && error.kind === 'http';
      last = { isOffline: !isRefused, refusal: isRefused ? errorMessage(error) : null };
      change();
      return false;
    }
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play(type, data = {}, after) {
      // Written one after the other: each event refers to the one before.
      const written = { type, data, at: Date.now(), ...(after === undefined ? {} : { after }) };
      // An inserted event never repeats another one.
      writing = write(writing, written, after !== undefined);
      return writing;
    },
    async answerTwin(isOneMore) {
      if (!twin) return;
      const { event, tap, isEqual } = twin;
      twin = null;
      change();
      if (isOneMore) writing = write(writing, tap, true);
      else if (!isEqual) writing = write(writing, { ...tap, beside: event }, true);
      await writing;
    },
    async sync() {
      const isSent = await send();
      await sendOthers();
      return isSent;
    },
  };
}
