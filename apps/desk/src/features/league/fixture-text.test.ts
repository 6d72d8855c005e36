import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { describe, expect, test } from 'vitest';
import { played, planned } from '../../testing/league-samples.ts';
import {
  changeText,
  endText,
  inningsText,
  loser,
  nightNote,
  spokenWhen,
  stateText,
  timeProblem,
  whenText,
} from './fixture-text.ts';

describe('texts of a match', () => {
  test.each([
    ['2026-11-28', '16:30', 'Saturday 28 November, 16:30'],
    ['2026-11-28', null, 'Saturday 28 November'],
    [null, null, ''],
  ])('%s at %s is %s', (date, time, text) => {
    expect(whenText(date, time)).toBe(text);
  });

  test.each([
    ['2026-11-28', '16:30', 'Saturday 28 November 2026, 16:30'],
    ['2026-11-28', '04:30', 'Saturday 28 November 2026, 04:30'],
    ['2026-11-28', '', 'Saturday 28 November 2026'],
    ['', '00:05', '00:05'],
    ['', '', ''],
  ])('%j at %j is read back as %j', (date, time, text) => {
    expect(spokenWhen(date, time)).toBe(text);
  });

  test('an unreadable time is refused, and a time at night is questioned', () => {
    const problem = 'Enter a time such as 4:30 pm or 16:30.';
    expect(['4.30 pm', '', ' ', '4', '25:00'].map(timeProblem)).toEqual([
      undefined,
      undefined,
      undefined,
      problem,
      problem,
    ]);
    const note = 'For the afternoon, add pm';
    expect(['4:30', '4:30 am', '4:30 pm', '06:00', ''].map(nightNote)).toEqual([note, null, null, null, null]);
  });

  test('an innings shows its overs and how it ended', () => {
    expect([inningsText(played, 1), inningsText(played, 2), inningsText(planned, 1)]).toEqual([
      '6 overs, 1 wicket',
      '5.3 overs, all out',
      '',
    ]);
    expect(inningsText({ ...played, overs_1: null }, 1)).toBe('');
  });

  test.each<[Partial<DeskFixture>, string | null, 1 | 2 | null]>([
    [{}, null, 2],
    [{ status: 'walkover', result_1: null, result_2: null, winner: 1 }, 'Walkover: Lane 14', 2],
    [{ result_2: '48' }, 'A tie', null],
    [{ result_2: '48', category: { ...played.category, overs: null } }, 'A draw', null],
    [{ result_2: '48', winner: 1, decided_by: 'super_over' }, 'A tie. Lane 14 won after a super over', 2],
    [{ target: 30, match_overs: '5' }, 'Rajarajeshwari Nagar Strikers won. The target was 30 off 5 overs', 1],
    [{ match_overs: '5' }, '5 overs a side', 2],
    [{ match_overs: '1' }, '1 over a side', 2],
  ])('a match with %j ended so: %s', (more, text, lost) => {
    expect([endText({ ...played, ...more }), loser({ ...played, ...more })]).toEqual([text, lost]);
  });

  test('a match without a score shows its outcome', () => {
    expect([stateText(planned), stateText(played)]).toEqual([null, null]);
    expect(stateText({ ...planned, status: 'cancelled' })).toBe('Cancelled');
    expect(stateText({ ...planned, status: 'no_result' })).toBe('No result');
    expect(stateText({ ...planned, moved_from_date: '2026-11-27', moved_from_time: '07:00' })).toBe(
      'Moved from Friday 27 November, 07:00',
    );
  });

  test('the loser is determined by the numbers, not by their text', () => {
    expect(loser(played)).toBe(2);
    expect(loser({ ...played, result_1: '9', result_2: '10' })).toBe(1);
    expect([loser({ ...played, result_1: '31' }), loser(planned)]).toEqual([null, null]);
  });

  test('a change names its author, even for an unknown kind of change', () => {
    expect(changeText('fixture.moved', 'Farhan')).toBe('Farhan moved the match');
    expect(changeText('fixture.decided', 'Farhan')).toBe('Farhan recorded who goes through');
    expect(changeText('fixture.decision-taken-back', 'You')).toBe('You cleared who goes through');
    expect(changeText('fixture.abandoned', 'You')).toBe('You changed the match');
  });
});
