import { expectAccessible } from '../../support/accessible.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from './league-api.ts';

test.beforeEach(({ page }) => skipLoginInvitation(page));

const pages = [
  ['Table', '/league_table', 'We have no results for Namma Hoops to show at the moment.'],
  ['Social Media', '/socialmedia/', 'Nothing Here to Show!'],
  ['About', '/api/ysl/about', 'Nothing Here to Show!'],
] as const;

for (const [index, [name, call, text]] of pages.entries()) {
  test(
    `${name}: a failing service shows '${text}', and recovers [2.244 2.250 2.254]`,
    alsoInAll(index),
    async ({ page, faultyLeague }) => {
      await page.goto(`${faultyLeague.origin}/league/namma-hoops`);
      faultyLeague.fail(call, 'failing');
      const nav = page.getByRole('navigation', { name: 'League pages' });
      await nav.getByRole('link', { name }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      faultyLeague.recover(call);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
    },
  );
}

test(
  "home: a failing service shows 'Nothing Here to Show!', and the next load shows the league [2.232]",
  { tag: '@all' },
  async ({ page, faultyLeague }) => {
    for (const call of ['/ysl/home/', '/ysl/league/', '/ysl/latest_league']) faultyLeague.fail(call, 'failing');
    const answer = await page.goto(`${faultyLeague.origin}/league/city-fives`);
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByText('Nothing Here to Show!')).toBeVisible();
    for (const call of ['/ysl/home/', '/ysl/league/', '/ysl/latest_league']) faultyLeague.recover(call);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'City Fives' })).toBeVisible();
  },
);

test('axe finds nothing on the login, not-found and failing pages', { tag: '@all' }, async ({ page, faultyLeague }) => {
  faultyLeague.fail('/league_table', 'failing');
  for (const path of ['/login', '/404', '/no-such-page', '/table/namma-hoops', '/fixture/monsoon-trials']) {
    await page.goto(`${faultyLeague.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expectAccessible(page);
  }
});
