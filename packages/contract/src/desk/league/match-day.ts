/** The scorers of a match, for whoever runs the league. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { filledLine, idInput, wholeNumber } from '../../core/request.ts';
import { count, id, optionalCount, optionalText, requiredText, text, word, yesNo } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list } from '../../core/wire-lists.ts';
import { matchStages } from '../../league/match-day.ts';
import { waysToDecide } from '../../league/ways-to-decide.ts';

const organisers = { service: 'main', auth: 'staff', roles: ['owner', 'organiser'], extension: true } as const;
const byId = z.strictObject({ id: idInput });
const sportNames = ['cricket', 'football', 'futsal', 'basketball', 'plain'] as const;

const scorer = z.object({ scorer: z.int(), seen_at: instant, events: count, agrees: yesNo });
const link = z.object({
  id,
  created_at: instant,
  opens_at: instant,
  expires_at: instant,
  revoked: yesNo,
  scorers: list(scorer),
});
export type MatchLink = z.output<typeof link>;

const deskMatch = z.object({
  /** Null while no one scores it. */
  match: z.nullable(
    z.object({
      sport: word(sportNames, 'plain'),
      stage: word(matchStages, 'ready'),
      /** Names what is decided on; another one is a 409. */
      version: count,
      scores: list(text),
      /** Whether the result has the scores of the log. */
      confirmed: yesNo,
      /** Whether the log gives a whole result. Before the match has `finished` only `early` confirms it. */
      can_confirm: yesNo,
      /** Of a match that was cut short, as they would be stored: what the scorers recorded, or else what an organiser entered. */
      match_overs: optionalText,
      target: optionalCount,
      /** Whether neither side is ahead, by the target where it was revised: a knock-out then needs one that goes through. */
      level: yesNo,
      /** Events that arrived after their link was over. */
      held: count,
      /** Events that were discarded in the last 30 days, and can be brought back. */
      discarded: count,
      links: list(link),
    }),
  ),
  /** With which a new match begins. */
  suggested: z.object({ sport: word(sportNames, 'plain'), overs: optionalText, wickets: count }),
});
export type DeskMatch = z.output<typeof deskMatch>;

export const deskMatchById = defineEndpoint({
  ...organisers,
  id: 'deskMatchById',
  method: 'GET',
  path: 'desk/fixtures/{id}/match',
  params: byId,
  response: deskMatch,
  summary: 'The scorers of a match, and how far it has been scored',
});

/** The rules are fixed once something is scored; until then a new link changes them. */
export const makeMatchLink = defineEndpoint({
  ...organisers,
  id: 'makeMatchLink',
  method: 'POST',
  path: 'desk/fixtures/{id}/match/links',
  secret: true,
  params: byId,
  body: z.strictObject({
    sport: z.enum(sportNames),
    last_alone: z.prefault(z.boolean(), false),
    bowled_again: z.prefault(z.boolean(), true),
    free_hit: z.prefault(z.boolean(), true),
    overs_a_bowler: z.prefault(z.nullable(wholeNumber(1, 50)), null),
  }),
  /** The address is shown once; only its hash is kept. */
  response: z.object({ address: requiredText, match: deskMatch }),
  summary: "Creates a scorer's link for a match",
});

export const revokeMatchLink = defineEndpoint({
  ...organisers,
  id: 'revokeMatchLink',
  method: 'POST',
  path: 'desk/fixtures/{id}/match/links/{link}/revoke',
  params: z.strictObject({ id: idInput, link: idInput }),
  response: deskMatch,
  summary: "Revokes a scorer's link at once; events that arrive later are held",
});

/** What was held counts from now on, or is crossed out in the log, where the scorers see it. */
export const settleHeldEvents = defineEndpoint({
  ...organisers,
  id: 'settleHeldEvents',
  method: 'POST',
  path: 'desk/fixtures/{id}/match/held',
  params: byId,
  body: z.strictObject({ take: z.boolean() }),
  response: deskMatch,
  summary: 'Accepts or discards held events',
});

export const restoreDiscarded = defineEndpoint({
  ...organisers,
  id: 'restoreDiscarded',
  method: 'POST',
  path: 'desk/fixtures/{id}/match/discarded',
  params: byId,
  response: deskMatch,
  summary: 'Restores the events discarded in the last 30 days',
});

/**
 * Result, table, match page and live pages change together. Confirmed again, it is a correction. 409 before anything is
 * scored, before the scorers have ended the match unless `early` says that the organiser knows, and until confirmed as a result.
 */
export const confirmMatch = defineEndpoint({
  ...organisers,
  id: 'confirmMatch',
  method: 'POST',
  path: 'desk/fixtures/{id}/match/confirm',
  params: byId,
  body: z.strictObject({
    version: filledLine(60),
    match_version: wholeNumber(0),
    early: z.prefault(z.boolean(), false),
    /** Who goes through in a knock-out that ended level, and how: needed there, and a 422 anywhere else. */
    winner: z.prefault(z.nullable(z.literal([1, 2])), null),
    decided_by: z.prefault(z.nullable(z.enum(waysToDecide)), null),
    confirmed: z.optional(z.boolean()),
  }),
  response: deskMatch,
  summary: 'Confirms what was scored as the result',
});
