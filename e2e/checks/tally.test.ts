import { expect, test } from 'vitest';
import { add, closingLine, noTally, tallyOfReport } from './tally.ts';

const vitest = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true };

test.each([
  [vitest, { passed: 4, failed: 0, skipped: 1, held: 0 }],
  [
    { ...vitest, numFailedTests: 2, success: false },
    { passed: 4, failed: 2, skipped: 1, held: 0 },
  ],
  [
    { ...vitest, success: false },
    { passed: 4, failed: 1, skipped: 1, held: 0 },
  ],
  [
    { ...vitest, numPassedTests: 0 },
    { passed: 0, failed: 1, skipped: 1, held: 0 },
  ],
])('a Vitest report %j', (report, tally) => {
  expect(tallyOfReport('vitest', report, true)).toEqual(tally);
});

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  [
    { stats, errors: [] },
    { passed: 3, failed: 0, skipped: 0, held: 0 },
  ],
  [
    { stats: { ...stats, flaky: 1 }, errors: [] },
    { passed: 4, failed: 0, skipped: 0, held: 0 },
  ],
  [
    { stats: { ...stats, unexpected: 2 }, errors: [] },
    { passed: 3, failed: 2, skipped: 0, held: 0 },
  ],
  [
    { stats: { ...stats, expected: 0 }, errors: [] },
    { passed: 0, failed: 1, skipped: 0, held: 0 },
  ],
  [
    { stats, errors: ['set-up failed'] },
    { passed: 3, failed: 1, skipped: 0, held: 0 },
  ],
])('a Playwright report %j', (report, tally) => {
  expect(tallyOfReport('playwright', report, true)).toEqual(tally);
});

test('a runner without a report counts as a failure', () => {
  expect(tallyOfReport('vitest', undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0, held: 0 });
});

test('tests that `pnpm test` omits count as held for `pnpm test:all`, not as skipped', () => {
  expect(tallyOfReport('vitest', vitest, false)).toEqual({ passed: 4, failed: 0, skipped: 0, held: 1 });
});

test('the summary line mentions skipped tests only if there are some', () => {
  expect(closingLine(add(noTally, { passed: 3, failed: 1, skipped: 0, held: 2 }))).toBe('3 passed, 1 failed');
  expect(closingLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
});
