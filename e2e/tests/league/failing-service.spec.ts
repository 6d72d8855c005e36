import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '../../product/test.ts';
import { askedBefore } from './league-api.ts';
import { test } from './spoilt-league.ts';

test.beforeEach(({ page }) => askedBefore(page));

const pages = [
  ['Table', '/league_table', 'We have no results for Namma Hoops to show at the moment.'],
  ['Social Media', '/socialmedia/', 'Nothing Here to Show!'],
  ['About', '/api/ysl/about', 'Nothing Here to Show!'],
] as const;

for (const [name, call, words] of pages) {
  test(`2.244 2.250 2.254 ${name}: a service that fails says '${words}', and comes back`, async ({ page, spoilt }) => {
    await page.goto(`${spoilt.origin}/league/namma-hoops`);
    spoilt.spoil(call, 'failing');
    const nav = page.getByRole('navigation', { name: 'League pages' });
    await nav.getByRole('link', { name }).click();
    await expect(page.getByText(words)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    spoilt.mend(call);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
  });
}

test("2.232 the home: a service that fails says 'Nothing Here to Show!', and the next load shows the league", async ({
  page,
  spoilt,
}) => {
  for (const call of ['/ysl/home/', '/ysl/league/', '/ysl/latest_league']) spoilt.spoil(call, 'failing');
  const answer = await page.goto(`${spoilt.origin}/league/city-fives`);
  expect(answer?.status()).toBeGreaterThanOrEqual(500);
  await expect(page.getByText('Nothing Here to Show!')).toBeVisible({ timeout: 20_000 });
  for (const call of ['/ysl/home/', '/ysl/league/', '/ysl/latest_league']) spoilt.mend(call);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'City Fives' })).toBeVisible({ timeout: 20_000 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the login, not-found and failing pages, ${colorScheme}`, async ({ page, spoilt }) => {
    await page.emulateMedia({ colorScheme });
    spoilt.spoil('/league_table', 'failing');
    for (const path of ['/login', '/404', '/no-such-page', '/table/namma-hoops', '/fixture/monsoon-trials']) {
      await page.goto(`${spoilt.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect.soft([path, found]).toEqual([path, []]);
    }
  });
}
