import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSeals } from './seals.ts';

const newBrowser = (auth: string) => ({
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: auth.repeat(22),
});

test('each prepared seal is used once: no two messages share a key', () => {
  const seals = createSeals();
  const browser = newBrowser('A');
  expect([seals.prepare(browser), seals.prepare(browser)]).toEqual([true, false]);
  const [first, second, third] = [seals.take(browser), seals.take(browser), seals.take(browser)];
  expect(new Set([first, second, third].map(({ key }) => key.toString('hex'))).size).toBe(3);
  expect(new Set([first, second, third].map(({ head }) => head.toString('hex'))).size).toBe(3);
  expect(seals.prepare(browser)).toBe(true);
});

test('a browser with a different secret gets a new seal', () => {
  const seals = createSeals();
  const browser = newBrowser('A');
  seals.prepare(browser);
  expect(seals.prepare({ ...browser, auth: 'B'.repeat(22) })).toBe(true);
});

test('the memory for seals is limited, and the oldest goes first', () => {
  const seals = createSeals(2);
  const [first, second, third] = [newBrowser('A'), newBrowser('B'), newBrowser('C')];
  for (const browser of [first, second, third]) seals.prepare(browser);
  expect([seals.prepare(third), seals.prepare(second), seals.prepare(first)]).toEqual([false, false, true]);
});

test('a key that is not a point on the curve is not prepared, and sends nothing', () => {
  const seals = createSeals();
  const broken = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  expect(seals.prepare(broken)).toBe(false);
  expect(() => seals.take(broken)).toThrow('Public key is not valid');
});
