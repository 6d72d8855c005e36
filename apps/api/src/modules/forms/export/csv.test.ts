import { expect, test } from 'vitest';
import { csvLine } from './csv.service.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+91 98765', `"'+91 98765"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  [' =cmd|calc', `"' =cmd|calc"`],
  ['\n=1', `"'\n=1"`],
  ['\uFF1D1+1', `"'\uFF1D1+1"`],
  ['\uFF201', `"'\uFF201"`],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['a=1', '"a=1"'],
  ['0123456', '"=""0123456"""'],
  ['056001', '"=""056001"""'],
  ['426112345678', '"=""426112345678"""'],
  ['0=1', '"0=1"'],
  ['0123"&A1&"', '"0123""&A1&"""'],
  ['0123\n=1', '"0123\n=1"'],
  ['0', '"0"'],
  ['9876543210', '"9876543210"'],
  ['two\nlines, "quoted"', '"two\nlines, ""quoted"""'],
  ['', '""'],
  [-2, '"-2"'],
  [null, '""'],
])('%j is written as %s [U-8]', (cell, written) => {
  expect(csvLine([cell, 'x'])).toBe(`${written},"x"\r\n`);
});
