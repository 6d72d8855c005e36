import type { ImportStep } from './import-pack.ts';
import type { Ids } from './import-page-parts.ts';

/** What the pack's leagues say on their own social pages. */
export async function importLeagueSocial({ tx, pack, toTime }: ImportStep, leagues: Ids): Promise<void> {
  for (const { slug, league, content, published_at } of pack['league-social.json']) {
    const row = { league_id: leagues.get(league) ?? 0, content, published_at: toTime(published_at) };
    await tx
      .insertInto('league_social_posts')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
}
