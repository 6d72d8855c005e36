/** Who may decide about whom: the desk shows it, and the server checks it again. */
import { word } from '../core/wire.ts';
import { optional } from '../core/wire-lists.ts';

/**
 * The account is the caller's own, or of someone on the staff; the sanction has no end; or nothing was ever up for decision
 * that a person wrote.
 */
const reachLimits = ['own', 'staff', 'endless', 'unreported'] as const;
export type ReachLimit = (typeof reachLimits)[number];

/** Why the caller may not decide; null if they may. */
export const reachLimit = optional(word(reachLimits, 'staff'));

/** For the caller, who is a moderator or, with an account of their own, an owner. */
export const reachTexts: Readonly<Record<ReachLimit, string>> = {
  own: 'This is your own account, so an owner other than you has to decide.',
  staff: 'This person is on the staff, so an owner has to decide.',
  endless: 'This is permanent, so an owner has to decide.',
  unreported: 'None of their comments was reported or put on hold, so an owner has to decide.',
};
