import type { RegistrationTeam } from '@maidan/contract/desk/league-registrations';
import { expect, test } from 'vitest';
import { byHeading, placesText } from './places-text.ts';

test.each([
  [8, 5, '5 of 8 places taken'],
  [8, 8, 'Full, 8 places'],
  [1, 1, 'Full, 1 place'],
  [8, 9, 'Full, 8 places'],
  [null, 1, '1 person'],
  [null, 1204, '1,204 people'],
])('%s places with %i people read as %j', (places, taken, text) => {
  expect(placesText({ places, taken })).toBe(text);
});

test('teams stay in their order under the heading that comes first', () => {
  const team = (id: number, heading: string): RegistrationTeam => ({ id, heading, name: '', places: null, taken: 0 });
  const [a, b, c] = [team(1, 'Under 17'), team(2, 'Open'), team(3, 'Under 17')];
  expect(byHeading([a, b, c])).toEqual([
    ['Under 17', [a, c]],
    ['Open', [b]],
  ]);
});
