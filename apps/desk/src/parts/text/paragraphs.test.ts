import { expect, test } from 'vitest';
import { toHtml, toText } from './paragraphs.ts';

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

test.each([
  ['', ''],
  ['<p>One<br />two</p><p>Three &amp; &lt;four&gt;</p>', 'One\ntwo\n\nThree & <four>'],
  ['Plain', 'Plain'],
  ['<p>A <strong>word</strong></p>', null],
  ['<h2>Heading</h2><p>Text</p>', null],
  ['<table></table>', null],
])('%j is %j as text', (html, text) => {
  expect(toText(html)).toBe(text);
});

test('what is typed comes back as it was', () => {
  const html = '<p>One<br />two</p><p>Three &amp; &lt;four&gt;</p>';
  expect(toHtml(toText(html) ?? '')).toBe(html);
});
