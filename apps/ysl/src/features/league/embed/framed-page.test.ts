import { expect, test } from 'vitest';
import { readFrameTheme } from './framed-page.ts';

test.each([
  ['', undefined],
  ['?theme=dark', 'dark'],
  ['?category=6&theme=light', 'light'],
  ['?theme=system', undefined],
  ['?theme=%22%3E', undefined],
])('%s: %s', (search, theme) => {
  expect(readFrameTheme(search)).toBe(theme);
});
