import type { MatchEvent } from '@maidan/contract/league/match-log';
import { expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import { fold, resultOf } from '../fold.ts';
import { linesOf } from '../log-lines.ts';
import { merge, nextEvent, orderPlaces } from '../log/merge.ts';
import { usualRules } from '../rules.ts';

type Play = readonly [type: MatchEvent['type'], data?: MatchEvent['data']];

const rules = usualRules('cricket', { balls: 36, wickets: 7 });
const add = (log: readonly MatchEvent[], [type, data = {}]: Play, scorer = 1) =>
  merge(log, [nextEvent(log, scorer, { type, data, at: 0 })]);
const logOf = (plays: readonly Play[]) => plays.reduce<MatchEvent[]>((log, play) => add(log, play), []);

const innings = (side: 1 | 2): Play => ['innings', { side, striker: 1, other: 2, bowler: 9 }];
const balls = (count: number, bat: number): Play[] =>
  Array.from({ length: count }, (_, at) => [
    ['bowler', { shirt: 10 + Math.floor(at / 6) }] as const,
    ['ball', { bat }] as const,
  ]).flat();
const revise = (count: number, target?: number): Play => [
  'revise',
  target === undefined ? { balls: count } : { balls: count, target },
];
const close: Play = ['close', {}];
const start: Play[] = [['start'], innings(1)];
/** 60 runs off the full 36 balls. */
const first: Play[] = [...start, ...balls(30, 2), ...balls(6, 0)];
const chase: Play[] = [...first, innings(2)];

const after = (plays: readonly Play[]) => {
  const { state, skipped } = fold(rules, logOf(plays));
  if (state.play.sport !== 'cricket') throw new Error('no cricket');
  return { state, skipped: skipped.map(({ type }) => type), ...state.play };
};

test.each<[string, Play[], object]>([
  ['overs cut before the first innings', [['start'], revise(24), innings(1)], { innings: [{ quota: 24 }] }],
  ['during it', [...start, ...balls(7, 1), revise(24)], { innings: [{ quota: 24, isClosed: false }] }],
  [
    'to the balls bowled: it is over',
    [...start, ...balls(7, 1), revise(7)],
    { innings: [{ quota: 7, isClosed: true }] },
  ],
  [
    'the second innings has the overs of the first, and its target follows from the runs',
    [...start, revise(6), ...balls(6, 1), innings(2)],
    { innings: [{ isClosed: true }, { quota: 6, target: 7 }], revised: { balls: 6, target: null } },
  ],
  [
    'a target between the innings',
    [...first, revise(24, 45), innings(2)],
    { innings: [{}, { quota: 24, target: 45 }] },
  ],
  [
    'a target during the chase',
    [...chase, ...balls(3, 1), revise(24, 45)],
    { innings: [{}, { quota: 24, target: 45 }] },
  ],
  [
    'a shorter chase without a new target keeps its target, as part of the result',
    [...chase, revise(24)],
    { innings: [{}, { target: 61 }], revised: { balls: 24, target: 61 } },
  ],
  ['a target already reached', [...chase, ...balls(3, 4), revise(24, 12)], { innings: [{}, { isClosed: true }] }],
  ['the overs already bowled', [...chase, ...balls(3, 4), revise(3, 20)], { innings: [{}, { isClosed: true }] }],
  ['everything reset', [...chase, revise(24, 45), revise(36)], { innings: [{}, { target: 61 }], revised: null }],
])('%s', (_, plays, expected) => {
  expect(after(plays)).toMatchObject({ ...expected, skipped: [] });
});

test.each<[string, Play[]]>([
  ['more overs than the match has', [...chase, revise(37, 45)]],
  ['fewer than already bowled', [...chase, ...balls(7, 1), revise(6, 45)]],
  ['no ball', [['start'], revise(0)]],
  ['a target before there is a chase', [...start, revise(24, 45)]],
  ['a target of nothing', [...chase, revise(24, 0)]],
  ['a change after the last ball', [...chase, close, revise(24, 45)]],
])('%s changes nothing', (_, plays) => {
  expect(after(plays).skipped).toEqual(['revise']);
  expect(after(plays).innings).toEqual(after(plays.slice(0, -1)).innings);
});

test.each<[string, Play[], string, object]>([
  ['reached', [...balls(8, 4), ...balls(2, 6), ['ball', { bat: 1 }]], 'wonbywickets:7', { score: 45 }],
  ['missed by one: a tie', [...balls(11, 4), ...balls(13, 0)], 'tie', { score: 44, balls: 24 }],
  ['missed', [...balls(10, 4), ...balls(14, 0)], 'wonbyruns:4', { score: 40, balls: 24 }],
])('a revised target, %s, ends the match', (_, plays, centre, own) => {
  const log = logOf([...chase, revise(24, 45), ...plays]);
  const board = boardOf(rules, log);
  expect(board.centre).toBe(centre);
  expect(resultOf(fold(rules, log).state, rules)).toMatchObject({
    sides: { 2: own },
    revised: { balls: 24, target: 45 },
  });
});

test('the board shows the changes and what is needed', () => {
  const says = (plays: readonly Play[]) => {
    const { sides, centre, chase: left, feed } = boardOf(rules, logOf(plays));
    return [centre, left, sides.map(({ say }) => say.replace(/ batter.*/, '')), feed[0]?.say];
  };
  expect(says([...start, revise(24)])).toEqual(['versus', [], ['overs:0 short:4', 'yettobat'], 'short:4']);
  expect(says([...first, revise(24, 45)])).toEqual([
    'target:45:4',
    [],
    ['overs:6', 'yettobat target:45:4'],
    'target:45:4',
  ]);
  expect(says([...chase, revise(24, 45)])).toEqual([
    'needs:45:24',
    [45, 24, 7],
    ['overs:6', 'overs:0 target:45:4'],
    'target:45:4',
  ]);
  expect(says([...chase, revise(24, 45), ...balls(1, 4)]).slice(0, 2)).toEqual(['needs:41:23', [41, 23, 7]]);
});

test('it can be undone like any event, and two scorers with different targets must choose', () => {
  const log = logOf([...chase, revise(24, 45)]);
  const last = log.at(-1)?.id ?? [1, 1];
  const undone = add(log, ['void', { id: [...last] }]);
  expect(fold(rules, undone).state.play).toMatchObject({ revised: null, innings: [{}, { quota: 36, target: 61 }] });
  expect(linesOf(rules, undone)[0]).toMatchObject({ kind: 'undone', line: { say: 'target:45:4' } });
  const [one, two] = [add(logOf(chase), revise(24, 45)), add(logOf(chase), revise(24, 46), 2)];
  const place = orderPlaces(merge(one, two)).at(-1);
  expect(place).toMatchObject({ isDisputed: true, counted: { data: { target: 45 } } });
});
