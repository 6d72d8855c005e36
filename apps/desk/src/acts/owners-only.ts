import { reachTexts, type ReachLimit } from '@maidan/contract/rules/reach';

/** Why this person may not use a button; undefined if they may. */
export const ownersOnly = (limit: ReachLimit | null): string | undefined =>
  limit === null ? undefined : reachTexts[limit];
