import type { DecidedBy } from '@maidan/contract/league/brackets';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { cancelFixture } from '../fixtures/save-fixtures.store.ts';
import { recordWinner } from './brackets.store.ts';
import { fillBrackets } from './fill-brackets.service.ts';
import type { BracketState } from './resolve-brackets.service.ts';

interface Decision {
  /** 0 is neither side; null takes the record back. */
  readonly winner: 0 | 1 | 2 | null;
  readonly decidedBy: DecidedBy | null;
}

/**
 * Records who goes through where the scores do not say. A walkover before the match cancels it.
 * @param fixture locked
 * @returns why it cannot be recorded; null when it was
 */
export async function decideMatch(
  tx: Tx,
  fixture: Selectable<Tables['league_fixtures']>,
  state: BracketState,
  { winner, decidedBy }: Decision,
  now: number,
): Promise<string | null> {
  const row = state.rows.find((match) => match.fixture.id === fixture.id);
  const sides = state.resolved.get(row?.number ?? 0)?.sides ?? [];
  if (winner !== null) {
    const { status, score_1: one, score_2: two } = fixture;
    if (decidedBy === null) return 'Please say how it was decided.';
    if (status === 'played' && one !== two) return 'The scores say who goes through.';
    if (sides.some(({ state: how }) => how === 'open' || how === 'soft')) return 'The teams are not known yet.';
    if (status === 'scheduled' && decidedBy !== 'walkover') {
      return 'The match has no result yet. Only a walkover is decided before it.';
    }
    if (winner === 0 && decidedBy !== 'walkover') return 'One side goes through, unless both give a walkover.';
  }
  await recordWinner(tx, fixture.id, { winner, decided_by: winner === null ? null : decidedBy });
  if (winner !== null && fixture.status === 'scheduled') await cancelFixture(tx, fixture.id);
  await fillBrackets(tx, state.categoryId, now);
  return null;
}
