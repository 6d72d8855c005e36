import { expect, test } from 'vitest';
import { userIdLabel } from './user-id-label.ts';

test.each([
  [0, 'MDN000'],
  [7, 'MDN007'],
  [42, 'MDN042'],
  [999, 'MDN999'],
  [1000, 'MDN1000'],
  [1_234_567, 'MDN1234567'],
  ['u-9', 'MDNu-9'],
])('%s is %s', (id, label) => {
  expect(userIdLabel('MDN', id)).toBe(label);
});
