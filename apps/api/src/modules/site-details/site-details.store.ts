import { longDay } from '@maidan/brand/details';
import { policies } from '@maidan/brand/policies';
import { detailNames, type DetailName } from '@maidan/contract/operations/site-details';
import type { Db, Tx } from '../../db/open-database.ts';

/** The details that owners changed, by name; names unknown to this version are left out. */
export async function findChangedDetails(db: Db): Promise<Partial<Record<DetailName, string>>> {
  const rows = await db
    .selectFrom('site_details')
    .select(['name', 'value'])
    .where('name', 'in', detailNames)
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** @param value null for the build's value */
export async function changeDetail(tx: Tx, name: DetailName, value: string | null, now: number): Promise<void> {
  if (value === null) {
    await tx.deleteFrom('site_details').where('name', '=', name).execute();
    return;
  }
  await tx
    .insertInto('site_details')
    .values({ name, value, changed_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed_at: now }))
    .execute();
}

/** The date of the policies as the sites show it: '14 January 2024'. */
export async function findPoliciesVersion(db: Db): Promise<string> {
  const name = 'policies_updated' satisfies DetailName;
  const row = await db.selectFrom('site_details').select('value').where('name', '=', name).executeTakeFirst();
  return row ? longDay(row.value) : policies.lastUpdated;
}
