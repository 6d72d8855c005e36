import type { MatchBoard } from '@maidan/contract/league/match-day';
import { boardOf } from '@maidan/match/board';
import { nextEvent } from '@maidan/match/log/merge';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { usualRules } from '@maidan/match/rules';
import { expect, test } from 'vitest';
import { liveLabel, needsOf } from './live-text.ts';

const rules = usualRules('cricket', { balls: 36, wickets: 10 });
type Play = readonly [type: MatchEvent['type'], data?: MatchEvent['data']];
const innings = (side: 1 | 2): Play => ['innings', { side, striker: 1, other: 2, bowler: 3 }];

function boardAfter(...played: readonly Play[]): MatchBoard {
  let log: MatchEvent[] = [];
  for (const [type, data = {}] of played) log = [...log, nextEvent(log, 1, { type, data, at: 0 })];
  const board = boardOf(rules, log);
  const rest = { id: 1, league_id: 1, version: 1, confirmed: false, corrected: false };
  return { ...board, ...rest };
}

test('the page says what each side needs, from the first ball to the result', () => {
  const start: Play[] = [['start'], innings(1), ['ball', { bat: 4, boundary: true }]];
  expect(needsOf(boardAfter(...start)).map(({ text }) => text)).toEqual([
    'As many runs as they can get: they bat first.',
    'One run more than that.',
  ]);
  const between: Play[] = [...start, ['close']];
  expect(needsOf(boardAfter(...between))).toEqual([
    { side: 1, text: 'To keep them below 5.' },
    { side: 2, text: '5 runs to win.' },
  ]);
  expect(needsOf(boardAfter(...between, ['revise', { balls: 12, target: 3 }]))).toEqual([
    { side: 1, text: 'To keep them below 3.' },
    { side: 2, text: '3 runs off 12 balls to win.' },
  ]);
  const chase: Play[] = [...between, innings(2), ['ball', { bat: 1 }]];
  expect(needsOf(boardAfter(...chase))[0]).toEqual({
    side: 2,
    text: expect.stringMatching(/^4 runs off \d+ balls to win/),
  });
  const won: Play[] = [...chase, ['ball', { bat: 4, boundary: true }]];
  expect(needsOf(boardAfter(...won))[0]?.text).toBe('Nothing more: both innings are over.');
  const ended = boardAfter(...won, ['end']);
  expect(needsOf(ended)[0]?.text).toContain('the organiser confirms');
  expect(needsOf({ ...ended, confirmed: true })[0]?.text).toContain('the table shows');
});

test('the text is for cricket only', () => {
  expect(needsOf({ ...boardAfter(['start']), turn: null })).toEqual([]);
});

test('a result is labelled as unconfirmed, confirmed or corrected', () => {
  const board = boardAfter(['start']);
  expect(liveLabel(board)).toBe('Live');
  expect(liveLabel({ ...board, stage: 'finished' })).toBe('Finished, not yet confirmed');
  expect(liveLabel({ ...board, stage: 'finished', confirmed: true })).toBe('Result, confirmed');
  expect(liveLabel({ ...board, stage: 'finished', confirmed: true, corrected: true })).toBe('Result, corrected');
});

test('the numbers of a chase are exact, with the singular for one', () => {
  const inChase = (chase: number[]) => needsOf({ ...boardAfter(['start']), turn: 2, chase }).map(({ text }) => text);
  expect(inChase([18, 21, 6])).toEqual(['18 runs off 21 balls to win.', '6 wickets, or no more than 16 runs, to win.']);
  expect(inChase([3, 1, 1])).toEqual(['3 runs off 1 ball to win.', '1 wicket, or no more than 1 run, to win.']);
  expect(inChase([1, 2, 1])).toEqual(['1 run off 2 balls to win.', '1 wicket to win.']);
});
