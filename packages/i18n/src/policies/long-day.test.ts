import { expect, test } from 'vitest';
import { inLanguage } from '../language-state.ts';
import '../text-in.ts';
import { formatLongDay } from './long-day.ts';

test("a day written in English is translated to the page's language", () => {
  expect(['14 January 2024', '1 March 2027', 'soon'].map(formatLongDay)).toEqual([
    '14 January 2024',
    '1 March 2027',
    'soon',
  ]);
  expect(inLanguage('hi', () => formatLongDay('14 January 2024'))).toBe('14 जनवरी 2024');
});
