import { expect, test } from 'vitest';
import { callerKey, createCallerReader, isLocalOrigin, isLoopback } from './caller.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', 'ipv4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'ipv6'],
  ['2001:db8::1', '2001:db8:0:0::/64', 'ipv6'],
  ['::1', '0:0:0:0::/64', 'ipv6'],
  ['fe80::', 'fe80:0:0:0::/64', 'ipv6'],
])('%s counts as %s', (address, key, family) => {
  expect(callerKey(address)).toEqual({ key, family });
});

test('only loopback addresses count as this machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1'].every((address) => isLoopback(address))).toBe(true);
  expect(['128.0.0.1', '1.127.0.0', '::2', '', '127'].some((address) => isLoopback(address))).toBe(false);
});

test('only this machine can reach a name under .localhost and a loopback address', () => {
  const local = ['http://localhost', 'http://maidan.localhost:3000', 'http://127.0.0.1:4000', 'http://[::1]:3000'];
  expect(local.every(isLocalOrigin)).toBe(true);
  const others = ['https://maidan.example', 'http://localhost.example', 'http://notlocalhost', 'http://10.0.0.1', ''];
  expect(others.some(isLocalOrigin)).toBe(false);
});

test.each([
  // Trusted proxies, the socket's peer, X-Forwarded-For, and the caller.
  [0, '203.0.113.1', undefined, '203.0.113.1'],
  [0, '127.0.0.1', '198.51.100.7', '127.0.0.1'],
  [1, '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  [1, '127.0.0.1', '192.0.2.66, 198.51.100.7', '198.51.100.7'],
  [2, '10.0.0.1', '192.0.2.66, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  [2, '10.0.0.1', '198.51.100.7', '10.0.0.1'],
  [1, '::ffff:10.0.0.1', 'nonsense', '10.0.0.1'],
])('with %i proxies, peer %s and X-Forwarded-For %j, the caller is %s [R-14]', (proxies, peer, forwarded, address) => {
  const read = createCallerReader(proxies, () => undefined);
  expect(read(peer, (name) => (name === 'x-forwarded-for' ? forwarded : undefined)).address).toBe(address);
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
  'a request with %s does not count as coming from this machine [R-14]',
  (header) => {
    const read = createCallerReader(0, () => undefined);
    expect(read('127.0.0.1', () => undefined).isLocal).toBe(true);
    expect(read('127.0.0.1', (name) => (name === header ? '127.0.0.1' : undefined)).isLocal).toBe(false);
    expect(read('203.0.113.1', () => undefined).isLocal).toBe(false);
  },
);

test('a proxy that is not configured is reported once [R-14]', () => {
  const warnings: string[] = [];
  const read = createCallerReader(1, (message) => warnings.push(message));
  const from = (forwarded: string) => read('127.0.0.1', (name) => (name === 'x-forwarded-for' ? forwarded : undefined));
  from('198.51.100.7');
  expect(warnings).toEqual([]);
  for (let count = 0; count < 3; count += 1) from('198.51.100.7, 127.0.0.1');
  expect(warnings).toEqual([expect.stringMatching(/passed 2 proxies, but only 1 .*TRUSTED_PROXIES/)]);
});
