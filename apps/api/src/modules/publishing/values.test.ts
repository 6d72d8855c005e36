import { expect, test } from 'vitest';
import { html, link, media } from './values.service.ts';

test.each([
  '/',
  '/post/rooftop-jam?from=home#comments',
  '/tag/ಮೈದಾನ',
  '/a//b',
  '/@evil.example',
  '/javascript:alert(1)',
  'https://shop.example/shoes?size=9',
  'http://shop.example',
])('%j is a link that people may tap', (value) => {
  expect(link.safeParse(value).data).toBe(value);
});

test.each([
  '',
  'about',
  '#top',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\t\\evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/post/a\tb',
  '/post/a\u0000',
  'https://user:password@evil.example/',
  'javascript:alert(1)',
  'data:text/html,a',
])('%j is refused as a link', (value) => {
  expect(link.safeParse(value).error?.issues[0]?.message).toBe(
    'must start with https:// (or with / for a page of the site)',
  );
});

test.each(['https://elsewhere.example/a.webp', '//elsewhere.example/a.webp', 'http://a.example/x.png', '/x.png'])(
  '%s is not a file, and its host would learn who reads what [P-1]',
  (value) => {
    expect(media.safeParse(value).error?.issues[0]?.message).toMatch(/^must be a file of the pack/);
  },
);

test.each([
  '<img src="https://a.example/x.png">',
  '<p><IMG/src=x></p>',
  '<image href=x>',
  '<picture><source></picture>',
])('HTML with %s is refused rather than published without it [P-1]', (value) => {
  expect(html.safeParse(value).error?.issues[0]?.message).toMatch(/^contains a picture/);
});
