/** Match day: what scorers record on the ground. Apart from what readers load. All of it is an extension. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { filledLine, wholeNumber } from '../core/request.ts';
import { count, id, optionalText, reading, requiredText, text, word } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list } from '../core/wire-lists.ts';
import { EVENTS_A_SYNC } from '../rules/limits.ts';
import { matchEvent, matchRules, reach } from './match-log.ts';

const league = { service: 'league', extension: true, auth: 'public' } as const;

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
  summary: "Exchanges a scorer's link for a token; returns the rules and the log of the match",
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
  summary: "Syncs the events of a match between a scorer's device and the server",
});
export type SyncedScore = z.output<(typeof syncScore)['response']>;
