import type { Tx } from '../../db/open-database.ts';
import { keyedHash } from '../sessions/token.service.ts';
import { addSanction, findSanctions } from './sanctions.store.ts';

interface Account {
  readonly userId: number;
  /** Canonical. */
  readonly phone: string;
}

const hashNumber = (pepper: string, phone: string): string => keyedHash(pepper, ['sanctioned number', phone]);

/** Keeps the active sanctions of an account that is about to be deleted, so that deletion does not end a ban. */
export async function keepSanctions(tx: Tx, pepper: string, { userId, phone }: Account, now: number): Promise<void> {
  const number_hash = hashNumber(pepper, phone);
  const lastOfKind = new Map((await findSanctions(tx, userId, now)).map((sanction) => [sanction.kind, sanction]));
  for (const { kind, rule, created_at, ends_at } of lastOfKind.values()) {
    await tx
      .insertInto('number_sanctions')
      .values({ number_hash, kind, rule, created_at, ends_at })
      .onConflict((conflict) => conflict.columns(['number_hash', 'kind']).doUpdateSet({ rule, created_at, ends_at }))
      .execute();
  }
}

/** Applies the kept sanctions to a new account with the same number. */
export async function returnSanctions(tx: Tx, pepper: string, { userId, phone }: Account, now: number): Promise<void> {
  const kept = await tx
    .deleteFrom('number_sanctions')
    .where('number_hash', '=', hashNumber(pepper, phone))
    .returning(['kind', 'rule', 'created_at', 'ends_at'])
    .execute();
  for (const { created_at: since, ...sanction } of kept) {
    if (sanction.ends_at !== null && sanction.ends_at <= now) continue;
    await addSanction(tx, { ...sanction, user_id: userId, staff_id: null }, since);
  }
}
