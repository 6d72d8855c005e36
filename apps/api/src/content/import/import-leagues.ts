import { saveBySlug } from '../../db/save-by-slug.ts';
import { findFilledTeams, saveBracketMatch } from '../../modules/league/brackets/brackets.store.ts';
import { readSourcesOf } from '../../modules/league/brackets/read-source.service.ts';
import { fillBrackets } from '../../modules/league/brackets/fill-brackets.service.ts';
import {
  findCategoryOfAnyLeague,
  saveCategory,
  saveGroup,
} from '../../modules/league/fixtures/save-categories.store.ts';
import { findFixtureId, saveFixture } from '../../modules/league/fixtures/save-fixtures.store.ts';
import { moveLinks } from '../../modules/league/match-day/match-links.service.ts';
import { saveAbout, saveLeague } from '../../modules/league/leagues/save-leagues.store.ts';
import { removeIdleTeams } from '../../modules/league/teams/group-teams.store.ts';
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
      thumbnail: findMedia(league.thumbnail)?.id ?? null,
      sponsor_img: findMedia(league.sponsor_img)?.id ?? null,
      created_at: toTime(league.created_at),
    };
    leagues.set(slug, await saveLeague(tx, { slug, ...row }));
  }
  const groups = await importCategories(step, pack['league-categories.json'], leagues);
  for (const fixture of pack['league-fixtures.json']) {
    const groupId = groups.get(groupKey(fixture.category, fixture.group)) ?? 0;
    const row = toFixtureRow(fixture, groupId, toTime({ ago: 0 }));
    // Teams filled in since the last import stay, or calendars would be updated twice.
    const filled = fixture.from_1 === null ? undefined : await findFilledTeams(tx, fixture.slug);
    await saveFixture(tx, { ...row, ...filled }, now);
    const id = await findFixtureId(tx, fixture.slug);
    if (id !== undefined) await moveLinks(tx, { id, day: row.day, time: row.time });
  }
  await importBrackets(step, pack, groups);
  for (const { slug, league, content, published_at } of pack['league-social.json']) {
    const row = { league_id: leagues.get(league) ?? 0, content, published_at: toTime(published_at) };
    await saveBySlug(tx, 'league_social_posts', slug, row);
  }
  await importRegistrations(step, pack, leagues);
  const about = pack['about-league.json'];
  if (about) await saveAbout(tx, about);
}

/** The matches of a group that name the sources of their sides, in the order of the pack. */
async function importBrackets({ tx, now }: ImportStep, pack: Pack, groups: Ids): Promise<void> {
  const numbers = new Map<number, number>();
  for (const { slug } of pack['league-categories.json']) {
    const category = await findCategoryOfAnyLeague(tx, slug);
    if (!category) continue;
    const read = await readSourcesOf(tx, category.id);
    for (const fixture of pack['league-fixtures.json'].filter((one) => one.category === slug)) {
      const sources = [read(fixture.from_1 ?? ''), read(fixture.from_2 ?? '')] as const;
      const fixtureId = await findFixtureId(tx, fixture.slug);
      const groupId = groups.get(groupKey(slug, fixture.group)) ?? 0;
      const [one, two] = sources;
      if (!one || !two || fixtureId === undefined) continue;
      const number = (numbers.get(groupId) ?? 0) + 1;
      numbers.set(groupId, number);
      await saveBracketMatch(tx, fixtureId, { number, sources: [one, two] });
    }
    await fillBrackets(tx, category.id, now);
  }
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
    await removeIdleTeams(tx, category_id);
  }
  return groupIds;
}
