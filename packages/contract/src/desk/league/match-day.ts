/** The scoring of a match, for the league's organisers. */
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
  /** Null until a scorer's link is created. */
  match: z.nullable(
    z.object({
      sport: word(sportNames, 'plain'),
      stage: word(matchStages, 'ready'),
      /** A decision must name the current version: 409 otherwise. */
      version: count,
      scores: list(text),
      /** Whether the result equals the scorers' scores. */
      confirmed: yesNo,
      /** Whether the log gives a complete result. Until the match has `finished`, only `early` confirms it. */
      can_confirm: yesNo,
      /** For a shortened match, as they would be stored: recorded by the scorers, or else entered by an organiser. */
      match_overs: optionalText,
      target: optionalCount,
      /** Whether the scores are level, considering a revised target. A knockout then needs a winner. */
      level: yesNo,
      /** Number of events that arrived after their link had ended. */
      held: count,
      /** Number of events discarded in the last 30 days, which can be restored. */
      discarded: count,
      links: list(link),
    }),
  ),
  /** Defaults for a new match. */
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
  summary: 'The scorers of a match and its score',
});

/** Once something is scored the rules are fixed. Until then, a new link changes them. */
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
  /** The address is returned once; only its hash is stored. */
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

/** Held events count from now on, or are crossed out in the log, where the scorers see it. */
export const settleHeldEvents = defineEndpoint({
  ...organisers,
  id: 'settleHeldEvents',
  method: 'POST',
  path: 'desk/fixtures/{id}/match/held',
  params: byId,
  body: z.strictObject({ take: z.boolean() }),
  response: deskMatch,
  summary: 'Counts or discards events that arrived after their link had ended',
});

export const restoreDiscarded = defineEndpoint({
  ...organisers,
  id: 'restoreDiscarded',
  method: 'POST',
  path: 'desk/fixtures/{id}/match/discarded',
  params: byId,
  response: deskMatch,
  summary: 'Restores events discarded in the last 30 days',
});

/**
 * Updates the result, table, match page and live pages together. Confirming again corrects the result. 409 before anything is
 * scored, before the scorers have ended the match unless `early` is set, and until confirmed like a result.
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
    /** Who goes through in a level knockout, and how: required there, and 422 anywhere else. */
    winner: z.prefault(z.nullable(z.literal([1, 2])), null),
    decided_by: z.prefault(z.nullable(z.enum(waysToDecide)), null),
    confirmed: z.optional(z.boolean()),
  }),
  response: deskMatch,
  summary: 'Confirms the scorers’ score as the result',
});
