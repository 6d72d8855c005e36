import type { Db, Tx } from '../../../../db/open-database.ts';
import { isSlugTaken } from './season.store.ts';

/** The number of posts that the frame shows. */
const MOST = 50;
const columns = ['id', 'content', 'published_at'] as const;

/** Newest first. */
export async function listSocialRows(db: Db, leagueId: number) {
  return db
    .selectFrom('league_social_posts')
    .select(columns)
    .where('league_id', '=', leagueId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}

export type SocialRow = Awaited<ReturnType<typeof listSocialRows>>[number];

export async function addSocialPost(tx: Tx, league: { id: number; slug: string }, content: string, now: number) {
  let number = 1;
  while (await isSlugTaken(tx, 'league_social_posts', `${league.slug}-${number}`)) number += 1;
  return tx
    .insertInto('league_social_posts')
    .values({ slug: `${league.slug}-${number}`, league_id: league.id, content, published_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns undefined when the league has no such post */
export async function changeSocialPost(tx: Tx, leagueId: number, id: number, content: string) {
  return tx
    .updateTable('league_social_posts')
    .set({ content })
    .where('id', '=', id)
    .where('league_id', '=', leagueId)
    .returning(columns)
    .executeTakeFirst();
}

export async function findSocialPost(tx: Tx, id: number) {
  return tx.selectFrom('league_social_posts').select(['id', 'league_id']).where('id', '=', id).executeTakeFirst();
}

export async function removeSocialRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('league_social_posts').where('id', '=', id).execute();
}
