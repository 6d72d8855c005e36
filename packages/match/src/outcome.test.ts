import type { MatchEvent, MatchRules } from '@maidan/contract/league/match-log';
import { expect, test } from 'vitest';
import { currentInnings } from './cricket/cricket.ts';
import { endOf, type Innings } from './cricket/innings.ts';
import { fold } from './fold.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { usualRules } from './rules.ts';
import type { Written } from './testing/phones.ts';

const rules = usualRules('cricket', { balls: 6, wickets: 2 });
function stateOf(own: MatchRules, written: readonly Written[]) {
  const log = [{ type: 'start', data: {} } as const, ...written].map(({ type, data }, index): MatchEvent => ({
    id: [1, index + 1],
    after: index === 0 ? null : [1, index],
    seen: { 1: index },
    at: 0,
    type,
    data,
  }));
  return fold(own, log).state;
}

const ball = (data: Written['data']): Written => ({ type: 'ball', data });
const balls = (count: number): Written[] => Array.from({ length: count }, () => ball({ bat: 0 }));
const wicket = ball({ out: { how: 'bowled' } });
const innings = (side: 1 | 2): Written => ({ type: 'innings', data: { side, bowler: 9 } });
/** Side 2 bats first and makes four. */
const first = [innings(2), ball({ bat: 4 }), { type: 'close', data: {} } satisfies Written, innings(1)];
const close = (data: Written['data'] = {}): Written => ({ type: 'close', data });
const won = (winner: 1 | 2, margin: number, unit: 'runs' | 'wickets'): Outcome => ({
  winner,
  won_by: { margin, unit },
  level: null,
});
const tie: Outcome = { winner: null, won_by: null, level: 'tie' };

test.each<[string, Written[], ReturnType<typeof endOf>, Outcome]>([
  ['the target with balls left', [ball({ bat: 6 })], 'target', won(1, 2, 'wickets')],
  ['the target off the last ball', [...balls(4), wicket, ball({ bat: 6 })], 'target', won(1, 1, 'wickets')],
  ['the last wicket', [ball({ bat: 1 }), wicket, wicket], 'allout', won(2, 3, 'runs')],
  ['a short side', [ball({ bat: 3 }), close({ allout: true })], 'allout', won(2, 1, 'runs')],
  ['the last ball, level', [...balls(5), ball({ bat: 4 })], 'balls', tie],
  ['the scorer, level', [ball({ bat: 4 }), close()], 'closed', tie],
  [
    'a missed revised target',
    [{ type: 'revise', data: { balls: 2, target: 3 } }, ...balls(2)],
    'balls',
    won(2, 2, 'runs'),
  ],
])('%s ends the match', (_, written, end, outcome) => {
  const state = stateOf(rules, [...first, ...written]);
  if (state.play.sport !== 'cricket') throw new Error('no cricket');
  expect(endOf(currentInnings(state.play) as Innings, rules)).toBe(end);
  expect(outcomeOf(state, rules)).toEqual(outcome);
});

test.each<[string, Written[], Outcome]>([
  ['won', [{ type: 'goal', data: { side: 2 } }], { winner: 2, won_by: null, level: null }],
  ['level', [], { winner: null, won_by: null, level: 'draw' }],
])('goals decide a football match: %s', (_, written, outcome) => {
  const own = usualRules('football', { balls: null, wickets: 10 });
  expect(outcomeOf(stateOf(own, written), own)).toEqual(outcome);
});

test('a match has no outcome until both sides have batted', () => {
  expect(outcomeOf(stateOf(rules, first), rules)).toBeNull();
});
