import { expect, test } from 'vitest';
import { htmlOf, isPlain, textOf } from './introduction.ts';

test.each(['', 'By Thursday', 'One\nline\n\nTwo & <three> "four"', 'a &lt; b'])('%j comes back as it was', (text) => {
  const html = htmlOf(text);
  expect(isPlain(html)).toBe(true);
  expect(textOf(html)).toBe(text);
});

test.each(['<p>See <a href="/x">this</a></p>', '<ul><li>One</li></ul>', '<h2>When</h2>'])('%s is more', (html) => {
  expect(isPlain(html)).toBe(false);
});
