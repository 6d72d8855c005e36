import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('a short text stays whole, without markup', () => {
  expect(plainText('<p>One&nbsp;&amp; two</p><p>three</p>')).toBe('One & two three');
});

test('longer texts end at a word, and an endless word is cut', () => {
  const text = plainText(`<p>${'kabaddi '.repeat(40)}</p>`);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/kabaddi…$/);
  expect(plainText('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
});
