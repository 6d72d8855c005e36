import type { Insertable } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';

/** A league to save, identified by its slug; its followers remain. */
export type WrittenLeague = Omit<Insertable<Tables['leagues']>, 'id' | 'follower_base' | 'follower_count'>;

/** @returns the league's id */
export async function saveLeague(tx: Tx, { slug, ...row }: WrittenLeague): Promise<number> {
  const { id } = await tx
    .insertInto('leagues')
    .values({ slug, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** There is only one About page. */
export async function saveAbout(tx: Tx, about: { name: string; content: string }): Promise<void> {
  await tx
    .insertInto('about_league')
    .values({ id: 1, ...about })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
    .execute();
}
