import { expect, test } from 'vitest';
import { measure, secondsOfTimes } from './measure.ts';

test.each([
  ['0m0.01s 0m0.02s\n1m2.50s 0m0.25s\n', 62.75],
  ['0m0.000000s 0m0.000000s\n0m0.000000s 0m1.500000s\n', 1.5],
  ['', 0],
])('the times %j', (printed, seconds) => {
  expect(secondsOfTimes(printed)).toBeCloseTo(seconds);
});

test('a measured command returns its exit code and CPU time', () => {
  const busy = 'const end = process.cpuUsage().user + 60_000; while (process.cpuUsage().user < end); process.exit(3)';
  const measured = measure([process.execPath, '-e', busy], { cwd: import.meta.dirname, env: process.env });
  expect(measured.status).toBe(3);
  expect(measured.cpuSeconds).toBeGreaterThanOrEqual(0.06);
});
