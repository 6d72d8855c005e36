import type { MatchEvent } from '@maidan/contract/league/match-log';
import { discard, findDiscards } from '@maidan/match/log/discard';
import { merge } from '@maidan/match/log/merge';
import type { Tx } from '../../../db/open-database.ts';
import { DAY } from '../../../runtime/clock.ts';
import { eventRow, publishMatch, readLog } from './match-log.service.ts';
import { addEvents, releaseEvents, type MatchRow } from './matches.store.ts';

/** How long discarded entries can be restored. */
const LIFE = 30 * DAY;

/** The organiser's discards that can still be reversed. */
export const listDiscards = (log: readonly MatchEvent[], now: number): MatchEvent[] =>
  findDiscards(log).filter(({ at }) => at > now - LIFE);

async function undo(
  tx: Tx,
  match: MatchRow,
  log: readonly MatchEvent[],
  events: readonly MatchEvent[],
  now: number,
): Promise<void> {
  const undos = discard(log, events, now);
  await addEvents(
    tx,
    undos.map((event) => eventRow(match.fixture_id, event, { isHeld: false }, now)),
  );
}

/** Accepts the held events, or discards them. */
export async function settleHeld(tx: Tx, match: MatchRow, isTaken: boolean, now: number): Promise<void> {
  const { events, held } = await readLog(tx, match.fixture_id);
  await releaseEvents(tx, match.fixture_id);
  if (!isTaken) await undo(tx, match, merge(events, held), held, now);
  await publishMatch(tx, match, now);
}

/** @returns whether there was something to restore */
export async function bringBack(tx: Tx, match: MatchRow, now: number): Promise<boolean> {
  const { events, held } = await readLog(tx, match.fixture_id);
  const discards = listDiscards(events, now);
  await undo(tx, match, merge(events, held), discards, now);
  await publishMatch(tx, match, now);
  return discards.length > 0;
}
