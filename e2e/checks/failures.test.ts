import { expect, test } from 'vitest';
import { describeFailure, failuresOfReport } from './failures.ts';

test('failures in a Vitest report include each failed test and each file that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'one', failureMessages: [] }],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'two', failureMessages: [] },
          { status: 'failed', fullName: 'three', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n\n to be 2'] },
        ],
      },
      { name: 'c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(failuresOfReport('vitest', report)).toEqual([
    { test: 'b.test.ts › three', reason: 'expected 1\n to be 2', flaky: false },
    { test: 'c.test.ts', reason: 'no such module', flaky: false },
  ]);
});

test('failures in a Playwright report include failed and flaky tests, also in nested suites', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    file: 'home.spec.ts',
    line: 7,
    title,
    tests: [
      {
        projectName: 'desk',
        status,
        results: messages.map((message) =>
          message === undefined ? {} : { error: { message, location: { file: '/e2e/home.spec.ts', line: 9 } } },
        ),
      },
    ],
  });
  const report = {
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('passes', 'expected', undefined)],
        suites: [
          {
            title: 'inner',
            specs: [spec('fails', 'unexpected', 'no post', 'no post'), spec('wavers', 'flaky', 'late', undefined)],
          },
        ],
      },
    ],
  };
  expect(failuresOfReport('playwright', report)).toEqual([
    { test: '[desk] home.spec.ts:7 › fails', reason: 'no post\nat home.spec.ts:9', flaky: false },
    { test: '[desk] home.spec.ts:7 › wavers', reason: 'late\nat home.spec.ts:9', flaky: true },
  ]);
});

test('a runner without a report has no failures to list', () => {
  expect(failuresOfReport('vitest', undefined)).toEqual([]);
});

test('a failure is described in a few indented lines', () => {
  expect(describeFailure({ test: 'b.test.ts › three', reason: 'expected 1\nto be 2', flaky: false })).toBe(
    'FAILED: b.test.ts › three\n    expected 1\n    to be 2',
  );
});
