import { leagueWall, type Wall } from '../league/wall.ts';
import { fullFixture, fullRow, plainFixture, plainRow, readFixture, readRow } from './league.ts';
import { sample } from './sample.ts';

const line = {
  m: 12,
  v: 3,
  st: 'live' as const,
  s: ['48/5', '31/2'],
  d: ['6 overs', '2.3 overs'],
  w: ['overs:6', 'overs:2.3'],
  t: 2 as const,
  c: ['needs', '18', 'off 21 balls'],
  n: [18, 21, 6],
  f: null,
  ok: false,
};

const place = { category: 'Under 19', group: 'Group A' };

/** One match that is played, one to come, one that is over, and a table. */
export const fullWall: Wall = {
  id: 3,
  slug: 'monsoon-cup',
  name: 'Monsoon Cup',
  day: '2026-11-20',
  today: [{ ...place, fixture: fullFixture, line }],
  next: [{ ...place, fixture: fullFixture, line: null }],
  results: [{ ...place, fixture: fullFixture, line: null }],
  tables: [{ ...place, rows: [fullRow] }],
};

const withParts = <Shown, Row>(shown: Shown, row: Row, m: string | number) => ({
  ...fullWall,
  today: [{ ...place, fixture: shown, line: { ...line, m } }],
  next: [{ ...place, fixture: shown, line: null }],
  results: [{ ...place, fixture: shown, line: null }],
  tables: [{ ...place, rows: [row] }],
});

export const wallSamples = [
  // Spec-only mode never sends it.
  sample([leagueWall], {
    full: fullWall,
    strings: { ...withParts(plainFixture, plainRow, '12'), id: '3' },
    numbers: withParts(plainFixture, plainRow, 12),
    read: withParts(readFixture, readRow, 12),
  }),
];
