import { saveAbout, saveLeague } from '../../modules/league/leagues/save-leagues.store.ts';
import { importLeagueFixtures } from './import-league-fixtures.ts';
import { importLeagueSocial } from './import-league-social.ts';
import { importRegistrations } from './import-registrations.ts';
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
    ids.set(slug, await saveLeague(tx, { slug, ...row }));
  }
  await importLeagueFixtures(step, ids);
  await importLeagueSocial(step, ids);
  await importRegistrations(step, ids);
  const about = pack['about-league.json'];
  if (about) await saveAbout(tx, about);
}
