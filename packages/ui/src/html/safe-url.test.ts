import { describe, expect, test } from 'vitest';
import { safeImageUrl, safeUrl } from './safe-url.ts';

describe('links [H-3]', () => {
  test.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c', true],
    ['http://example.org', 'http://example.org/', true],
    [' HTTPS://EXAMPLE.ORG/A ', 'https://example.org/A', true],
    ['//example.org/x', 'https://example.org/x', true],
    ['\\\\example.org\\x', 'https://example.org/x', true],
    ['/\\example.org', 'https://example.org/', true],
    ['/\t/example.org', 'https://example.org/', true],
    ['mailto:a@example.org', 'mailto:a@example.org', false],
    ['tel:+918000000000', 'tel:+918000000000', false],
    ['/tag/gully?x=1#top', '/tag/gully?x=1#top', false],
    ['tag/gully', '/tag/gully', false],
    ['/a/../../b', '/b', false],
    ['/.//example.org', '/example.org', false],
    ['https://maidan.test/post/a', '/post/a', false],
    ['https://maidan.test//example.org', '/example.org', false],
    ['https://maidan.test.example.org/', 'https://maidan.test.example.org/', true],
    ['http://maidan.test/', 'http://maidan.test/', true],
  ])('%j leads to %j', (given, href, external) => {
    expect(safeUrl(given, 'https://maidan.test')).toEqual({ href, external });
  });

  test.each([
    undefined,
    null,
    '',
    ' ',
    'null',
    ' null ',
    '#top',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript\t://%0aalert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://maidan.test/x',
    'blob:https://self.invalid/x',
    'filesystem:https://maidan.test/x',
    'https://maidan.test@example.org/',
    'https://user:pass@example.org/',
    '//user@example.org',
    'intent://x#Intent;end',
    'sms:123',
    'whatsapp://send',
    'ws://example.org',
    'https://',
    'http://[::1',
    'about:blank',
  ])('%j leads nowhere', (given) => {
    expect(safeUrl(given, 'https://maidan.test')).toBeUndefined();
  });

  test('a checked URL passes again unchanged', () => {
    for (const given of ['/.//a', '//example.org/\\x', 'tag/x y', 'https://example.org/%0a']) {
      const once = safeUrl(given);
      expect(safeUrl(once?.href)).toEqual(once);
    }
  });
});

describe('pictures', () => {
  test('load only over https', () => {
    expect(safeImageUrl('https://img.example.org/a.webp')).toBe('https://img.example.org/a.webp');
    for (const given of [
      'http://example.org/a.png',
      '/api/viewcount/1',
      'data:image/svg+xml,x',
      'javascript:1',
      '',
      null,
    ]) {
      expect(safeImageUrl(given)).toBeUndefined();
    }
  });
});
