import { toHtml } from '@maidan/contract/text/plain-text';
import { expect, test } from 'vitest';
import { toText } from './paragraphs.ts';

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

test('typed text survives the round trip', () => {
  const html = '<p>One<br />two</p><p>Three &amp; &lt;four&gt;</p>';
  expect(toHtml(toText(html) ?? '')).toBe(html);
});
