import { importLeagueFixtures } from './import-league-fixtures.ts';
import { importLeagueSocial } from './import-league-social.ts';
import type { ImportStep } from './import-pack.ts';

export async function importLeagues(step: ImportStep): Promise<void> {
  const { tx, pack, findMedia, toTime } = step;
  const ids = new Map<string, number>();
  for (const { slug, ...league } of pack['leagues.json']) {
    const row = {
      ...league,
      thumbnail: findMedia(league.thumbnail)?.stored ?? null,
      sponsor_img: findMedia(league.sponsor_img)?.stored ?? null,
      created_at: toTime(league.created_at),
    };
    const { id } = await tx
      .insertInto('leagues')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, id);
  }
  await importLeagueFixtures(step, ids);
  await importLeagueSocial(step, ids);
  const about = pack['about-league.json'];
  if (!about) return;
  await tx
    .insertInto('about_league')
    .values({ id: 1, ...about })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
    .execute();
}
