import type { Db } from '../../../db/open-database.ts';
import { readTies } from '../../league/fixtures/removed-fixtures.store.ts';
import { countTold } from '../../push/fixture-news.store.ts';
import type { DeskFixtureRow } from './desk-fixtures.store.ts';

type Row = Pick<DeskFixtureRow, 'id' | 'group_id' | 'status'>;

/** Why a fixture cannot be removed, with the way out; what a person should know before it is. */
export async function describeRemoval(db: Db, row: Row, now: number) {
  const ties = await readTies(db, row, now);
  return { refusal: refusalOf(row, ties), warnings: await warningsOf(db, row, ties) };
}

type Ties = Awaited<ReturnType<typeof readTies>>;

function refusalOf({ status }: Row, { isScored, isInKnockout }: Ties): string | null {
  if (isInKnockout) {
    return 'This match is part of a knock-out and cannot be removed. Cancel it, or remove the knock-out under Season.';
  }
  if (status !== 'scheduled' && status !== 'cancelled') {
    return 'A match with a result cannot be removed. If the result is wrong, correct it.';
  }
  return isScored ? 'This match has been scored and cannot be removed. If it does not count, cancel it.' : null;
}

async function warningsOf(db: Db, { id }: Row, { links, isWaitedFor }: Ties): Promise<string[]> {
  const told = await countTold(db, id);
  const texts = [
    links > 0 && 'It has a scorer’s link. A phone that scores with it says that the match is cancelled.',
    told > 0 && `Its push messages go to ${told} ${told === 1 ? 'device' : 'devices'}: they are told that it is off.`,
    isWaitedFor && 'A knock-out waits for the table of its group, which may be final without this match.',
  ];
  return texts.flatMap((text) => text || []);
}
