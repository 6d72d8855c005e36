import type { MatchBoard, ScoreLine, SentMatchEvent } from '@maidan/contract/league/match-day';
import { formatCentre, formatDetail, formatLine, type SideNames } from '@maidan/i18n/match-text';
import { boardOf, type Board } from '@maidan/match/board';
import { fold, resultOf, type MatchResult } from '@maidan/match/fold';
import { merge } from '@maidan/match/log/merge';
import { readRules, type MatchRules } from '@maidan/match/rules';
import type { Db, Tx } from '../../../db/open-database.ts';
import { publishEvent } from '../../events/live-events.store.ts';
import { findFixture } from '../fixtures/league-fixtures.store.ts';
import { listEvents, saveMatch, takeMatch, type MatchRow } from './matches.store.ts';

/** New lines that one message may carry; more are read with the match. */
const NEWS = 3;

/** What readers see of a match, with its English texts and the names of the sides. */
type WordedBoard = Pick<MatchBoard, 'stage' | 'sides' | 'turn' | 'feed' | 'earlier'> &
  Pick<Board, 'chase'> & { readonly centre: NonNullable<MatchBoard['centre']> };
type FeedLine = WordedBoard['feed'][number];

export interface MatchLog {
  /** What counts. */
  readonly events: SentMatchEvent[];
  readonly held: SentMatchEvent[];
}

export async function readLog(db: Db, fixtureId: number): Promise<MatchLog> {
  const rows = await listEvents(db, fixtureId);
  const read = (isHeld: 0 | 1) =>
    rows.filter((row) => row.is_held === isHeld).map(({ body }) => JSON.parse(body) as SentMatchEvent);
  return { events: read(0), held: read(1) };
}

export function rulesOf({ rules }: Pick<MatchRow, 'rules'>): MatchRules {
  const read = readRules(JSON.parse(rules) as Record<string, unknown>);
  if (!read) throw new Error('a match has rules that cannot be read');
  return read;
}

export const resultOfLog = (rules: MatchRules, { events }: MatchLog): MatchResult | null =>
  resultOf(fold(rules, merge(events)).state, rules);

/** The new lines, when the older ones are as they were. */
function findNews(before: readonly FeedLine[], now: readonly FeedLine[]): FeedLine[] | null {
  const texts = before.map((line) => JSON.stringify(line));
  for (let count = 0; count <= NEWS; count += 1) {
    const rest = now.slice(count);
    const isSame = rest.every((line, index) => JSON.stringify(line) === texts[index]);
    if (isSame && (rest.length >= before.length || now.length >= 60)) return now.slice(0, count);
  }
  return null;
}

function formatBoard(board: Board, names: SideNames): WordedBoard {
  return {
    ...board,
    sides: board.sides.map((side) => ({ ...side, detail: formatDetail(side.say) })),
    centre: { ...formatCentre(board.centre), say: board.centre },
    feed: board.feed.map((line) => ({ ...line, text: formatLine(line.say, names) })),
  };
}

function lineOf(
  board: WordedBoard,
  match: { id: number; version: number; isConfirmed: boolean; news: FeedLine[] | null },
) {
  const { above, figure, below, say } = board.centre;
  const line: ScoreLine = {
    m: match.id,
    v: match.version,
    st: board.stage,
    s: board.sides.map(({ score }) => score),
    d: board.sides.map(({ detail }) => detail),
    w: board.sides.map((side) => side.say),
    t: board.turn,
    c: [above, figure, below, say],
    n: [...(board.chase ?? [])],
    f: match.news,
    ok: match.isConfirmed,
  };
  return line;
}

export const readBoard = ({ board }: Pick<MatchRow, 'board'>): WordedBoard => JSON.parse(board) as WordedBoard;

/** Calculates what readers see from the log, and notifies the open pages of the league. In the transaction of the write. */
export async function publishMatch(tx: Tx, match: MatchRow, now: number): Promise<MatchRow> {
  const found = await findFixture(tx, match.fixture_id);
  if (!found) return match;
  const { fixture, place } = found;
  const { events } = await readLog(tx, match.fixture_id);
  const { hash: _, ...board } = boardOf(rulesOf(match), merge(events));
  const worded = formatBoard(board, [fixture.team_1, fixture.team_2]);
  const version = match.version + 1;
  const news = match.board === '' ? null : findNews(readBoard(match).feed, worded.feed);
  const isConfirmed = match.result_version > 0 && fixture.status !== 'scheduled';
  const line = lineOf(worded, { id: match.fixture_id, version, isConfirmed, news });
  const row: MatchRow = {
    ...match,
    version,
    stage: worded.stage,
    board: JSON.stringify(worded),
    line: JSON.stringify(line),
    changed_at: now,
  };
  await saveMatch(tx, row);
  await publishEvent(tx, { kind: 'score', leagueId: place.league_id, fixtureId: match.fixture_id }, now);
  return row;
}

/** After a change of the fixture, if it is scored: a new result counts as one more. */
export async function publishFixture(
  tx: Tx,
  fixtureId: number,
  { isResult }: { isResult: boolean },
  now: number,
): Promise<void> {
  const match = await takeMatch(tx, fixtureId, now);
  if (match) await publishMatch(tx, { ...match, result_version: match.result_version + (isResult ? 1 : 0) }, now);
}

export function describeBoard(match: MatchRow, leagueId: number, isConfirmed: boolean): MatchBoard {
  const { stage, sides, turn, centre, chase, feed, earlier } = readBoard(match);
  return {
    id: match.fixture_id,
    league_id: leagueId,
    version: match.version,
    stage,
    confirmed: isConfirmed && match.result_version > 0,
    corrected: isConfirmed && match.result_version > 1,
    sides: [...sides],
    turn,
    centre,
    chase: [...(chase ?? [])],
    feed: [...feed],
    earlier,
  };
}
