import { expect, type Page } from '@playwright/test';
import type { StartedProduct } from '../start-product.ts';
import { keepPicture } from './pictures.ts';

const groups = {
  'Group A': ['Lane 14', 'Tank Bund', 'Shanthi Eleven', 'Market Road'],
  'Group B': ['Lake View', 'Old Airport', 'Temple Tank', 'Brigade Boys'],
} as const;

/** A day in the format of a date field. @param days days from today */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Creates a league with eight teams in two groups, and every match of its season. */
export async function makeLeague(page: Page, product: StartedProduct): Promise<void> {
  await page.goto(`${product.desk}/league`);
  await page.getByRole('button', { name: 'New league' }).click();
  const league = page.getByRole('dialog', { name: 'New league' });
  await league.getByRole('textbox', { name: 'Name' }).fill('Lakeside League');
  await league.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'New category' }).click();
  const category = page.getByRole('dialog', { name: 'New category' });
  await category.getByRole('textbox', { name: 'Name' }).fill('Under 17');
  await category.getByRole('checkbox', { name: /^Played in overs/ }).uncheck();
  await category.getByRole('button', { name: 'Save' }).click();
  for (const [name, teams] of Object.entries(groups)) {
    await page.getByRole('button', { name: 'New group' }).click();
    const group = page.getByRole('dialog', { name: 'New group in Under 17' });
    await group.getByRole('textbox', { name: 'Name' }).fill(name);
    for (const [at, team] of teams.entries()) {
      await group.getByRole('button', { name: 'Add a team' }).click();
      await group.getByRole('textbox', { name: `Team ${at + 1}` }).fill(team);
    }
    await group.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: `Edit ${name} of Under 17` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add matches' }).click();
  const plan = page.getByRole('dialog', { name: 'Add matches to Under 17' });
  await plan.getByRole('radio', { name: 'Plan a season' }).check({ force: true });
  await plan.getByLabel('First day').fill(dayIn(-60));
  await plan.getByLabel('Last day').fill(dayIn(-2));
  await plan.getByRole('textbox', { name: 'Grounds' }).fill('Kodihalli 07:00 to 11:30\nLakeside 07:00 to 11:30');
  await plan.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(plan.getByText('All 12 matches have a slot. Nothing is saved yet.')).toBeVisible();
  await plan.getByText('All 12 matches have a slot.').scrollIntoViewIfNeeded();
  await keepPicture(page, '06-season');
  await plan.getByRole('button', { name: 'Add 12 matches' }).click();
  await expect(plan).toBeHidden();
}

/** Enters a result for each match until none is missing. */
export async function playSeason(page: Page, product: StartedProduct): Promise<void> {
  await page.goto(`${product.desk}/league`);
  await page.getByRole('link', { name: 'No result' }).click();
  const matches = page.getByRole('region', { name: 'League' }).locator('li').getByRole('link', { name: / v / });
  await expect(matches).toHaveCount(12);
  for (let played = 0; played < 12; played += 1) {
    await matches.first().click();
    const match = page.getByRole('article');
    await match.getByRole('button', { name: 'Enter the result' }).click();
    await match
      .getByRole('textbox', { name: 'Score' })
      .first()
      .fill(String((played * 7) % 4));
    await match
      .getByRole('textbox', { name: 'Score' })
      .last()
      .fill(String((played * 5) % 3));
    await match.getByRole('button', { name: 'Check' }).click();
    if (played === 11) await keepPicture(page, '07-result');
    await match.getByRole('button', { name: 'Save the result' }).click();
    await expect(match.getByText(/^You entered the result/)).toBeVisible();
    await page.goBack();
    await expect(matches).toHaveCount(11 - played);
  }
  await page.getByRole('link', { name: 'Tables' }).click();
  await expect(page.getByRole('table')).toHaveCount(2);
  // Each of four teams plays the others once.
  await expect(
    page
      .getByRole('table')
      .first()
      .getByRole('row', { name: /Lane 14/ }),
  ).toContainText('3');
}
