import { expect, test } from 'vitest';
import { callerKey, isLoopback } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', 4],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 6],
  ['2001:db8::1', '2001:db8:0:0::/64', 6],
  ['::1', '0:0:0:0::/64', 6],
  ['fe80::', 'fe80:0:0:0::/64', 6],
])('%s counts as %s', (address, key, family) => {
  expect(callerKey(address)).toEqual({ key, family });
});

test('only this machine is this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1'].every((address) => isLoopback(address))).toBe(true);
  expect(['128.0.0.1', '1.127.0.0', '::2', '', '127'].some((address) => isLoopback(address))).toBe(false);
});
