import { formatCentre } from '@maidan/i18n/match-text';
import type { MatchBoard } from '@maidan/contract/league/match-day';
import { boardOf } from '@maidan/match/board';
import { nextEvent } from '@maidan/match/log/merge';
import type { MatchEvent } from '@maidan/match/log/event';
import { usualRules } from '@maidan/match/rules';
import { expect, test } from 'vitest';
import { centreText, detailText, lineText, liveLabel, needsOf } from './live-text.ts';

const rules = usualRules('cricket', { balls: 36, wickets: 10 });
const innings = (side: 1 | 2): [string, object] => ['innings', { side, striker: 1, other: 2, bowler: 3 }];

function boardAfter(...played: readonly [string, object?][]): MatchBoard {
  let log: MatchEvent[] = [];
  for (const [type, data = {}] of played) log = [...log, nextEvent(log, 1, { type, data: data as never, at: 0 })];
  const board = boardOf(rules, log);
  const rest = { id: 1, league_id: 1, version: 1, confirmed: false, corrected: false };
  return {
    ...board,
    ...rest,
    sides: board.sides.map((side) => ({ ...side, detail: '' })),
    centre: { ...formatCentre(board.centre), say: board.centre },
    chase: [...(board.chase ?? [])],
    feed: board.feed.map((line) => ({ ...line, text: '' })),
  };
}

test('each side reads what it needs, from the first ball to the result', () => {
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

test('both numbers of a chase are exact, and one is one', () => {
  const inChase = (chase: number[]) => needsOf({ ...boardAfter(['start']), turn: 2, chase }).map(({ text }) => text);
  expect(inChase([18, 21, 6])).toEqual(['18 runs off 21 balls to win.', '6 wickets, or no more than 16 runs, to win.']);
  expect(inChase([3, 1, 1])).toEqual(['3 runs off 1 ball to win.', '1 wicket, or no more than 1 run, to win.']);
  expect(inChase([1, 2, 1])).toEqual(['1 run off 2 balls to win.', '1 wicket to win.']);
});

test('a board from before there were phrases keeps its English', () => {
  const line = { at: '', mark: '', look: 'ev', text: 'The match is over', say: '' };
  expect(lineText(line, ['Jets', 'Kings'])).toBe('The match is over');
  expect(lineText({ ...line, say: 'innings:2' }, ['Jets', 'Kings'])).toBe('Kings come in to bat');
  expect(detailText({ detail: '6 overs', say: '' })).toBe('6 overs');
  const old = { above: 'needs', figure: '18', below: 'off 21 balls', say: '' };
  expect(centreText(old)).toEqual(old);
  expect(centreText(null)).toEqual({ above: '', figure: 'v', below: '' });
});
