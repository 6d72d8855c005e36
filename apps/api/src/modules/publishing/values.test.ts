import { expect, test } from 'vitest';
import { link } from './values.service.ts';

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
