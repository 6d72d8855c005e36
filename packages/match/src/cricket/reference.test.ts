import { expect, test } from 'vitest';
import { oversText } from '../board.ts';
import { fold, resultOf } from '../fold.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { usualRules } from '../rules.ts';
import { referenceMatches } from '../testing/reference-matches.ts';
import type { Written } from '../testing/phones.ts';
import { currentInnings } from './cricket.ts';
import type { Innings } from './innings.ts';

const extras = { w: 'wide', n: 'noball', b: 'bye', l: 'legbye' } as const;
const ways = { b: 'bowled', c: 'caught', l: 'lbw', r: 'runout', R: 'runout', s: 'stumped' } as const;

/** A ball as the scorer enters it. */
function ballOf(text: string): Written {
  if (text === 'x') return { type: 'ends', data: {} };
  const [, sign = '', count = '', way] = /^([wnbl]?)(\d?)(?:!([bclrRs]))?$/.exec(text) ?? [];
  const extra = extras[sign as keyof typeof extras] ?? null;
  const runs = Number(count) - (extra === 'wide' && count !== '' ? 1 : 0);
  const isOffBat = extra === null || extra === 'noball';
  const out = way
    ? { how: ways[way as keyof typeof ways], who: way === 'R' ? ('other' as const) : ('faced' as const) }
    : null;
  const boundary = runs === 4 || (isOffBat && runs === 6);
  return { type: 'ball', data: { extra, ...(isOffBat ? { bat: runs } : { runs }), boundary, out } };
}

function overOf(text: string): Written[] {
  const [bowler, balls = ''] = text.split(':');
  return [{ type: 'bowler', data: { shirt: Number(bowler) } }, ...balls.trim().split(' ').map(ballOf)];
}

const inningsOf = (side: 1 | 2, overs: string): Written[] => [
  { type: 'innings', data: { side, striker: 1, other: 2 } },
  ...overs.split('/').flatMap(overOf),
];

const figures = (innings: Innings) => {
  const { extras: of, wickets, runs, balls, batters } = innings;
  const overs = balls % 6 === 0 ? `${balls / 6}.0` : oversText(balls);
  return {
    total: `${runs}/${wickets}, ${overs} ov, b ${of.byes}, lb ${of.legByes}, w ${of.wides}, nb ${of.noBalls}`,
    batters: batters.map((batter) => `${batter.runs}(${batter.balls})`).join(' '),
  };
};

test.each(referenceMatches)('$name ends as in its official scorecard', ({ balls, innings: both }) => {
  const rules = usualRules('cricket', { balls, wickets: 10 });
  const written: Written[] = [
    { type: 'start', data: {} },
    ...both.flatMap(({ overs }, at) => inningsOf(at === 0 ? 1 : 2, overs)),
  ];
  const log = written.map(({ type, data }, at): MatchEvent => ({
    id: [1, at + 1],
    after: at === 0 ? null : [1, at],
    seen: { 1: at },
    at: 0,
    type,
    data,
  }));
  const falls: number[][] = [[], []];
  const { state, skipped } = fold(rules, log, ({ data }, { play }) => {
    const now = play.sport === 'cricket' ? currentInnings(play) : undefined;
    if (now && data['out']) falls[now.side - 1]?.push(now.runs);
  });
  expect(skipped).toEqual([]);
  if (state.play.sport !== 'cricket') throw new Error('no cricket');
  const played = state.play.innings.map((innings, at) => ({ ...figures(innings), fall: falls[at]?.join(' ') }));
  // Only the parts of the card that its source gives.
  expect(played).toMatchObject(
    both.map(({ card: { total, ...others } }) => ({ ...others, total: expect.stringContaining(total) })),
  );
  expect(resultOf(state, rules)?.sides[1].score).toBe(state.play.innings[0]?.runs);
});
