import { expect, test } from 'vitest';
import { hideCode, isCode, newCode } from './otp-code.ts';

const pepper = 'a pepper of at least 32 characters';

test('in a million codes every digit is equally likely in every position [O-1]', () => {
  const DRAWS = 1_000_000;
  const counts = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0));
  for (let draw = 0; draw < DRAWS; draw += 1) {
    for (const [place, digit] of [...newCode()].entries()) {
      const ofPlace = counts[place];
      if (ofPlace) ofPlace[Number(digit)] = (ofPlace[Number(digit)] ?? 0) + 1;
    }
  }
  const expected = DRAWS / 10;
  const chiSquares = counts.map((ofPlace) => ofPlace.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0));
  // 9 degrees of freedom: a fair source exceeds 39 in one of 90,000 tries.
  for (const chiSquare of chiSquares) expect(chiSquare).toBeLessThan(39);
});

test('a code matches only its own phone, purpose and pepper, compared as text [O-1 O-2 O-3]', () => {
  const stored = hideCode(pepper, '9876543210', 'login', '012345');
  expect(isCode(pepper, stored, '9876543210', 'login', '012345')).toBe(true);
  expect(isCode(pepper, stored, '9876543210', 'login', '12345')).toBe(false);
  expect(isCode(pepper, stored, '9876543211', 'login', '012345')).toBe(false);
  expect(isCode(pepper, stored, '9876543210', 'change-phone', '012345')).toBe(false);
  expect(isCode(`${pepper}!`, stored, '9876543210', 'login', '012345')).toBe(false);
});

test('the stored value does not contain the code, and equal codes are stored differently [O-2]', () => {
  const [first, second] = [
    hideCode(pepper, '9876543210', 'login', '424242'),
    hideCode(pepper, '9876543210', 'login', '424242'),
  ];
  expect(JSON.stringify(first)).not.toContain('424242');
  expect(first.mac).not.toBe(second.mac);
});
