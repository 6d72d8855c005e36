import type { DecidedBy } from '@maidan/contract/league/ways-to-decide';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { aheadByScore } from '@maidan/contract/league/fixture-winner';
import { cancelFixture, NO_SCORES, recordResult, recordWinner } from '../fixtures/save-fixtures.store.ts';
import type { BracketState } from './resolve-brackets.service.ts';

interface Decision {
  /** 0 for neither side; null withdraws the decision. */
  readonly winner: 0 | 1 | 2 | null;
  readonly decidedBy: DecidedBy | null;
}

/**
 * Records which side goes through when the scores do not say. A walkover is a result; one by both sides cancels the
 * match.
 * @param fixture locked
 * @returns why it cannot be recorded; null on success
 */
export async function decideMatch(
  tx: Tx,
  fixture: Selectable<Tables['league_fixtures']>,
  state: BracketState,
  { winner, decidedBy }: Decision,
): Promise<string | null> {
  const row = state.rows.find((match) => match.fixture.id === fixture.id);
  const sides = state.resolved.get(row?.number ?? 0)?.sides ?? [];
  if (winner !== null) {
    const { status } = fixture;
    if (decidedBy === null) return 'Please say how it was decided.';
    if (status === 'played' && aheadByScore(fixture) !== 0) return 'The scores decide who goes through.';
    if (sides.some(({ state: how }) => how === 'open' || how === 'soft')) return 'The teams are not known yet.';
    if (status === 'scheduled' && decidedBy !== 'walkover') {
      return 'The match has no result yet. Only a walkover can be recorded before it.';
    }
    if (winner === 0 && decidedBy !== 'walkover') return 'One side goes through, unless both give a walkover.';
  }
  const decided = { winner, decided_by: winner === null ? null : decidedBy };
  const isOff = fixture.status !== 'played' && fixture.status !== 'no_result';
  if (isOff && winner !== null && winner !== 0 && decidedBy === 'walkover') {
    await recordResult(tx, fixture.id, { ...NO_SCORES, ...decided, status: 'walkover' });
  } else if (fixture.status === 'walkover' && winner === null) {
    await recordResult(tx, fixture.id, { ...NO_SCORES, status: 'scheduled' });
  } else {
    await recordWinner(tx, fixture.id, decided);
    if (isOff && winner !== null && fixture.status !== 'cancelled') await cancelFixture(tx, fixture.id);
  }
  return null;
}
