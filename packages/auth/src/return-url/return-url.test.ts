import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkReturnUrl } from './return-url.ts';

const OWN = 'https://maidan.example';

describe('refused', () => {
  test.each([
    '',
    'null',
    ' ',
    'about',
    './about',
    '../about',
    '?next=/about',
    '#top',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://maidan.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://maidan.example/0a',
    'filesystem:https://maidan.example/a',
    'file:///etc/passwd',
    'about:blank',
    'view-source:https://maidan.example',
    'intent://evil.example#Intent;end',
    'mailto:a@b.example',
    'tel:100',
    'ftp://evil.example/',
    'ws://evil.example/',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/\u00a0/evil.example',
    '/\u3000/evil.example',
    '/\u200b/evil.example',
    '/\u202emoc.live',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:evil.example',
    'https:\\\\evil.example',
    'https://',
    'https:///evil.example',
    'https://?evil.example',
    'https://maidan.example@evil.example/',
    'https://maidan.example:x@evil.example/',
    'https://user:password@maidan.example/',
    'https://@evil.example\\@maidan.example/',
    'https://evil.example\\.maidan.example/',
    'https://evil.example:99999/',
    'https://[::1',
    'https://maidan.example\u0000.evil.example/',
    `/${'a'.repeat(2000)}`,
  ])('%j', (value) => {
    expect(checkReturnUrl(value, OWN)).toBeNull();
  });
});

describe('opened', () => {
  test.each([
    ['/', '/', false],
    ['/post/rooftop-jam?from=home#comments', '/post/rooftop-jam?from=home#comments', false],
    ['/a/../b', '/b', false],
    ['/%2f%2fevil.example', '/%2f%2fevil.example', false],
    ['/@evil.example', '/@evil.example', false],
    ['/javascript:alert(1)', '/javascript:alert(1)', false],
    ['https://maidan.example/settings', '/settings', false],
    ['HTTPS://MAIDAN.EXAMPLE/settings', '/settings', false],
    ['https://maidan.example:443/settings', '/settings', false],
    ['http://maidan.example/settings', 'http://maidan.example/settings', true],
    ['https://ysl.maidan.example/event/4', 'https://ysl.maidan.example/event/4', true],
    ['https://maidan.example.evil.example/', 'https://maidan.example.evil.example/', true],
    ['https://shop.example/shoes?size=9', 'https://shop.example/shoes?size=9', true],
    ['HTTP://Shop.Example', 'http://shop.example/', true],
  ])('%j as %j', (value, href, external) => {
    expect(checkReturnUrl(value, OWN)).toEqual({ href, external });
  });
});

test('any input opens only http or https addresses, on the host that was checked [E-1]', { timeout: 30_000 }, () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '@',
    '.',
    'https',
    'javascript',
    'evil.example',
    'maidan.example',
    '\t',
  );
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(piece).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(hostile, (value) => {
      const found = checkReturnUrl(value, OWN);
      if (found === null) return;
      const opened = new URL(found.href, `${OWN}/any/page`);
      expect(['http:', 'https:']).toContain(opened.protocol);
      expect(opened.origin !== OWN).toBe(found.external);
      expect(opened.username + opened.password).toBe('');
      expect(opened.host).toBe(new URL(value, OWN).host);
    }),
    { numRuns: 2000 },
  );
});
