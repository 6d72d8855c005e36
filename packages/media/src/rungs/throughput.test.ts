import { expect, test } from 'vitest';
import { throughputOf } from './throughput.ts';

const file = (kilobytes: number, from: number, to: number, initiatorType = 'img') => ({
  initiatorType,
  transferSize: kilobytes * 1000,
  responseStart: from,
  responseEnd: to,
});

test.each([
  ['nothing', [], null],
  ['too little', [file(50, 0, 100)], null],
  ['one file', [file(100, 1, 1001)], 800],
  ['files at the same time', [file(50, 1, 1001), file(50, 1, 1001)], 800],
  ['files that overlap', [file(100, 501, 1501), file(100, 1, 1001)], 1067],
  ['files with a pause between them', [file(50, 1, 501), file(50, 9001, 9501)], 800],
  ['files from the cache', [file(100, 1, 1001), file(0, 1001, 9001)], 800],
  ['a clip that the browser paused', [file(100, 1, 1001), file(500, 1, 99_001, 'video')], 800],
  ['files of another origin, whose sizes are hidden', [file(0, 0, 900), file(0, 0, 900)], null],
  ['files that arrived instantly', [file(100, 5, 5)], 800_000],
])('%s: %j', (_name, entries, expected) => {
  const measured = throughputOf(entries);
  expect(measured === null ? null : Math.round(measured)).toBe(expected);
});
