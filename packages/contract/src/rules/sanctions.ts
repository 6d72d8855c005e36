/**
 * What a moderator may decide about a person. `warning`: a notification. `limit`: comments wait for a moderator.
 * `suspension`: they can read, but not write, vote or follow. `ban`: they are logged out and cannot log in.
 */
export const sanctionKinds = ['warning', 'limit', 'suspension', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** How many days a limit, suspension or ban lasts at most; only owners ban without an end. */
export const SANCTION_DAYS_MAX = 365;
/** How many days after a decision the person may appeal. */
export const APPEAL_DAYS = 14;
