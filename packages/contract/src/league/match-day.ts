/** Match day: what scorers record on the ground, and what readers see of it. All of it is an extension. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, wholeNumber } from '../core/request.ts';
import { count, id, optionalText, reading, requiredText, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, optional } from '../core/wire-lists.ts';
import { EVENTS_A_SYNC } from '../rules/limits.ts';
import { matchEvent, matchRules, reach } from './match-log.ts';

const league = { service: 'league', extension: true, auth: 'public' } as const;

export const matchStages = ['ready', 'live', 'break', 'finished'] as const;
const stage = word(matchStages, 'ready');
const side = optional(z.literal([1, 2]));

const looks = ['dt', 'rn', 'bd', 'wk', 'ex', 'ov', 'ev'] as const;

/** What happened, the way readers see it: shirt numbers, never names. */
const feedLine = z.object({
  /** `2.3`, or the minute; empty where nothing is counted. */
  at: text,
  mark: text,
  /** A ball: a dot, runs, a boundary, a wicket or an extra. `ov` closes an over, `ev` is anything else. */
  look: word(looks, 'ev'),
  /** Phrases with a space between them, each a name with values: `noball runs:3`. A team is 1 or 2. */
  say: text,
});
export type FeedLine = z.output<typeof feedLine>;

const boardSide = z.object({
  score: text,
  /** What belongs below the score, in phrases. */
  say: text,
});
export type BoardSide = z.output<typeof boardSide>;

/** A match for readers, in phrases, whatever the sport: pages have the words of their language. */
const matchBoard = z.object({
  id,
  league_id: id,
  /** Rises with every change. */
  version: count,
  stage,
  /** Whether an organiser has confirmed the result, and whether it was corrected since. */
  confirmed: yesNo,
  corrected: yesNo,
  sides: list(boardSide),
  /** The side that bats; null in other sports. */
  turn: side,
  /** What matters most now, a phrase: `needs:18:21`. */
  centre: text,
  /** Runs, balls and wickets that are left in a chase; empty otherwise. */
  chase: list(count),
  /** The newest line first, at most 60; `earlier` counts those before. */
  feed: list(feedLine),
  earlier: count,
});
export type MatchBoard = z.output<typeof matchBoard>;

/** 404 for a match that no one scores. */
export const matchById = defineEndpoint({
  ...league,
  id: 'matchById',
  method: 'GET',
  path: 'match/{id}',
  params: z.strictObject({ id: idInput }),
  response: matchBoard,
  summary: 'A match as it is scored: sides, what is needed, and the feed',
});

/** The board after a change, with the new lines of its feed only; null when older lines changed, too. */
export const scoreLine = z.object({ ...matchBoard.shape, feed: optional(list(feedLine)) });
export type ScoreLine = z.output<typeof scoreLine>;

export const liveScores = defineEndpoint({
  ...league,
  id: 'liveScores',
  method: 'GET',
  path: 'live/league/{id}',
  params: z.strictObject({ id: idInput }),
  response: scoreLine,
  stream: true,
  summary: 'The scores of a league as they change, as server-sent events',
});

/** For readers whose network cuts the stream. */
export const polledScores = defineEndpoint({
  ...league,
  id: 'polledScores',
  method: 'GET',
  path: 'live/league/{id}/scores',
  params: z.strictObject({ id: idInput }),
  response: z.object({ data: list(scoreLine) }),
  summary: 'The scores of the matches of a league that are being scored',
});

/** What cannot be read counts as nothing, so that it is sent again. */
function readReach(from: unknown): unknown {
  const entries = typeof from === 'object' && from !== null && !Array.isArray(from) ? Object.entries(from) : [];
  return Object.fromEntries(entries.filter(([, last]) => Number.isSafeInteger(last) && Number(last) >= 0));
}

/** A hash over the log, by which two scorers see that they have the same. */
const agreed = z.object({ scorer: z.int(), hash: z.int() });

const log = {
  events: list(matchEvent),
  /** What the server has of every scorer. Nothing else empties a device's outbox. */
  have: reading(readReach, z.record(z.string(), z.int())),
  /** Anything but `open`: an organiser decides about what still arrives. `held`: the link is over. */
  status: word(['open', 'held', 'confirmed', 'cancelled'], 'open'),
  /** How many events of this device wait for that decision. */
  held: count,
  agreed: list(agreed),
  /** When the link is over; it follows a match that is moved. */
  until: instant,
};

const secret = filledLine(64);

/**
 * The same device again gives the same scorer, whichever link of the match it opens. 404 for a link that is unknown or revoked, 409 before it opens, when
 * it is over and when the match has four scorers.
 */
export const openScore = defineEndpoint({
  ...league,
  id: 'openScore',
  method: 'POST',
  path: 'score/open',
  body: z.strictObject({ link: secret, device: secret }),
  response: z.object({
    /** Good for this match only. */
    token: requiredText,
    scorer: z.int(),
    match: z.object({
      id,
      team_1: text,
      team_2: text,
      group: text,
      category: text,
      league: text,
      ground: optionalText,
    }),
    starts_at: instant,
    rules: matchRules,
    ...log,
  }),
  summary: "Trades a scorer's link for a token, and gives the rules and the log of the match",
});
export type OpenedScore = z.output<(typeof openScore)['response']>;

/**
 * Takes new events and gives those that the device lacks. Sent twice, nothing changes; events after a gap are left out, and
 * `have` says from where to send again. 409 for a device that does not know the format of the log: reloaded, it does.
 */
export const syncScore = defineEndpoint({
  ...league,
  id: 'syncScore',
  method: 'POST',
  path: 'score/sync',
  ownCredential: true,
  body: z.strictObject({
    token: secret,
    have: reach,
    events: z.array(matchEvent).check(z.maxLength(EVENTS_A_SYNC)),
    /** Of events, the newest that the device knows. */
    format: z.prefault(wholeNumber(1, 99), 1),
  }),
  response: z.object(log),
  summary: "Exchanges events of a match between a scorer's device and the server",
});
export type SyncedScore = z.output<(typeof syncScore)['response']>;
