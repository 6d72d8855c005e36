import { expect, test } from 'vitest';
import { phoneDigits } from './phone-digits.ts';

test.each([
  ['9845012367', '9845012367'],
  ['98450 12367', '9845012367'],
  ['+91 98450-12367', '9845012367'],
  ['+91', ''],
  ['+919', '9'],
  ['09845012367', '9845012367'],
  ['00919845012367', '9845012367'],
  ['919845012367', '9845012367'],
  ['9198450123', '9198450123'],
  ['91984501236', '984501236'],
  ['91234567891', '9123456789'],
  ['98450123678899', '9845012367'],
  ['98450 123', '98450123'],
  ['abc', ''],
  ['', ''],
])('%j becomes %j [5.2]', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

test('a number typed key by key with +91 has the same digits', () => {
  const field = [...'+919845012367'].reduce((held, key) => phoneDigits(held + key), '');
  expect(field).toBe('9845012367');
});
