/** What scorers record of a match on the ground, and the rules by which it is read. All of it is an extension. */
import * as z from 'zod/mini';
import { wholeNumber } from '../core/request.ts';
import { EVENTS_A_MATCH, ORGANISER_NUMBER } from '../rules/limits.ts';

/** All types of events and all their values. Texts come from this list, so that no name can enter a log. */
export const matchEventTypes = [
  ...(['start', 'pause', 'resume', 'period', 'end', 'void', 'choose', 'agree'] as const),
  ...(['toss', 'innings', 'ball', 'bowler', 'ends', 'retire', 'penalty', 'revise', 'close'] as const),
  ...(['goal', 'card', 'foul', 'timeout', 'clock', 'points', 'score'] as const),
] as const;
const words = [
  ...(['wide', 'noball', 'bye', 'legbye', 'faced', 'other'] as const),
  ...(['bowled', 'caught', 'lbw', 'runout', 'stumped', 'hitwicket'] as const),
  ...(['play', 'penalty', 'own', 'yellow', 'red'] as const),
] as const;
const value = z.union([z.int().check(z.minimum(0)), z.boolean(), z.null(), z.enum(words)]);
const number = z.int().check(z.minimum(1), z.maximum(EVENTS_A_MATCH));
const scorer = z.int().check(z.minimum(1), z.maximum(ORGANISER_NUMBER));
/** The scorer's number in this match, and the number of the event among that scorer's, from 1 without gaps. */
const eventId = z.tuple([scorer, number]);
const key = z.string().check(z.regex(/^[a-z]{1,12}$/));
const dataOf = z.record(key, z.union([value, eventId, z.record(key, value)]));

/** The number of the last event of each scorer. */
export const reach = z.record(z.string().check(z.regex(/^[1-9]\d?$/)), wholeNumber(0, EVENTS_A_MATCH));

/** One entry of a match's log, which only grows. */
export const matchEvent = z.strictObject({
  id: eventId,
  /** The preceding event; null for the first. */
  after: z.nullable(eventId),
  /** The last events of each scorer that the device had when it wrote this one. */
  seen: reach,
  /** Milliseconds since 1970 by the device's clock; never used to order events. */
  at: wholeNumber(0),
  type: z.enum(matchEventTypes),
  data: dataOf,
});
export type MatchEvent = z.output<typeof matchEvent>;

/** Types added after the first format. */
const addedIn: Partial<Record<MatchEvent['type'], number>> = { revise: 2 };
/** The latest format. */
export const LOG_FORMAT = 2;

/** The format a device must support to read this log: it drops unknown types, and then the events that follow them. */
export const formatOf = (log: readonly Pick<MatchEvent, 'type'>[]): number =>
  log.reduce((format, { type }) => Math.max(format, addedIn[type] ?? 1), 1);

const optionalWhole = z.nullable(z.int().check(z.positive()));

const cricketRules = z.object({
  sport: z.literal('cricket'),
  /** Balls in an innings. */
  balls: z.int(),
  /** Wickets that end an innings. */
  wickets: z.int(),
  /** Whether the last batter bats alone: a side then has as many players as wickets. */
  isLastAlone: z.boolean(),
  wideRuns: z.int(),
  noBallRuns: z.int(),
  /** Whether wides and no-balls are bowled again. */
  isBowledAgain: z.boolean(),
  hasFreeHit: z.boolean(),
  oversABowler: optionalWhole,
});
export type CricketRules = z.output<typeof cricketRules>;

const tallyRules = z.object({
  sport: z.enum(['football', 'futsal', 'basketball', 'plain']),
  /** Halves or quarters. */
  periods: z.int(),
  /** Minutes in a period; null without a clock. */
  minutes: optionalWhole,
});
export type TallyRules = z.output<typeof tallyRules>;

/** The rules of a category, frozen for a match when its first link is created. */
export const matchRules = z.discriminatedUnion('sport', [cricketRules, tallyRules]);
export type MatchRules = z.output<typeof matchRules>;
export type Sport = MatchRules['sport'];
