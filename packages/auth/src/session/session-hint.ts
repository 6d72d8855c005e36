import type { SessionSnapshot } from './session.ts';

/** What the readable cookie of the parent domain says about the login on the sister site (contract.md, "Login"). */
export interface HintView {
  /** Whether the hint was there when last looked; null before the first look. */
  readonly before: boolean | null;
  readonly now: boolean;
  readonly hasToken: boolean;
}

/**
 * Whether to ask if the login of next door is wanted here too: it is another person's than the one who is signed in here
 * (trust.md, B3), and the answer was not given already.
 * @param other whose login it is, by the cookie; null when a server does not say
 * @param kept whom the person here did not want to become
 */
export function isOtherLogin(
  other: string | null,
  { confirmed, userId }: SessionSnapshot,
  kept: string | null,
): boolean {
  if (other === null || !/^\d{1,15}$/.test(other) || !confirmed || userId === null) return false;
  return other !== String(userId) && other !== kept;
}

/**
 * What to do about it: `exchange` the cookie for a token of our own, `verify` the token we have, or nothing.
 *
 * A visitor who never logged in has no hint and pays no request. Who holds a token keeps it, whoever logs in next door:
 * nobody is switched silently. A hint that goes away means a logout somewhere; the server says whether it was ours.
 */
export function classifyHint({ before, now, hasToken }: HintView): 'exchange' | 'verify' | 'nothing' {
  if (now && before !== true && !hasToken) return 'exchange';
  if (!now && before === true && hasToken) return 'verify';
  return 'nothing';
}
