/** The result counts of one check or test suite. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that run only in `pnpm test:all`. */
  held: number;
}

export const noTally: Tally = { passed: 0, failed: 0, skipped: 0, held: 0 };

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    held: a.held + b.held,
  };
}

/** The summary line at the end of a run. Scripts parse its format. */
export function closingLine({ passed, failed, skipped }: Omit<Tally, 'held'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  success: boolean;
}

/**
 * Reads Vitest's JSON report. A file that could not be loaded contains no failed test, so an unsuccessful run counts as at
 * least one failure. A run without tests is also a failure.
 */
function tallyOfVitest(report: VitestReport, all: boolean): Tally {
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
  const failed = report.success && passed > 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
  const left = numPendingTests + numTodoTests;
  return { passed, failed, skipped: all ? left : 0, held: all ? 0 : left };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Reads Playwright's JSON report. A test that passed on a retry counts as passed, and is listed at the end of the run.
 */
function tallyOfPlaywright({ stats, errors }: PlaywrightReport, all: boolean): Tally {
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected;
  const broken = errors.length > 0 || passed === 0;
  const left = { skipped: all ? stats.skipped : 0, held: all ? 0 : stats.skipped };
  return { passed, failed: broken ? Math.max(1, failed) : failed, ...left };
}

/**
 * Reads a report. A runner without a report counts as one failure.
 * @param all whether everything should have run; a test that did not then counts as skipped rather than held
 */
export function tallyOfReport(runner: 'vitest' | 'playwright', report: unknown, all: boolean): Tally {
  if (report === undefined) return { ...noTally, failed: 1 };
  return runner === 'vitest'
    ? tallyOfVitest(report as VitestReport, all)
    : tallyOfPlaywright(report as PlaywrightReport, all);
}
