import { expect, test } from 'vitest';
import { findResultProblem, resultProblemText, type ScorerResult } from './fixture-result.ts';

const open: ScorerResult = {
  status: 'played',
  result_1: '60',
  result_2: '58',
  overs_1: null,
  overs_2: null,
  all_out_1: false,
  all_out_2: false,
  batted_first: null,
  wickets_1: null,
  wickets_2: null,
  match_overs: null,
  target: null,
  winner: null,
  decided_by: null,
};
const walkover: ScorerResult = { ...open, status: 'walkover', result_1: null, result_2: null, winner: 2 };
const innings: ScorerResult = { ...open, overs_1: '6', overs_2: '5.3' };
const football = { overs: null, wickets: 10, isKnockout: false };
const cricket = { overs: '6', wickets: 7, isKnockout: false };
const cup = { ...cricket, isKnockout: true };
const rain: ScorerResult = { ...innings, overs_2: '3', match_overs: '4', target: 41, batted_first: 1 };
const level: ScorerResult = { ...innings, result_2: '60' };

test.each([
  [open, football],
  [innings, cricket],
  [{ ...innings, wickets_2: 7, all_out_2: true }, cricket],
  [{ ...open, status: 'no_result' as const, result_1: null, result_2: null }, cricket],
  [walkover, football],
  [walkover, cup],
  [rain, cricket],
  [{ ...innings, match_overs: '6' }, cricket],
  [level, cricket],
  [{ ...level, winner: 1 as const, decided_by: 'super_over' as const }, cup],
])('a complete result has no problem: %j', (result, rules) => {
  expect(findResultProblem(result, rules)).toBeNull();
});

test.each([
  [{ ...open, result_2: null }, football, 'result_2', 'Enter both scores.'],
  [{ ...open, result_1: '2.5' }, football, 'result_1', 'Enter a whole number.'],
  [{ ...innings, overs_2: '5.6' }, cricket, 'overs_2', 'Enter overs and balls, such as 5.3.'],
  [{ ...open, status: 'no_result' as const }, football, 'result_1', 'A match that was not played has no score.'],
  [{ ...open, wickets_1: 2 }, football, 'wickets_1', 'This category has no overs or wickets.'],
  [{ ...innings, overs_1: null }, cricket, 'overs_1', 'Enter the overs of both innings.'],
  [{ ...innings, overs_2: '6.1' }, cricket, 'overs_2', 'An innings has 6 overs at most.'],
  [{ ...innings, wickets_1: 8 }, cricket, 'wickets_1', 'An innings has 7 wickets at most.'],
  [{ ...innings, wickets_2: 7 }, cricket, 'all_out_2', 'A side with 7 wickets down is all out.'],
  [
    { ...innings, overs_1: '0', overs_2: '0' },
    cricket,
    'overs_1',
    'No ball was bowled: that is a walkover or no result.',
  ],
  [{ ...rain, batted_first: null }, cricket, 'batted_first', 'Say who batted first: the target is for the other side.'],
  [{ ...rain, match_overs: null }, cricket, 'match_overs', 'Enter the overs in which the target was to be reached.'],
  [{ ...rain, overs_2: '4.1' }, cricket, 'overs_2', 'That is more than the overs of this match.'],
  [{ ...innings, match_overs: '7' }, cricket, 'match_overs', 'An innings has 6 overs at most.'],
  [{ ...innings, match_overs: '5' }, cricket, 'overs_1', 'That is more than the overs of this match.'],
  [{ ...walkover, winner: null }, football, 'winner', 'Say which side gets the points.'],
  [{ ...walkover, result_1: '3' }, football, 'result_1', 'A match that was not played has no score.'],
  [level, cup, 'winner', 'The scores are level: say who goes through, and how.'],
  [{ ...level, winner: 1 as const }, cup, 'decided_by', 'The scores are level: say who goes through, and how.'],
  [{ ...level, winner: 1 as const }, cricket, 'winner', 'Only a walkover or a level knockout needs a winner.'],
  [{ ...innings, winner: 1 as const }, cup, 'winner', 'Only a walkover or a level knockout needs a winner.'],
])('a problem names its field: %j', (result, rules, field, text) => {
  const problem = findResultProblem(result, rules);
  expect(problem?.field).toBe(field);
  expect(problem && resultProblemText(problem, rules)).toBe(text);
});
