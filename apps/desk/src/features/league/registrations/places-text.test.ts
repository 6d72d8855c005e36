import type { RegistrationTeam } from '@maidan/contract/desk/league/league-registrations';
import { expect, test } from 'vitest';
import { byHeading, placesText, timesNote } from './places-text.ts';

test.each([
  [8, 5, 0, '5 of 8 places taken'],
  [8, 8, 0, 'Full, 8 places'],
  [1, 1, 0, 'Full, 1 place'],
  [8, 9, 1204, 'Full, 8 places, 1,204 waiting'],
  [null, 1, 0, '1 person'],
  [null, 1204, 0, '1,204 people'],
])('%s places with %i people and %i who wait read as %j', (places, taken, waiting, text) => {
  expect(placesText({ places, taken, waiting })).toBe(text);
});

const NOON = Date.parse('2026-11-20T12:00:00+05:30');
const [EARLIER, LATER, LAST] = ['2026-11-20T09:00:00+05:30', '2026-11-20T13:00:00+05:30', '2026-11-20T18:00:00+05:30'];
test.each([
  [null, null, /^$/],
  [EARLIER, null, /^$/],
  [LATER, LAST, /^opens (today|tomorrow|\d).*13:00/],
  [EARLIER, LAST, /^closes (today|tomorrow|\d).*18:00/],
  [null, '2026-12-06T00:00:00+05:30', /^closes at the end of 5 December 2026$/],
  [null, '2026-11-21T00:00:00+05:30', /^closes at the end of today$/],
  [null, EARLIER, /^closed .*09:00/],
  [LATER, EARLIER, /^closed .*09:00/],
])('a registration that opens at %s and closes at %s', (opens_at, closes_at, text) => {
  expect(timesNote({ opens_at, closes_at }, NOON) ?? '').toMatch(text);
});

test('teams keep their order, and headings come in the order of their first team', () => {
  const team = (id: number, heading: string): RegistrationTeam => ({
    id,
    heading,
    name: '',
    places: null,
    taken: 0,
    waiting: 0,
  });
  const [a, b, c] = [team(1, 'Under 17'), team(2, 'Open'), team(3, 'Under 17')];
  expect(byHeading([a, b, c])).toEqual([
    ['Under 17', [a, c]],
    ['Open', [b]],
  ]);
});
