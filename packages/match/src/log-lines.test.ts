import { expect, test } from 'vitest';
import { linesOf } from './log-lines.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { findUndoing, merge, nextEvent } from './log/merge.ts';
import { usualRules } from './rules.ts';

const rules = usualRules('cricket', { balls: 36, wickets: 7 });
const add = (log: readonly MatchEvent[], type: MatchEvent['type'], data: MatchEvent['data'] = {}) =>
  merge(log, [nextEvent(log, 1, { type, data, at: 0 })]);

test('a scorer sees counted, undone and impossible events, and can restore them', () => {
  const begun = add(add([], 'start'), 'innings', { side: 1, striker: 1, other: 2, bowler: 9 });
  const balls = add(add(begun, 'ball', { bat: 4, boundary: true }), 'ball', { extra: 'wide', out: { how: 'bowled' } });
  const undone = add(balls, 'void', { id: [1, 3] });
  expect(linesOf(rules, undone).map(({ kind, line }) => [kind, line.mark || line.say])).toEqual([
    ['impossible', 'W'],
    ['undone', '4'],
    ['counts', 'innings:1'],
    ['counts', 'event:start'],
  ]);
  const [, four] = linesOf(rules, undone);
  const [undo] = four ? findUndoing(undone, four.place) : [];
  expect(undo?.id).toEqual([1, 5]);
  expect(linesOf(rules, add(undone, 'void', { id: undo?.id ?? null }))[1]).toMatchObject({
    kind: 'counts',
    line: { at: '0.1' },
  });
});
