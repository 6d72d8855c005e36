import { saveCategory, saveGroup } from '../../modules/league/fixtures/save-categories.store.ts';
import { saveFixture } from '../../modules/league/fixtures/save-fixtures.store.ts';
import type { ImportStep } from './import-pack.ts';
import type { Ids } from './import-page-parts.ts';
import { toCategoryRow, toFixtureRow } from './league-rows.ts';

/** Categories, groups and fixtures of the pack's leagues, known again by slug, a group by its name. */
export async function importLeagueFixtures(step: ImportStep, leagues: Ids): Promise<void> {
  const groups = await importCategories(step, leagues);
  for (const fixture of step.pack['league-fixtures.json']) {
    const groupId = groups.get(groupKey(fixture.category, fixture.group)) ?? 0;
    await saveFixture(step.tx, toFixtureRow(fixture, groupId, step.toTime({ ago: 0 })), step.now);
  }
}

const groupKey = (category: string, group: string) => `${category} ${group}`;

async function importCategories({ tx, pack }: ImportStep, leagues: Ids): Promise<Ids> {
  const groupIds = new Map<string, number>();
  for (const [position, { league, groups, ...category }] of pack['league-categories.json'].entries()) {
    const row = toCategoryRow(category, leagues.get(league) ?? 0);
    const category_id = await saveCategory(tx, { ...row, position });
    for (const [place, group] of groups.entries()) {
      const id = await saveGroup(tx, { category_id, ...group, position: place });
      groupIds.set(groupKey(category.slug, group.name), id);
    }
  }
  return groupIds;
}
