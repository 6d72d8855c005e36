import { expect, test } from 'vitest';
import {
  changesBetween,
  changesCalendars,
  changesPlace,
  hasValues,
  readValues,
  versionOf,
} from './fixture-state.service.ts';

const planned = {
  group: 'Group A',
  source_1: null,
  source_2: null,
  group_id: 1,
  status: 'scheduled',
  day: '2026-11-28',
  time: '16:30',
  ground: null,
  team_1: 'Jets',
  team_1_id: 4,
  slot_1: null,
  team_2: 'Kings',
  team_2_id: 5,
  slot_2: null,
  moved_from_day: null,
  moved_from_time: null,
  score_1: null,
  score_2: null,
  balls_1: null,
  balls_2: null,
  all_out_1: 0,
  all_out_2: 0,
  batted_first: null,
  wickets_1: null,
  wickets_2: null,
  match_balls: null,
  target: null,
  winner: null,
  decided_by: null,
} as const;
const played = { ...planned, status: 'played', score_1: 24, score_2: 0, batted_first: 2 } as const;

test('the logged state of a change restores the state before it', () => {
  const changes = changesBetween(planned, played);
  expect(changes).toEqual({
    before: { status: 'scheduled', score_1: null, score_2: null, batted_first: null },
    after: { status: 'played', score_1: '24', score_2: '0', batted_first: '2' },
  });
  expect(hasValues(played, changes?.after ?? {})).toBe(true);
  expect(hasValues({ ...played, score_2: 1 }, changes?.after ?? {})).toBe(false);
  expect({ ...played, ...readValues(changes?.before ?? {}) }).toEqual(planned);
  expect({ ...planned, ...readValues(changes?.after ?? {}) }).toEqual(played);
  expect(changesBetween(played, { ...played })).toBeNull();
});

test('a change of teams and group is logged with their names, and still applies after a rename', () => {
  const corrected = {
    ...planned,
    group: 'Group B',
    group_id: 2,
    team_2: 'Winner A',
    team_2_id: null,
    slot_2: 'Winner A',
  };
  const changes = changesBetween(planned, corrected);
  expect(changes?.before).toEqual({
    group: 'Group A',
    group_id: '1',
    team_2: 'Kings',
    team_2_id: '5',
    slot_2: null,
  });
  expect(hasValues({ ...corrected, team_1_id: 4 }, changes?.after ?? {})).toBe(true);
  expect(readValues(changes?.before ?? {})).toEqual({ group_id: 1, team_2_id: 5, slot_2: null });
  expect([changesPlace(changes?.before ?? {}), changesPlace({ day: '2026-11-28' })]).toEqual([true, false]);
});

test('a version depends on the state of the fixture and the number of its calendar updates', () => {
  const version = versionOf({ ...planned, sequence: 0 });
  expect(versionOf({ ...planned, sequence: 0 })).toBe(version);
  expect(versionOf({ ...played, sequence: 0 })).not.toBe(version);
  expect(versionOf({ ...planned, sequence: 2 })).not.toBe(version);
});

test.each([
  [{ status: 'scheduled', score_1: null }, { status: 'played', score_1: '1' }, false],
  [{ status: 'scheduled' }, { status: 'cancelled' }, true],
  [{ status: 'cancelled' }, { status: 'scheduled' }, true],
  [{ time: '16:30' }, { time: '17:00' }, true],
])('calendars follow from %j to %j: %s', (before, after, follows) => {
  expect(changesCalendars(before, after)).toBe(follows);
});
