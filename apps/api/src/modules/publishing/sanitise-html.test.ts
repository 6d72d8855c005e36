import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseHtml, sanitiseLinkedHtml } from './sanitise-html.service.ts';

describe('allowed markup is kept', () => {
  test.each([
    '<p>One <strong>two</strong> <em>three</em></p>',
    '<h3>Head</h3><ul><li>a</li><li>b</li></ul>',
    '<p>₹400 &amp; more &lt;3</p>',
    '<a href="/tag/hoops">hoops</a>',
    '<a href="/search?q=a&amp;b=1#x">search</a>',
    '<a href="https://example.org/" target="_blank" rel="noopener noreferrer ugc">out</a>',
    '<a href="mailto:a@example.org" target="_blank" rel="noopener noreferrer ugc">mail</a>',
  ])('%s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });
});

// Otherwise opening a text and saving it again would count as a change.
describe("HTML from the desk's editor is returned unchanged", () => {
  const out = 'target="_blank" rel="noopener noreferrer ugc"';
  test.each([
    '<h2>Trials</h2><h3>Under 17</h3><h4>Keepers</h4><p>On <strong>Sunday</strong> <em>early</em><br />at six</p>',
    '<ul><li>Shoes<ul><li>with studs</li></ul></li><li>Water</li></ul><ol><li>Sign</li></ol>',
    '<blockquote><p>See <a href="/tag/play">this</a></p></blockquote><hr /><p><u>a</u> <s>b</s> <code>c</code></p>',
    `<p><a href="https://maidan.example/kit" ${out}>Kit</a> <a href="tel:+919876543210" ${out}>Call</a></p>`,
  ])('%s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });
});

describe('active content is removed', () => {
  test.each([
    ['<script>alert(1)</script>ok', 'ok'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['<image src="https://elsewhere.example/a.png">ok', 'ok'],
    ['<svg onload=alert(1)><a href="#"></a></svg>ok', 'ok'],
    ['<p style="position:fixed" class="x" id="y" data-z="1" name="w">t</p>', '<p>t</p>'],
    ['<iframe src="https://evil.example"></iframe>ok', 'ok'],
    ['<form action="/x"><input name="q"><button>b</button></form>', 'b'],
    [
      '<base href="https://evil.example/"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">t',
      't',
    ],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" &#1;javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="https:evil.example">a</a>', '<a href="/evil.example">a</a>'],
    ['<a href="https://user:pass@evil.example">a</a>', '<a>a</a>'],
    ['<math><mtext></mtext><style><img src=x onerror=alert(1)></style></math>ok', 'ok'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<!--[if IE]><script>alert(1)</script><![endif]-->ok', 'ok'],
  ])('%s', (html, expected) => {
    expect(sanitiseHtml(html)).toBe(expected);
  });

  test.each(['//evil.example/x', '\\\\evil.example/x', '/\\evil.example'])(
    'a link to %s is written as the address where a browser would go',
    (href) => {
      expect(sanitiseHtml(`<a href="${href}">a</a>`)).toMatch(
        /^<a href="https:\/\/evil\.example\/x?" target="_blank" rel/,
      );
    },
  );
});

describe('a bare address becomes a link', () => {
  const link = (address: string, href = address) =>
    `<a href="${href}" target="_blank" rel="noopener noreferrer ugc">${address}</a>`;
  test.each([
    ['<p>At www.example.org/p।</p>', `<p>At ${link('www.example.org/p', 'https://www.example.org/p')}।</p>`],
    ['(https://example.org/a_(b))', `(${link('https://example.org/a_(b)')})`],
    ['<b>https://example.org/?a=1&amp;b=2</b>...', `<b>${link('https://example.org/?a=1&amp;b=2')}</b>...`],
    ['&lt;https://example.org/x&gt; &amp; more', `&lt;${link('https://example.org/x')}&gt; &amp; more`],
    [
      '<a href="/tag/x">https://example.org/ <i>https://example.org/</i></a> https://example.org/y',
      `<a href="/tag/x">https://example.org/ <i>https://example.org/</i></a> ${link('https://example.org/y')}`,
    ],
    ['<code>https://example.org/</code>', '<code>https://example.org/</code>'],
  ])('%s', (html, expected) => {
    expect(sanitiseLinkedHtml(html)).toBe(expected);
    expect(sanitiseLinkedHtml(expected)).toBe(expected);
  });
});

test('sanitising again changes nothing, whatever the input', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '=',
    '/',
    '<p>',
    '</p>',
    '<a href="',
    '<img src=',
    'javascript:',
    'https://a.example',
    '\\',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<svg>',
    '<style>',
    '</style>',
    'onerror=',
    ' ',
    '\n',
    '\t',
    '&lt;',
    '&#x3c;',
    '<textarea>',
    '<table><tr><td>',
    '<ul><li>',
    'x',
    '\u2028',
    '<noscript>',
    '</noscript>',
    '<template>',
    '<br>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const once = sanitiseHtml(pieces.join(''));
      expect(sanitiseHtml(once)).toBe(once);
      expect(once).not.toMatch(/<(?:script|svg|style|iframe|form|input|math|object|base|meta)|<[^>]*\son\w+=/i);
    }),
    { numRuns: 1000 },
  );
});
