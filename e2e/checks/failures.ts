import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed or passed only on a retry, as listed at the end of a run. */
export interface Failure {
  /** The file and the titles that lead to the test. */
  test: string;
  /** The first lines of the first error. */
  reason: string;
  /** Whether it passed on a retry. */
  flaky: boolean;
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: {
    status: string;
    fullName: string;
    failureMessages: string[] | null;
    /** Milliseconds; missing for a test that did not run. */
    duration?: number | null;
  }[];
}

interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number };
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { projectName: string; status: string; results: { duration?: number; error?: PlaywrightError }[] }[];
  }[];
}

const REASON_LINES = 6;

function firstLines(message: string | undefined): string {
  return stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .join('\n');
}

function failuresOfVitest(files: VitestFile[]): Failure[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) {
      // A file that could not be loaded has no test to name.
      return status === 'failed' ? [{ test: name, reason: firstLines(message), flaky: false }] : [];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      test: `${name} › ${fullName}`,
      reason: firstLines(failureMessages?.[0]),
      flaky: false,
    }));
  });
}

/** The first lines of the error with its location, since the message does not say which assertion failed. */
function reasonOfPlaywright({ message, location }: PlaywrightError = {}): string {
  const reason = firstLines(message);
  return location === undefined ? reason : `${reason}\nat ${path.basename(location.file)}:${location.line}`;
}

function failuresOfPlaywright(suites: PlaywrightSuite[]): Failure[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, status, results }) => ({
          test: `[${projectName}] ${file}:${line} › ${title}`,
          reason: reasonOfPlaywright(results.find(({ error }) => error !== undefined)?.error),
          flaky: status === 'flaky',
        })),
    ),
    ...failuresOfPlaywright(inner),
  ]);
}

/** The failures in a runner's JSON report, in order. */
export function failuresOfReport(runner: 'vitest' | 'playwright', report: unknown): Failure[] {
  if (report === undefined) return [];
  return runner === 'vitest'
    ? failuresOfVitest((report as { testResults: VitestFile[] }).testResults)
    : failuresOfPlaywright((report as { suites: PlaywrightSuite[] }).suites);
}

/** How long a test took, including retries. */
export interface Duration {
  test: string;
  seconds: number;
}

function durationsOfPlaywright(suites: PlaywrightSuite[]): Duration[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        test: `[${projectName}] ${file}:${line} › ${title}`,
        seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      })),
    ),
    ...durationsOfPlaywright(inner),
  ]);
}

/** The duration of each test in a runner's JSON report. */
export function durationsOfReport(runner: 'vitest' | 'playwright', report: unknown): Duration[] {
  if (report === undefined) return [];
  if (runner === 'playwright') return durationsOfPlaywright((report as { suites: PlaywrightSuite[] }).suites);
  return (report as { testResults: VitestFile[] }).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${name} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** The lines printed for a failure at the end of a run. */
export function describeFailure({ test, reason, flaky }: Failure): string {
  const indented = reason.replaceAll(/^/gm, '    ');
  return `${flaky ? 'passed when tried again' : 'FAILED'}: ${test}\n${indented}`;
}
