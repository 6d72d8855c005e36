import type { ConsentStep, GuardianRule } from '@maidan/contract/account/guardian';
import { expect, test } from 'vitest';
import { adultAt, isBirthYear, isBlocked, isMinor, stepOf } from './consent-rules.ts';

const at = (time: string) => Date.parse(time);

test('a person counts as 18 at the end of the year in which they turn 18, by Indian time [P-1]', () => {
  expect(new Date(adultAt(2008)).toISOString()).toBe('2026-12-31T18:30:00.000Z');
  expect(isMinor(2008, at('2026-12-31T23:59:59+05:30'))).toBe(true);
  expect(isMinor(2008, at('2027-01-01T00:00:00+05:30'))).toBe(false);
});

test.each([
  [2026, true],
  [2027, false],
  [1906, true],
  [1905, false],
  [11, false],
])('%s may be a year of birth in 2026: %s', (year, isOne) => {
  expect(isBirthYear(year, at('2026-11-20T12:00:00Z'))).toBe(isOne);
});

const given = { given_at: 1, ended_at: null };
test.each<
  [string, GuardianRule, number | null, { given_at: number | null; ended_at: number | null } | null, ConsentStep]
>([
  ['off requires nothing', 'off', null, null, 'none'],
  ['an unknown age', 'ask', null, null, 'age'],
  ['an adult', 'require', 2007, null, 'none'],
  ['a minor', 'require', 2008, null, 'guardian'],
  ['a guardian has been asked', 'require', 2011, { given_at: null, ended_at: null }, 'waiting'],
  ['a guardian agreed', 'require', 2011, given, 'given'],
  ['a guardian has refused', 'ask', 2011, { given_at: null, ended_at: 2 }, 'ended'],
  ['a guardian has withdrawn', 'require', 2011, { given_at: 1, ended_at: 2 }, 'ended'],
  ['a guardian agreed years ago', 'require', 2007, given, 'none'],
])('%s', (_, rule, birthYear, guardian, step) => {
  expect(stepOf(rule, { birthYear, guardian }, at('2026-11-20T12:00:00Z'))).toBe(step);
});

test('ask blocks only an unknown age and a refusal, require blocks everything but a consent', () => {
  const steps: ConsentStep[] = ['none', 'age', 'guardian', 'waiting', 'given', 'ended'];
  expect(steps.filter((step) => isBlocked('ask', step))).toEqual(['age', 'ended']);
  expect(steps.filter((step) => isBlocked('require', step))).toEqual(['age', 'guardian', 'waiting', 'ended']);
});
