import type { MatchEvent } from '@maidan/contract/league/match-log';
import { usualRules } from '@maidan/match/rules';
import { expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { countNewDiscards, discard, findDiscards } from './discard.ts';
import { merge, nextEvent } from './merge.ts';

const rules = usualRules('football', { balls: null, wickets: 0 });
const play = (log: readonly MatchEvent[], type: MatchEvent['type'], data: MatchEvent['data'] = {}) =>
  merge(log, [nextEvent(log, 1, { type, data, at: 0 })]);
const goals = (log: readonly MatchEvent[]) => {
  const { play: state } = fold(rules, log).state;
  return state.sport === 'cricket' ? null : state.sides[1].points;
};
const goal = { side: 1 } as const;

test('a discarded event does not count, later ones do, and the scorer is informed until the next tap', () => {
  const counted = play(play([], 'start'), 'goal', goal);
  const held = play(play(counted, 'goal', goal), 'goal', goal);
  const after = merge(held, discard(held, held.slice(counted.length), 0));
  expect([goals(held), goals(after), countNewDiscards(after, 1)]).toEqual([3, 1, 2]);
  const next = play(after, 'goal', goal);
  expect([goals(next), countNewDiscards(next, 1)]).toEqual([2, 0]);
});

test('a discarded undo undoes nothing, and a restored event counts again', () => {
  const counted = play(play([], 'start'), 'goal', goal);
  const undone = play(counted, 'void', { id: [1, 2] });
  const after = merge(undone, discard(undone, undone.slice(-1), 0));
  expect([goals(undone), goals(after)]).toEqual([0, 1]);
  const back = merge(after, discard(after, findDiscards(after), 0));
  expect([goals(back), findDiscards(back)]).toEqual([0, []]);
});
