import type { Db } from '../../db/open-database.ts';

export interface AddressRow {
  slug: string;
  published_at: number;
}

/** Visible posts, oldest first. */
export async function listAddresses(db: Db, now: number, limit: number, offset: number): Promise<AddressRow[]> {
  return db
    .selectFrom('posts')
    .select(['slug', 'published_at'])
    .where('withdrawn_at', 'is', null)
    .where('published_at', '<=', now)
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}
