import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';

test.each([
  ['Gully  Cricket\n2026', 'Gully Cricket 2026'],
  ['ಮೈದಾನ ಸ್ತ್ರೀ', 'ಮೈದಾನ ಸ್ತ್ರೀ'],
  ['क्\u200dष गली', 'क्\u200dष गली'],
  ['Ā ś ₹500 – “so”', 'Ā ś ₹500 – “so”'],
  // Mathematical letters become plain ones; emoji, other scripts, direction marks and null characters are left out.
  ['𝓕𝓲𝓷𝓪𝓵 🏏', 'Final'],
  ['Cup \u202Egnirts\u0000 \u2066x', 'Cup gnirts x'],
  ['Final கோப்பை 決勝', 'Final'],
  ['கோப்பை!', ''],
  ['', ''],
  [' \n ', ''],
])('%j draws %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test('a stack of accents is reduced, and a megabyte is cut short quickly', () => {
  expect(drawableText(`a${'\u0301'.repeat(500)}`).length).toBeLessThanOrEqual(5);
  const long = drawableText('ಕ್ರಿ '.repeat(200_000));
  expect(long.length).toBeLessThan(900);
  expect(long.endsWith('…')).toBe(true);
});
