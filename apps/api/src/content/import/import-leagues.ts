import { saveBySlug } from '../../db/save-by-slug.ts';
import { saveCategory, saveGroup } from '../../modules/league/fixtures/save-categories.store.ts';
import { saveFixture } from '../../modules/league/fixtures/save-fixtures.store.ts';
import { saveAbout, saveLeague } from '../../modules/league/leagues/save-leagues.store.ts';
import type { Ids } from '../../modules/publishing/save-posts.store.ts';
import type { Pack } from '../format/pack-schema.ts';
import type { ImportStep } from './import-pack.store.ts';
import { importRegistrations } from './import-registrations.store.ts';
import { toCategoryRow, toFixtureRow } from './league-rows.ts';

export async function importLeagues(step: ImportStep, pack: Pack): Promise<void> {
  const { tx, findMedia, toTime, now } = step;
  const leagues = new Map<string, number>();
  for (const { slug, ...league } of pack['leagues.json']) {
    const row = {
      ...league,
      thumbnail: findMedia(league.thumbnail)?.stored ?? null,
      sponsor_img: findMedia(league.sponsor_img)?.stored ?? null,
      created_at: toTime(league.created_at),
    };
    leagues.set(slug, await saveLeague(tx, { slug, ...row }));
  }
  const groups = await importCategories(step, pack['league-categories.json'], leagues);
  for (const fixture of pack['league-fixtures.json']) {
    const groupId = groups.get(groupKey(fixture.category, fixture.group)) ?? 0;
    await saveFixture(tx, toFixtureRow(fixture, groupId, toTime({ ago: 0 })), now);
  }
  for (const { slug, league, content, published_at } of pack['league-social.json']) {
    const row = { league_id: leagues.get(league) ?? 0, content, published_at: toTime(published_at) };
    await saveBySlug(tx, 'league_social_posts', slug, row);
  }
  await importRegistrations(step, pack, leagues);
  const about = pack['about-league.json'];
  if (about) await saveAbout(tx, about);
}

const groupKey = (category: string, group: string) => `${category} ${group}`;

/** @returns the ids of groups by category and name */
async function importCategories(
  { tx }: ImportStep,
  categories: Pack['league-categories.json'],
  leagues: Ids,
): Promise<Ids> {
  const groupIds = new Map<string, number>();
  for (const [position, { league, groups, ...category }] of categories.entries()) {
    const row = toCategoryRow(category, leagues.get(league) ?? 0);
    const category_id = await saveCategory(tx, { ...row, position });
    for (const [at, group] of groups.entries()) {
      groupIds.set(groupKey(category.slug, group.name), await saveGroup(tx, { category_id, ...group, position: at }));
    }
  }
  return groupIds;
}
