import { forbiddenIn } from '@maidan/ui/html/hostile/forbidden-nodes';
import { generatedVectors } from '@maidan/ui/html/hostile/generated';
import { shapes } from '@maidan/ui/html/hostile/shapes';
import { vectors } from '@maidan/ui/html/hostile/vectors';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { sanitiseForDocument } from './sanitise-for-document.server.ts';

test.each([
  ['<p>Two <b>goals</b> &amp; a save</p>', '<p>Two <b>goals</b> &amp; a save</p>'],
  ['<p lang="kn" dir="ltr">ಮೈದಾನ</p>', '<p lang="kn" dir="ltr">ಮೈದಾನ</p>'],
  ['<p class="a" id="b" style="position:fixed" onclick="x()" data-c="d">words</p>', '<p>words</p>'],
  ['before<script>alert(1)</script>after', 'beforeafter'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">here', 'here'],
  ['<base href="https://evil.example"><iframe src="https://evil.example"></iframe>here', 'here'],
  ['<form action="https://evil.example"><input name="phone"></form>here', 'here'],
  ['<svg><script>alert(1)</script></svg><math><mi>x</mi></math>here', 'here'],
  [
    '<img src="https://img.example/a.webp" onerror="alert(1)">',
    '<img alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" src="https://img.example/a.webp" />',
  ],
  ['<img src="http://img.example/a.png">here', 'here'],
  ['<a href="javascript:alert(1)">here</a>', '<a>here</a>'],
  [
    '<a href="//evil.example">here</a>',
    '<a href="https://evil.example/" target="_blank" rel="noopener noreferrer ugc">here</a>',
  ],
  ['<a href="/tag/skate">here</a>', '<a href="/tag/skate">here</a>'],
  ['<p>never closed <b>at all', '<p>never closed <b>at all</b></p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
])('%j', (html, expected) => {
  const printed = sanitiseForDocument(html);
  expect(printed).toBe(expected);
  expect(sanitiseForDocument(printed)).toBe(printed);
});

test('a second pass changes nothing, however paragraphs, links and attacks are nested [H-2 H-12]', () => {
  const nested = [
    '<p>a<p>b',
    '<p><p><p>a</p>b',
    '<a href="/x"><a href="/y">a</a>b</a>',
    '<p><a href="/x"><p>a</a></p>',
  ];
  for (const html of [...nested, ...shapes(3000), ...vectors]) {
    const printed = sanitiseForDocument(html);
    expect([html, sanitiseForDocument(printed)]).toEqual([html, printed]);
  }
});

test('parsed as browsers parse, the result has nothing that is not allowed [H-2]', () => {
  for (const html of [...shapes(2000), ...vectors, ...generatedVectors()]) {
    const forbidden = elementsIn(parseFragment(sanitiseForDocument(html))).flatMap((element) =>
      forbiddenIn(element.tagName, element.namespaceURI, element.attrs),
    );
    expect([html, forbidden]).toEqual([html, []]);
  }
});

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}
