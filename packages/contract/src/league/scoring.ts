/** Match day: what scorers record on the ground, in a file that readers do not load. All of it is an extension. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, wholeNumber } from '../core/request.ts';
import { count, id, optionalText, reading, requiredText, text, word } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list } from '../core/wire-lists.ts';
import { EVENTS_A_SYNC } from '../rules/limits.ts';
import { matchEvent, matchRules, reach } from './match-log.ts';

const league = { service: 'league', extension: true, auth: 'public' } as const;

/** Unreadable entries are dropped, so that the device sends those events again. */
function readReach(from: unknown): unknown {
  const entries = typeof from === 'object' && from !== null && !Array.isArray(from) ? Object.entries(from) : [];
  return Object.fromEntries(entries.filter(([, last]) => Number.isSafeInteger(last) && Number(last) >= 0));
}

/** A hash of the log, by which two scorers see that theirs are identical. */
const agreed = z.object({ scorer: z.int(), hash: z.int() });

const log = {
  events: list(matchEvent),
  /** The events of each scorer that the server has. Nothing else empties a device's outbox. */
  have: reading(readReach, z.record(z.string(), z.int())),
  /** Unless `open`, an organiser decides about events that still arrive. `held`: the link has ended. */
  status: word(['open', 'held', 'confirmed', 'cancelled'], 'open'),
  /** How many events of this device await that decision. */
  held: count,
  agreed: list(agreed),
  /** When the link ends; it moves with the match. */
  until: instant,
};

const secret = filledLine(64);

/**
 * The same device always gets the same scorer, whichever link of the match it opens. 404 for an unknown or revoked link,
 * 409 before it opens, after it ends, and if the match already has four scorers.
 */
export const openScore = defineEndpoint({
  ...league,
  id: 'openScore',
  method: 'POST',
  path: 'score/open',
  body: z.strictObject({ link: secret, device: secret }),
  response: z.object({
    /** Valid for this match only. */
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
  summary: "Exchanges a scorer's link for a token; returns the rules and the log of the match",
});
export type OpenedScore = z.output<(typeof openScore)['response']>;

/**
 * Accepts new events and returns those that the device lacks. Repeats change nothing; events after a gap are ignored, and
 * `have` says where to resume. 409 for a device that does not support the log's format; reloading updates it.
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
    /** The latest format of events that the device supports. */
    format: z.prefault(wholeNumber(1, 99), 1),
  }),
  response: z.object(log),
  summary: "Syncs the events of a match between a scorer's device and the server",
});
export type SyncedScore = z.output<(typeof syncScore)['response']>;
