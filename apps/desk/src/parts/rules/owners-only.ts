import { reachTexts, type ReachLimit } from '@maidan/contract/rules/reach';

/** Why a button is not for this person, if it is not. */
export const ownersOnly = (limit: ReachLimit | null): string | undefined =>
  limit === null ? undefined : reachTexts[limit];
