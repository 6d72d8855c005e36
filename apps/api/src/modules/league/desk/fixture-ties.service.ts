import type { Db } from '../../../db/open-database.ts';
import { listGroups } from '../fixtures/league-fixtures.store.ts';
import { readTies } from '../fixtures/removed-fixtures.store.ts';
import { countTold } from '../../push/fixture-news.store.ts';
import type { DeskFixtureRow } from './desk-fixtures.store.ts';

type Row = Pick<DeskFixtureRow, 'id' | 'group_id' | 'category_id' | 'status'>;

/** What depends on a fixture, and so whether it can be removed, and its group and teams corrected. */
export async function describeTies(db: Db, row: Row, now: number) {
  const ties = await readTies(db, row, now);
  const groups = await listGroups(db, row.category_id);
  return {
    /** Why it cannot be removed, and what to do instead; warnings to confirm before it is removed. */
    removal: { refusal: refusalOf(row, ties), warnings: await warningsOf(db, row, ties) },
    correction: {
      /** Why its group and teams cannot be changed. */
      refusal: ties.isScored ? 'This match has been scored, so its group and teams can no longer change.' : null,
      /** The groups it can be in. A knock-out match stays in its knock-out. */
      groups: groups.filter(({ id }) => !ties.isInKnockout || id === row.group_id),
    },
  };
}

type Ties = Awaited<ReturnType<typeof readTies>>;

function refusalOf({ status }: Row, { isScored, isInKnockout }: Ties): string | null {
  if (isInKnockout) {
    return 'This match is part of a knockout and cannot be removed. Cancel it, or remove the knockout under Season.';
  }
  if (status !== 'scheduled' && status !== 'cancelled') {
    return 'A match with a result cannot be removed. If the result is wrong, correct it.';
  }
  return isScored ? 'This match has been scored and cannot be removed. If it does not count, cancel it.' : null;
}

async function warningsOf(db: Db, { id }: Row, { links, isWaitedFor }: Ties): Promise<string[]> {
  const told = await countTold(db, id);
  const texts = [
    links > 0 && 'It has a scorer’s link. Phones that score with it will show that the match is cancelled.',
    told > 0 && `${told} ${told === 1 ? 'device' : 'devices'} will get a push notification that the match is off.`,
    isWaitedFor && 'A knockout waits for the table of its group, which may be final without this match.',
  ];
  return texts.flatMap((text) => text || []);
}
