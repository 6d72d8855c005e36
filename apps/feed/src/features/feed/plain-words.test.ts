import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test('short words stay whole, without markup', () => {
  expect(plainWords('<p>One&nbsp;&amp; two</p><p>three</p>')).toBe('One & two three');
});

test('longer ones end at a word, a word without an end is cut', () => {
  const text = plainWords(`<p>${'kabaddi '.repeat(40)}</p>`);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/kabaddi…$/);
  expect(plainWords('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
});
