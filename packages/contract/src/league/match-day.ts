/** Match day: what readers see of a match scored on the ground. All of it is an extension. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { idInput } from '../core/request.ts';
import { count, id, text, word, yesNo } from '../core/wire.ts';
import { list, optional } from '../core/wire-lists.ts';

const league = { service: 'league', extension: true, auth: 'public' } as const;

export const matchStages = ['ready', 'live', 'break', 'finished'] as const;
const stage = word(matchStages, 'ready');
const side = optional(z.literal([1, 2]));

const looks = ['dt', 'rn', 'bd', 'wk', 'ex', 'ov', 'ev'] as const;

/** An event in the words of the feed: shirt numbers, never names. */
const feedLine = z.object({
  /** `2.3`, or the minute; empty if nothing is counted. */
  at: text,
  mark: text,
  /** The style of a ball: dot, runs, boundary, wicket or extra. `ov` ends an over, `ev` is anything else. */
  look: word(looks, 'ev'),
  /** Phrases separated by spaces, each a name with values: `noball runs:3`. A team is 1 or 2. */
  say: text,
});
export type FeedLine = z.output<typeof feedLine>;

const boardSide = z.object({
  score: text,
  /** Shown below the score, in phrases. */
  say: text,
});
export type BoardSide = z.output<typeof boardSide>;

/** The board of a match in any sport, as phrases that pages translate. */
const matchBoard = z.object({
  id,
  league_id: id,
  /** Increases with every change. */
  version: count,
  stage,
  /** Whether an organiser has confirmed the result, and whether it has been corrected since. */
  confirmed: yesNo,
  corrected: yesNo,
  sides: list(boardSide),
  /** The batting side; null in other sports. */
  turn: side,
  /** The most important fact now, as a phrase: `needs:18:21`. */
  centre: text,
  /** Runs, balls and wickets left in a chase; otherwise empty. */
  chase: list(count),
  /** Newest first, at most 60 lines; `earlier` counts the lines before those. */
  feed: list(feedLine),
  earlier: count,
});
export type MatchBoard = z.output<typeof matchBoard>;

/** 404 for a match without scorers. */
export const matchById = defineEndpoint({
  ...league,
  id: 'matchById',
  method: 'GET',
  path: 'match/{id}',
  params: z.strictObject({ id: idInput }),
  response: matchBoard,
  summary: 'A match as it is scored: sides, what each side needs, and the feed',
});

/** The board after a change, with only the new lines of its feed; null if older lines changed, too. */
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
  summary: 'Live scores of a league (SSE)',
});

/** For readers whose network interrupts the stream. */
export const polledScores = defineEndpoint({
  ...league,
  id: 'polledScores',
  method: 'GET',
  path: 'live/league/{id}/scores',
  params: z.strictObject({ id: idInput }),
  response: z.object({ data: list(scoreLine) }),
  summary: 'Current scores of the matches being scored in a league',
});
