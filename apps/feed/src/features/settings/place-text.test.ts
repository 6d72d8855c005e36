import { expect, test } from 'vitest';
import { placeText, roundDegrees } from './place-text.ts';

test.each([
  ['Indiranagar', 'Bengaluru', 'Karnataka', 'Indiranagar, Bengaluru, Karnataka'],
  [null, 'Mysuru', 'Karnataka', 'Mysuru, Karnataka'],
  ['Delhi', 'Delhi', 'Delhi', 'Delhi'],
  [null, null, null, 'NA'],
  [' ', '', null, 'NA'],
])('%j, %j, %j is %j', (locality, city, principalSubdivision, text) => {
  expect(placeText({ locality, city, principalSubdivision })).toBe(text);
});

test('the text is no longer than the server accepts', () => {
  expect(placeText({ locality: 'x'.repeat(500), city: null, principalSubdivision: null })).toHaveLength(200);
});

test.each([
  [12.978_369_4, 12.98],
  [77.640_835_1, 77.64],
  [-0.004, -0],
  [0, 0],
])('%f is rounded to %f', (exact, rounded) => {
  expect(roundDegrees(exact)).toBe(rounded);
});
