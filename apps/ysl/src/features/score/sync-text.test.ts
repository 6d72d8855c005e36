import { expect, test } from 'vitest';
import { stripsOf, syncOf } from './sync-text.ts';

const sent = {
  isOffline: false,
  refusal: null,
  waiting: 0,
  elsewhere: [],
  held: 0,
  scorers: 1,
  isKept: true,
  status: 'open' as const,
  discarded: 0,
};
const match = { id: 1, team_1: 'Jets', team_2: 'Kings', group: '', category: '', league: '', ground: null };
const elsewhere = [{ match, waiting: 2, refusal: 'This link can no longer be used.' }];

test.each([
  ['everything has arrived', {}, 'sent', 'All sent'],
  ['there are two scorers', { scorers: 2 }, 'sent', 'All sent, 2 scorers'],
  ['a ball is on its way', { waiting: 1 }, 'busy', 'Sending'],
  ['another match has unsent balls', { elsewhere }, 'busy', 'Sending'],
  ['sent balls wait for the organiser', { held: 3 }, 'busy', '3 not counted'],
  ['there is no network', { isOffline: true, waiting: 4 }, 'away', '4 saved here'],
  ['the server refuses', { refusal: 'No.', waiting: 1 }, 'away', '1 saved here'],
])('when %s the head says so', (_, state, kind, text) => {
  expect(syncOf({ ...sent, ...state })).toEqual({ kind, text });
});

test.each([
  [{}, 'live', []],
  [{ elsewhere }, 'live', ['2 entries of Jets v Kings have not been sent yet. This link can no longer be used.']],
  [{ status: 'held' }, 'live', ['The organiser decides whether what you score now counts.']],
  [{ status: 'cancelled' }, 'live', ['The organiser has cancelled this match. What you score now does not count.']],
  [{ status: 'confirmed' }, 'break', [expect.stringContaining('has confirmed a result')]],
  [{ status: 'confirmed' }, 'finished', []],
  [{ discarded: 1 }, 'live', ['The organiser has discarded 1 of your entries. It is crossed out in the log.']],
] as const)('%o at stage %s', (state, stage, strips) => {
  expect(stripsOf({ ...sent, ...state }, stage)).toEqual(strips);
});
