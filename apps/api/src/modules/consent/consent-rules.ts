import type { ConsentStep, GuardianRule } from '@maidan/contract/account/guardian';
import { DAY, HOUR, MINUTE } from '../../runtime/clock.ts';

/** How long a guardian has to answer. */
export const ASKED_LIFE = 7 * DAY;
/** How long no guardian may be asked again after one refused or withdrew. */
export const ENDED_REST = 30 * DAY;

const ADULT_AGE = 18;
/** The highest age that is accepted. */
const OLDEST = 120;
/** The organisation's time zone: India's. */
const INDIA = 5 * HOUR + 30 * MINUTE;

/** The known facts about a person; null where nothing has been stated or asked. */
export interface Known {
  readonly birthYear: number | null;
  readonly guardian: { readonly given_at: number | null; readonly ended_at: number | null } | null;
}

/**
 * When a person counts as 18: only the year is known, so it is the end of the year in which they turn 18. Milliseconds
 * since 1970 UTC.
 */
export const adultAt = (birthYear: number): number => Date.UTC(birthYear + ADULT_AGE + 1, 0, 1) - INDIA;

export const isMinor = (birthYear: number, now: number): boolean => now < adultAt(birthYear);

/** Whether it can be the birth year of someone alive. */
export function isBirthYear(year: number, now: number): boolean {
  const thisYear = new Date(now + INDIA).getUTCFullYear();
  return year <= thisYear && year >= thisYear - OLDEST;
}

export function stepOf(rule: GuardianRule, { birthYear, guardian }: Known, now: number): ConsentStep {
  if (rule === 'off') return 'none';
  if (birthYear === null) return 'age';
  if (!isMinor(birthYear, now)) return 'none';
  if (guardian === null) return 'guardian';
  if (guardian.ended_at !== null) return 'ended';
  return guardian.given_at === null ? 'waiting' : 'given';
}

/**
 * Whether no more of the person's data may be stored. With `ask`, a refusal blocks even while another guardian is
 * being asked; an unanswered request does not.
 */
export function isBlocked(rule: GuardianRule, step: ConsentStep, isRefused = step === 'ended'): boolean {
  if (step === 'none' || step === 'given') return false;
  return rule === 'require' || step === 'age' || isRefused;
}
