import { expect, test } from 'vitest';
import { inLanguage } from '../language-state.ts';
import '../text-in.ts';
import { formatLongDay } from './long-day.ts';

test('a day that is written in English is in the language of the page', () => {
  expect(['14 January 2024', '1 March 2027', 'soon'].map(formatLongDay)).toEqual([
    '14 January 2024',
    '1 March 2027',
    'soon',
  ]);
  expect(inLanguage('hi', () => formatLongDay('14 January 2024'))).toBe('14 जनवरी 2024');
});
