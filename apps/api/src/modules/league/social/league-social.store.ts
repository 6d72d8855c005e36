import type { Db } from '../../../db/open-database.ts';

/** The most posts that a social page shows. */
const MOST = 50;

/** Newest first. */
export async function listSocialPosts(db: Db, leagueId: number) {
  return db
    .selectFrom('league_social_posts')
    .select(['content', 'published_at'])
    .where('league_id', '=', leagueId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}
export type SocialPost = Awaited<ReturnType<typeof listSocialPosts>>[number];

export async function hasSocialPosts(db: Db, leagueId: number): Promise<boolean> {
  const query = db.selectFrom('league_social_posts').select('id').where('league_id', '=', leagueId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
