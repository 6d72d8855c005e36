import { expect, test } from 'vitest';
import { boardOf } from './board.ts';
import { resultOf, fold } from './fold.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import type { CricketRules, MatchRules } from '@maidan/contract/league/match-log';
import { usualRules } from './rules.ts';
import type { Written } from './testing/phones.ts';

const logOf = (written: readonly Written[]): MatchEvent[] =>
  written.map(({ type, data }, index) => ({
    id: [1, index + 1],
    after: index === 0 ? null : [1, index],
    seen: { 1: index },
    at: 1_000_000 + index,
    type,
    data,
  }));

/** `4` off the bat, `W` bowled, `wd`, `nb2` hit for two. */
function over(bowler: number, balls: string): Written[] {
  const read = (ball: string): Written['data'] => {
    if (ball === 'W') return { out: { how: 'bowled' } };
    if (ball === 'wd') return { extra: 'wide' };
    if (ball.startsWith('nb')) return { extra: 'noball', bat: Number(ball.slice(2)) };
    return { bat: Number(ball), boundary: ball === '4' || ball === '6' };
  };
  const delivered = balls.split(' ').map((ball): Written => ({ type: 'ball', data: read(ball) }));
  return [{ type: 'bowler', data: { shirt: bowler } }, ...delivered];
}

const rules: CricketRules = {
  ...usualRules('cricket', { balls: 36, wickets: 8 }),
  isLastAlone: true,
  oversABowler: 2,
};

const first: Written[] = [
  { type: 'start', data: {} },
  { type: 'toss', data: { by: 1, bats: 1 } },
  { type: 'innings', data: { side: 1, striker: 1, other: 4 } },
  ...over(3, '1 4 0 1 W 2'),
  ...over(7, '0 6 1 1 0 wd 1'),
  ...over(8, 'W 4 1 0 1 1'),
  ...over(5, '0 W 2 2 1 0'),
  ...over(3, '1 1 4 W 0 1'),
  ...over(7, 'W 1 4 1 1 4'),
];
const chase: Written[] = [
  { type: 'innings', data: { side: 2, striker: 7, other: 10 } },
  ...over(9, '4 1 6 1 wd 0 0'),
  ...over(4, '6 W 0 1 2 1'),
  ...over(11, '4 W nb2 1'),
];

test('the match from the design drawings looks as drawn', () => {
  const board = boardOf(rules, logOf([...first, ...chase]));
  expect(board.sides).toEqual([
    { score: '48/5', say: 'overs:6' },
    { score: '31/2', say: expect.stringMatching(/^overs:2\.3 batter:/) as string },
  ]);
  expect(board).toMatchObject({
    stage: 'live',
    turn: 2,
    centre: 'needs:18:21',
    chase: [18, 21, 6],
  });
  expect(board.feed.slice(0, 5).map(({ at, mark }) => [at, mark])).toEqual([
    ['2.3', '1'],
    ['2.2+', 'nb+2'],
    ['2.2', 'W'],
    ['2.1', '4'],
    ['', ''],
  ]);
  expect(board.feed[4]).toMatchObject({ look: 'ov', say: 'over:2:10:23/1' });
});

test('a won chase closes automatically, and gives the result that tables need', () => {
  const log = logOf([...first, ...chase, ...over(11, '6 6 4'), ...over(9, 'W 6'), { type: 'end', data: {} }]);
  const board = boardOf(rules, log);
  expect(board.centre).toBe('wonbywickets:5');
  expect(board.stage).toBe('finished');
  expect(resultOf(fold(rules, log).state, rules)).toEqual({
    sides: {
      1: { score: 48, balls: 36, wickets: 5, isAllOut: false },
      2: { score: 53, balls: 20, wickets: 3, isAllOut: false },
    },
    battedFirst: 1,
    revised: null,
  });
});

test('readers see who retired and how; the scorer declares a short side all out', () => {
  const log = logOf([
    { type: 'start', data: {} },
    { type: 'innings', data: { side: 1, striker: 1, other: 2, bowler: 3 } },
    { type: 'ball', data: { bat: 4 } },
    { type: 'retire', data: { who: 'faced', hurt: true, next: 7 } },
    { type: 'retire', data: { who: 'other', next: 8 } },
    { type: 'close', data: { allout: true } },
    { type: 'innings', data: { side: 2, striker: 1, other: 2, bowler: 3 } },
    { type: 'close', data: {} },
  ]);
  const { feed, sides } = boardOf(rules, log);
  expect(feed.map(({ say }) => say)).toEqual(expect.arrayContaining(['retiredhurt:1:4', 'retiredout:2:0']));
  expect(sides.map(({ say }) => say)).toEqual(['overs:0.1 allout', 'overs:0']);
  expect(resultOf(fold(rules, log).state, rules)?.sides).toMatchObject({
    1: { isAllOut: true },
    2: { isAllOut: false },
  });
});

test.each<[MatchRules['sport'], Written[], [string, string], string]>([
  [
    'football',
    [
      { type: 'start', data: {} },
      { type: 'goal', data: { side: 1, shirt: 7 } },
      { type: 'goal', data: { side: 2, kind: 'own' } },
      { type: 'card', data: { side: 2, colour: 'yellow', shirt: 5 } },
      { type: 'points', data: { side: 1, by: 3 } },
    ],
    ['1', '1'],
    'yellowcard:2 shirt:5',
  ],
  [
    'basketball',
    [
      { type: 'start', data: {} },
      { type: 'points', data: { side: 1, by: 3 } },
      { type: 'points', data: { side: 2, by: 2, shirt: 4 } },
      { type: 'points', data: { side: 2, by: 4 } },
    ],
    ['3', '2'],
    'score:3:2:2 shirt:4',
  ],
  ['plain', [{ type: 'score', data: { side: 2, by: 1 } }], ['0', '1'], 'score:0:1:2'],
])('%s counts only events of its own sport', (sport, events, scores, last) => {
  const own = usualRules(sport, { balls: null, wickets: 10 });
  const board = boardOf(own, logOf(events));
  expect(board.sides.map(({ score }) => score)).toEqual(scores);
  expect(board.feed[0]?.say).toBe(last);
  expect(resultOf(fold(own, logOf(events)).state, own)?.sides[1].score).toBe(Number(scores[0]));
});

test('fouls restart at zero in every period, and the next play ends a break', () => {
  const own = usualRules('futsal', { balls: null, wickets: 10 });
  const { state } = fold(
    own,
    logOf([
      { type: 'start', data: {} },
      { type: 'foul', data: { side: 1 } },
      { type: 'pause', data: {} },
      { type: 'period', data: { n: 2 } },
      { type: 'foul', data: { side: 2 } },
    ]),
  );
  expect(state).toMatchObject({ stage: 'live', play: { period: 2, sides: { 1: { fouls: 0 }, 2: { fouls: 1 } } } });
});
