import { expect, test } from 'vitest';
import { missingText } from './missing-text.ts';

test.each([
  ['', '', '', 'Enter a subject, a location and a message first.'],
  ['Turf', '', '', 'Enter a location and a message first.'],
  ['Turf', 'Hebbal', '', 'Enter a message first.'],
  ['', 'Hebbal', 'Hello', 'Enter a subject first.'],
  ['Turf', 'Hebbal', 'Hello', undefined],
])('%j, %j, %j: %j', (name, location, message, expected) => {
  expect(missingText({ name, location, message })).toBe(expected);
});
