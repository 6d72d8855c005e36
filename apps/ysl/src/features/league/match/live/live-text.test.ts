import type { MatchBoard } from '@maidan/contract/league/match-day';
import { boardOf } from '@maidan/match/board';
import { nextEvent } from '@maidan/match/log/merge';
import type { MatchEvent } from '@maidan/match/log/event';
import { usualRules } from '@maidan/match/rules';
import { expect, test } from 'vitest';
import { liveLabel, needsOf } from './live-text.ts';

const rules = usualRules('cricket', { balls: 36, wickets: 10 });
const innings = (side: 1 | 2): [string, object] => ['innings', { side, striker: 1, other: 2, bowler: 3 }];

function boardAfter(...played: readonly [string, object?][]): MatchBoard {
  let log: MatchEvent[] = [];
  for (const [type, data = {}] of played) log = [...log, nextEvent(log, 1, { type, data: data as never, at: 0 })];
  const board = boardOf(rules, log);
  const rest = { id: 1, league_id: 1, version: 1, confirmed: false, corrected: false };
  return { ...board, ...rest, sides: [...board.sides], chase: [...(board.chase ?? [])], feed: [...board.feed] };
}

test('each side is told what it needs, from the first ball to the result', () => {
  const start: [string, object?][] = [['start'], innings(1), ['ball', { bat: 4, boundary: true }]];
  expect(needsOf(boardAfter(...start)).map(({ text }) => text)).toEqual([
    'As many runs as they can get: they bat first.',
    'One run more than that.',
  ]);
  const between: [string, object?][] = [...start, ['close']];
  expect(needsOf(boardAfter(...between))).toEqual([
    { side: 1, text: 'To keep them below 5.' },
    { side: 2, text: '5 runs to win.' },
  ]);
  const chase: [string, object?][] = [...between, innings(2), ['ball', { bat: 1 }]];
  expect(needsOf(boardAfter(...chase))[0]).toEqual({
    side: 2,
    text: expect.stringMatching(/^4 runs off \d+ balls to win/),
  });
  const won: [string, object?][] = [...chase, ['ball', { bat: 4, boundary: true }]];
  expect(needsOf(boardAfter(...won))[0]?.text).toBe('Nothing more: that was the last ball.');
  const ended = boardAfter(...won, ['end']);
  expect(needsOf(ended)[0]?.text).toContain('the organiser confirms');
  expect(needsOf({ ...ended, confirmed: true })[0]?.text).toContain('the table shows');
});

test('no other sport needs anything', () => {
  expect(needsOf({ ...boardAfter(['start']), turn: null })).toEqual([]);
});

test('a result is called what it is', () => {
  const board = boardAfter(['start']);
  expect(liveLabel(board)).toBe('Live');
  expect(liveLabel({ ...board, stage: 'finished' })).toBe('Finished, not yet confirmed');
  expect(liveLabel({ ...board, stage: 'finished', confirmed: true })).toBe('Result, confirmed');
  expect(liveLabel({ ...board, stage: 'finished', confirmed: true, corrected: true })).toBe('Result, corrected');
});
