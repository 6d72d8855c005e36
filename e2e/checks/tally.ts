/** What one check, or one suite of tests, came to. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTally: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The line the run closes with; its form is read by machines. */
export function closingLine({ passed, failed, skipped }: Tally): string {
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
 * Reads Vitest's JSON report. A file that could not be loaded has no failed test of its own, so a run that was not a
 * success counts at least one failure; a run without any test is a failure too.
 */
function tallyOfVitest(report: VitestReport): Tally {
  const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
  const failed = report.success && passed > 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return { passed, failed, skipped: numPendingTests + numTodoTests };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Reads Playwright's JSON report. A test that passed on retry counts as passed, and the
 * runner names it: CI shares its machines, and retries twice.
 */
function tallyOfPlaywright({ stats, errors }: PlaywrightReport): Tally {
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected;
  const broken = errors.length > 0 || passed === 0;
  return { passed, failed: broken ? Math.max(1, failed) : failed, skipped: stats.skipped };
}

/** Reads a report. A runner that left none failed. */
export function tallyOfReport(runner: 'vitest' | 'playwright', report: unknown): Tally {
  if (report === undefined) return { ...noTally, failed: 1 };
  return runner === 'vitest' ? tallyOfVitest(report as VitestReport) : tallyOfPlaywright(report as PlaywrightReport);
}
