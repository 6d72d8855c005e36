/** What the readable cookie of the parent domain says about the login on the sister site (contract.md, "Login"). */
export interface HintView {
  /** Whether the hint was there when last looked; null before the first look. */
  readonly before: boolean | null;
  readonly now: boolean;
  readonly hasToken: boolean;
}

/**
 * What to do about it: `exchange` the cookie for a token of our own, `verify` the token we have, or nothing.
 *
 * A visitor who never logged in has no hint and pays no request. Who holds a token keeps it, whoever logs in next door:
 * nobody is switched silently. A hint that goes away means a logout somewhere; the server says whether it was ours.
 */
export function judgeHint({ before, now, hasToken }: HintView): 'exchange' | 'verify' | 'nothing' {
  if (now && before !== true && !hasToken) return 'exchange';
  if (!now && before === true && hasToken) return 'verify';
  return 'nothing';
}
