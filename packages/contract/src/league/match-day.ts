/** Match day: what scorers record on the ground, and what readers see of it. All of it is an extension. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, idInput, wholeNumber } from '../core/request.ts';
import { count, id, optionalText, reading, requiredText, text, word, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list, optional } from '../core/wire-lists.ts';
import { EVENTS_A_MATCH, EVENTS_A_SYNC, PHONES_A_MATCH } from '../rules/limits.ts';

const league = { service: 'league', extension: true, auth: 'public' } as const;

export const matchStages = ['ready', 'live', 'break', 'finished'] as const;
const stage = word(matchStages, 'ready');
const side = optional(z.literal([1, 2]));

/**
 * Next to each English text `say` has its phrases, for other languages: names with values, a space between two, such as
 * `noball runs:3`. A team is 1 or 2. Empty in what was recorded before there were phrases.
 */
const feedLine = z.object({ at: text, mark: text, look: text, text, say: text });
const boardSide = z.object({ score: text, detail: text, say: text });
const centre = z.object({ above: text, figure: text, below: text, say: text });

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
  /** What matters most now. */
  centre: optional(centre),
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

/** Short names, since every open page receives it with every ball. */
export const scoreLine = z.object({
  /** The match. */
  m: id,
  v: count,
  st: stage,
  /** Scores, and under each what belongs to it, in English and in phrases. */
  s: list(text),
  d: list(text),
  w: list(text),
  t: side,
  /** Above, in and below the centre, and the same as a phrase. */
  c: list(text),
  /** Runs, balls and wickets of a chase. */
  n: list(count),
  /** New lines of the feed, the newest first; null when older lines changed, too. */
  f: optional(list(feedLine)),
  /** Whether the result is confirmed. */
  ok: yesNo,
});
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

/** Every event and every value that one may have. Texts are of this list, so that no name can enter a log. */
export const matchEventTypes = [
  ...(['start', 'pause', 'resume', 'period', 'end', 'void', 'choose', 'agree'] as const),
  ...(['toss', 'innings', 'ball', 'bowler', 'ends', 'retire', 'penalty', 'close'] as const),
  ...(['goal', 'card', 'foul', 'timeout', 'clock', 'points', 'score'] as const),
] as const;
const words = [
  ...(['wide', 'noball', 'bye', 'legbye', 'faced', 'other'] as const),
  ...(['bowled', 'caught', 'lbw', 'runout', 'stumped', 'hitwicket'] as const),
  ...(['play', 'penalty', 'own', 'yellow', 'red'] as const),
] as const;
const value = z.union([z.int().check(z.minimum(0)), z.boolean(), z.null(), z.enum(words)]);
const number = z.int().check(z.minimum(1), z.maximum(EVENTS_A_MATCH));
const scorer = z.int().check(z.minimum(1), z.maximum(PHONES_A_MATCH));
const eventId = z.tuple([scorer, number]);
const key = z.string().check(z.regex(/^[a-z]{1,12}$/));
const dataOf = z.record(key, z.union([value, eventId, z.record(key, value)]));
const reach = z.record(z.string().check(z.regex(/^[1-9]\d?$/)), wholeNumber(0, EVENTS_A_MATCH));

const sentEvent = z.strictObject({
  id: eventId,
  after: z.nullable(eventId),
  seen: reach,
  at: wholeNumber(0),
  type: z.enum(matchEventTypes),
  data: dataOf,
});
export type SentMatchEvent = z.output<typeof sentEvent>;

/** A hash over the log, by which two scorers see that they have the same. */
/** What cannot be read counts as nothing, so that it is sent again. */
function readReach(from: unknown): unknown {
  const entries = typeof from === 'object' && from !== null && !Array.isArray(from) ? Object.entries(from) : [];
  return Object.fromEntries(entries.filter(([, last]) => Number.isSafeInteger(last) && Number(last) >= 0));
}

const agreed = z.object({ scorer: z.int(), hash: z.int() });

const log = {
  events: list(sentEvent),
  /** What the server has of every scorer. Nothing else empties a device's outbox. */
  have: reading(readReach, z.record(z.string(), z.int())),
  /** `held`: the link is over, so an organiser decides about what still arrives. */
  status: word(['open', 'held', 'confirmed'], 'open'),
  agreed: list(agreed),
};

const secret = filledLine(64);

/**
 * The same link and device again give the same scorer. 404 for a link that is unknown or revoked, 409 before it opens, when
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
    until: instant,
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
    /** As `@maidan/match` reads them. */
    rules: z.record(z.string(), z.unknown()),
    ...log,
  }),
  summary: "Trades a scorer's link for a token, and gives the rules and the log of the match",
});
export type OpenedScore = z.output<(typeof openScore)['response']>;

/** Takes new events and gives those that the device lacks. Sent twice, nothing changes. */
export const syncScore = defineEndpoint({
  ...league,
  id: 'syncScore',
  method: 'POST',
  path: 'score/sync',
  ownCredential: true,
  body: z.strictObject({
    token: secret,
    have: reach,
    events: z.array(sentEvent).check(z.maxLength(EVENTS_A_SYNC)),
  }),
  response: z.object(log),
  summary: "Exchanges events of a match between a scorer's device and the server",
});
export type SyncedScore = z.output<(typeof syncScore)['response']>;
