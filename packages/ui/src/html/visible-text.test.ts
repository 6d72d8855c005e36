import { describe, expect, test } from 'vitest';
import { visibleLength, visibleText } from './visible-text.ts';

describe('visible text', () => {
  test.each([
    ['', ''],
    ['plain words', 'plain words'],
    ['<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['one<br>two', 'one two'],
    ['half<b>bold</b>half', 'halfboldhalf'],
    ['<a href="/x?a>b" title=\'<b>\'>link</a>', 'link'],
    ['Fish &amp; chips&nbsp;&#8377;99 &#x20B9;', 'Fish & chips ₹99 ₹'],
    ['&unknown; &toString; &constructor;', '&unknown; &toString; &constructor;'],
    ['&#0; &#xD800; &#x110000;', '\ufffd \ufffd \ufffd'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['before<script>if (a < b) run()</script>after', 'beforeafter'],
    ['before<style>p{}</style ><!-- no -->after', 'beforeafter'],
    ['open <!-- for ever', 'open'],
    ['open <script> for ever', 'open'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['<P CLASS=x>Loud</P>', 'Loud'],
    ['  many \n\t spaces  ', 'many spaces'],
  ])('the visible text of %j is %j', (html, text) => {
    expect(visibleText(html)).toBe(text);
  });

  test('counts whole characters without markup [H-4]', () => {
    expect(visibleLength(`<p class="${'x'.repeat(500)}">🏏🏏</p>`)).toBe(2);
    expect(visibleLength('&amp;'.repeat(100))).toBe(100);
  });

  test.each(['<a ', '<!', '<a "', '<script>', '&#', '</p', '<!--'])(
    '%j repeated a hundred thousand times takes linear time',
    (part) => {
      const started = performance.now();
      visibleText(part.repeat(100_000));
      // Quadratic time would take minutes.
      expect(performance.now() - started).toBeLessThan(20_000);
    },
  );
});
