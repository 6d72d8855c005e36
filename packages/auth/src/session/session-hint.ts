import type { SessionSnapshot } from './session.ts';

/** The information in the parent domain's readable cookie about the session on the sister site. */
export interface HintView {
  /** Whether the hint existed at the last check; null before the first. */
  readonly before: boolean | null;
  readonly now: boolean;
  readonly hasToken: boolean;
}

/**
 * Whether to offer a switch to the sister site's account: it differs from this site's, and the person has not declined it.
 * @param other the sister site's user, from the cookie; null for a server without it
 * @param declined the account that the person declined
 */
export function isOtherAccount(
  other: string | null,
  { confirmed, userId }: SessionSnapshot,
  declined: string | null,
): boolean {
  if (other === null || !/^\d{1,15}$/.test(other) || !confirmed || userId === null) return false;
  return other !== String(userId) && other !== declined;
}

/**
 * The action that the hint requires: `exchange` the cookie for a token of this site, `verify` the existing token, or nothing.
 *
 * A visitor who never logged in has no hint and costs no request. A user keeps their token when someone else logs in on the
 * sister site: no one is switched silently. A hint that disappears means a logout somewhere; the server reports whose.
 */
export function classifyHint({ before, now, hasToken }: HintView): 'exchange' | 'verify' | 'nothing' {
  if (now && before !== true && !hasToken) return 'exchange';
  if (!now && before === true && hasToken) return 'verify';
  return 'nothing';
}
