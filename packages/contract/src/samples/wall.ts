import { leagueWall, type Wall } from '../league/wall.ts';
import { fullFixture, fullRow, plainFixture, plainRow, readFixture, readRow } from './league.ts';
import { fullBoard } from './match-day.ts';
import { sample } from './sample.ts';

const line = { ...fullBoard, feed: null };

const place = { category: 'Under 19', group: 'Group A' };

/** A live match, one to come, a finished one, and a table. */
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

const withParts = <Shown, Row>(shown: Shown, row: Row, ids: Pick<typeof line, never> = {}) => ({
  ...fullWall,
  today: [{ ...place, fixture: shown, line: { ...line, ...ids } }],
  next: [{ ...place, fixture: shown, line: null }],
  results: [{ ...place, fixture: shown, line: null }],
  tables: [{ ...place, rows: [row] }],
});

export const wallSamples = [
  // Spec-only mode never sends it.
  sample([leagueWall], {
    full: fullWall,
    strings: { ...withParts(plainFixture, plainRow, { id: '12', league_id: '3' }), id: '3' },
    numbers: withParts(plainFixture, plainRow),
    read: withParts(readFixture, readRow),
  }),
];
