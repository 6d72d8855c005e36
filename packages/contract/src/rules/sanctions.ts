/**
 * What a moderator may decide about a person. `warning`: a notification. `limit`: comments wait for a moderator.
 * `suspension`: they can read, but not write, vote or follow. `ban`: they are logged out and cannot log in.
 */
export const sanctionKinds = ['warning', 'limit', 'suspension', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** The longest limit, suspension or ban in days; only owners may make one permanent. */
export const SANCTION_DAYS_MAX = 365;
/** How many days after a decision the person may appeal. */
export const APPEAL_DAYS = 14;
