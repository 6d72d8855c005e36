import { expect, test } from 'vitest';
import { toHtml } from './to-content.ts';

test.each([
  ['', ''],
  ['  \n \n', ''],
  ['One line', '<p>One line</p>'],
  ['One\ntwo\n\n\nThree', '<p>One<br />two</p><p>Three</p>'],
  ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  ['<script>x()</script>', '<p>&lt;script&gt;x()&lt;/script&gt;</p>'],
])('%j is %s', (text, html) => {
  expect(toHtml(text)).toBe(html);
});
