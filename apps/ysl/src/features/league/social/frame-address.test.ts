import { expect, test } from 'vitest';
import { frameAddress, sandboxOf } from './frame-address.ts';

const own = 'https://ysl.maidan.example';
const frameOrigins = ['https://www.instagram.com', 'https://social.example:8443'];

test.each([
  ['/api/ysl/social/cup', `${own}/api/ysl/social/cup`],
  [`${own}/api/ysl/social/cup`, `${own}/api/ysl/social/cup`],
  ['https://www.instagram.com/ysl/embed', 'https://www.instagram.com/ysl/embed'],
  ['http://www.instagram.com/ysl/embed', null],
  ['https://social.example:8443/cup?x=1', 'https://social.example:8443/cup?x=1'],
  ['https://social.example/cup', null],
  ['https://www.instagram.com.evil.example/', null],
  ['https://instagram.com@evil.example/', null],
  ['//evil.example/page', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['/myaccount', null],
  ['https://[', null],
  [null, null],
])('%s is framed as %s', (url, address) => {
  expect(frameAddress(url, { origin: own, frameOrigins })).toBe(address);
});

test('our own page may run no scripts, another host only what it needs [E-7]', () => {
  expect(sandboxOf(`${own}/api/ysl/social/cup`, own)).not.toContain('allow-s');
  expect(sandboxOf('https://player.vimeo.com/video/1', own)).toContain('allow-scripts');
});
