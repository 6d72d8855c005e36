/** Who may sanction whom: shown by the desk, and checked again by the server. */
import { word } from '../core/wire.ts';
import { optional } from '../core/wire-lists.ts';

/**
 * `own`: the caller's own account. `staff`: an account of someone on the staff. `endless`: a permanent sanction.
 * `unreported`: a person without a reported or held comment.
 */
const reachLimits = ['own', 'staff', 'endless', 'unreported'] as const;
export type ReachLimit = (typeof reachLimits)[number];

/** Why the caller may not decide; null if they may. */
export const reachLimit = optional(word(reachLimits, 'staff'));

/** For the caller, who is a moderator or, with an account of their own, an owner. */
export const reachTexts: Readonly<Record<ReachLimit, string>> = {
  own: 'This is your own account, so another owner has to decide.',
  staff: 'This person is on the staff, so an owner has to decide.',
  endless: 'This sanction is permanent, so an owner has to decide.',
  unreported: 'None of their comments has been reported or held, so an owner has to decide.',
};
