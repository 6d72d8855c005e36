import { describe, expect, test } from 'vitest';
import { isWholePhone, maskedPhone, incompletePhoneMessage, wrongFirstDigitMessage } from './phone-text.ts';
import { formatWaitClock, formatWait } from './wait-text.ts';

test.each([
  ['', false, null],
  ['9', false, 'That number is 9 digits short. Indian mobile numbers have ten.'],
  ['98450123', false, 'That number is two digits short. Indian mobile numbers have ten.'],
  ['984501236', false, 'That number is one digit short. Indian mobile numbers have ten.'],
  ['9845012367', true, null],
  ['98450123678', false, null],
  ['984501236x', false, null],
])('the number %j is complete: %s', (phone, whole, text) => {
  expect(isWholePhone(phone)).toBe(whole);
  expect(incompletePhoneMessage(phone)).toBe(text);
});

test.each([
  ['1234567890', 'Indian mobile numbers begin with 6, 7, 8 or 9, not 1.'],
  ['123456789', null],
  ['6845012367', null],
])('the first digit of %j: %s', (phone, text) => {
  expect(wrongFirstDigitMessage(phone)).toBe(text);
});

test.each([
  ['9845012210', '98•••\u00a0••210'],
  ['98450', '98450'],
  ['', ''],
])('%j masked is %j', (phone, masked) => {
  expect(maskedPhone(phone)).toBe(masked);
});

describe('waits', () => {
  test.each([
    [0, '0:00', '0 seconds'],
    [-5, '0:00', '0 seconds'],
    [1, '0:01', '1 second'],
    [18_000, '0:18', '18 seconds'],
    [89_001, '1:30', '2 minutes'],
    [750_000, '12:30', '13 minutes'],
    [3_605_000, '1:00:05', '61 minutes'],
  ])('%i ms', (ms, clock, text) => {
    expect([formatWaitClock(ms), formatWait(ms)]).toEqual([clock, text]);
  });
});
