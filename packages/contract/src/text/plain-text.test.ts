import { expect, test } from 'vitest';
import { toHtml, toLinkedHtml } from './plain-text.ts';

test.each([
  ['', ''],
  ['  \n \n', ''],
  ['One line', '<p>One line</p>'],
  ['One\ntwo\n\n\nThree', '<p>One<br />two</p><p>Three</p>'],
  ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
  ['<script>x()</script>', '<p>&lt;script&gt;x()&lt;/script&gt;</p>'],
])('%j becomes %s, with or without links', (text, html) => {
  expect([toHtml(text), toLinkedHtml(text)]).toEqual([html, html]);
});

const link = (address: string) => `<a href="${address}">${address}</a>`;

test.each([
  ['Read https://maidan.example/post/final.', `<p>Read ${link('https://maidan.example/post/final')}.</p>`],
  ['(http://a.example/?a=1&b=2)', `<p>(${link('http://a.example/?a=1&amp;b=2')})</p>`],
  ['https://a.example/\nhttps://b.example', `<p>${link('https://a.example/')}<br />${link('https://b.example')}</p>`],
  ['https://a.example/"onclick="x()', `<p>${link('https://a.example/')}&quot;onclick=&quot;x()</p>`],
  ['https://', '<p>https://</p>'],
  ['javascript:x() a.example', '<p>javascript:x() a.example</p>'],
])('web addresses become links: %j', (text, html) => {
  expect(toLinkedHtml(text)).toBe(html);
});
