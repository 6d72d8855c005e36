import type { FeedLine, MatchBoard, ScoreLine } from '@maidan/contract/league/match-day';
import { matchRules, type MatchEvent, type MatchRules } from '@maidan/contract/league/match-log';
import { boardOf, type Board } from '@maidan/match/board';
import { merge } from '@maidan/match/log/merge';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { publishEvent } from '../../events/live-events.store.ts';
import { findFixture } from '../fixtures/league-fixtures.store.ts';
import { listEvents, saveMatch, type MatchRow } from './matches.store.ts';

/** The most new lines in one message; further ones are read with the match. */
const NEWS = 3;

export interface MatchLog {
  /** The events that count. */
  readonly events: MatchEvent[];
  readonly held: MatchEvent[];
}

export async function readLog(db: Db, fixtureId: number): Promise<MatchLog> {
  const rows = await listEvents(db, fixtureId);
  const read = (isHeld: 0 | 1) =>
    rows.filter((row) => row.is_held === isHeld).map(({ body }) => JSON.parse(body) as MatchEvent);
  return { events: read(0), held: read(1) };
}

/** A stored event. */
export const eventRow = (
  fixtureId: number,
  event: MatchEvent,
  { isHeld }: { isHeld: boolean },
  now: number,
): Selectable<Tables['match_events']> => ({
  fixture_id: fixtureId,
  scorer: event.id[0],
  seq: event.id[1],
  body: JSON.stringify(event),
  is_held: isHeld ? 1 : 0,
  received_at: now,
});

export const rulesOf = ({ rules }: Pick<MatchRow, 'rules'>): MatchRules => matchRules.parse(JSON.parse(rules));

/** The new lines, if the older ones are unchanged. */
function findNews(before: readonly FeedLine[], now: readonly FeedLine[]): FeedLine[] | null {
  const texts = before.map((line) => JSON.stringify(line));
  for (let count = 0; count <= NEWS; count += 1) {
    const rest = now.slice(count);
    const isSame = rest.every((line, index) => JSON.stringify(line) === texts[index]);
    if (isSame && (rest.length >= before.length || now.length >= 60)) return now.slice(0, count);
  }
  return null;
}

export const readBoard = ({ board }: Pick<MatchRow, 'board'>): Board => JSON.parse(board) as Board;

/**
 * Computes the public view from the log, and notifies the open pages of the league. Call it in the transaction of the
 * write.
 * @param isScoreAlone whether the fixture is unchanged; otherwise pages reload it
 */
export async function publishMatch(
  tx: Tx,
  match: MatchRow,
  now: number,
  { isScoreAlone = true } = {},
): Promise<MatchRow> {
  const found = await findFixture(tx, match.fixture_id);
  if (!found) return match;
  const { fixture, place } = found;
  const { events } = await readLog(tx, match.fixture_id);
  const { hash: _, ...board } = boardOf(rulesOf(match), merge(events));
  const feed = match.board === '' || !isScoreAlone ? null : findNews(readBoard(match).feed, board.feed);
  const changed = { ...match, version: match.version + 1, board: JSON.stringify(board) };
  const line: ScoreLine = { ...describeBoard(changed, place.league_id, fixture.status !== 'scheduled'), feed };
  const row: MatchRow = { ...changed, stage: board.stage, line: JSON.stringify(line), changed_at: now };
  await saveMatch(tx, row);
  await publishEvent(tx, { kind: 'score', leagueId: place.league_id, fixtureId: match.fixture_id }, now);
  return row;
}

export const describeBoard = (match: MatchRow, leagueId: number, isConfirmed: boolean): MatchBoard => ({
  id: match.fixture_id,
  league_id: leagueId,
  version: match.version,
  confirmed: isConfirmed && match.result_version > 0,
  corrected: isConfirmed && match.result_version > 1,
  ...readBoard(match),
});
