import { expectAccessible } from '../../support/accessible.ts';
import { leagueDesk } from '../../support/content/league-desk.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { layoutShifts } from '../../support/loading.ts';
import { expect, test } from '../../support/test.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league), viewport: { width: 1440, height: 900 } });

test(
  'a clubhouse wall shows a match from its first ball, and nothing shifts when the score changes',
  { tag: ['@extension', '@desk-only'] },
  async ({ page, browser, addresses }) => {
    const { slug } = await seedLeague();
    const desk = await leagueDesk(addresses.api, slug);
    const now = await desk.addFixture(['Jets', 'Rajarajeshwari Nagar Strikers']);
    const link = await desk.scorersLink(now, 'futsal');
    await page.goto(`/wall/${slug}`);
    await expect(page.getByText('No match is being played right now')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Group A standings' })).toBeVisible();

    const scorer = await (await browser.newContext()).newPage();
    await scorer.goto(addresses.league + link);
    await scorer.getByRole('button', { name: 'Start scoring' }).click();
    const board = page.getByRole('main');
    await expect(board).toContainText('Live');
    // The layout has changed to the live match; from here on, only figures change.
    const before = await page.evaluate(layoutShifts);
    await scorer.getByRole('button', { name: 'Goal makes it 1 - 0, Jets' }).click();
    await scorer.getByRole('button', { name: 'Card, Rajarajeshwari Nagar Strikers' }).click();
    await scorer.getByRole('dialog').getByRole('radio', { name: 'Yellow' }).press(' ');
    await scorer.getByRole('button', { name: 'Record the card' }).press('Enter');
    await expect(board).toContainText('1 yellow');
    await expect(board).toContainText('Jets1');
    expect(await page.evaluate(layoutShifts)).toEqual(before);
    await expectAccessible(page);
    await page.reload();
    await expect(board).toContainText('1 yellow');
  },
);
