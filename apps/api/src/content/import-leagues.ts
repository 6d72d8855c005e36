import type { ImportStep } from './import-pack.ts';

export async function importLeagues({ tx, pack, findMedia, toTime }: ImportStep): Promise<void> {
  for (const { slug, ...league } of pack['leagues.json']) {
    const row = {
      ...league,
      thumbnail: findMedia(league.thumbnail)?.stored ?? null,
      sponsor_img: findMedia(league.sponsor_img)?.stored ?? null,
      created_at: toTime(league.created_at),
    };
    await tx
      .insertInto('leagues')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
  const about = pack['about-league.json'];
  if (!about) return;
  await tx
    .insertInto('about_league')
    .values({ id: 1, ...about })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(about))
    .execute();
}
