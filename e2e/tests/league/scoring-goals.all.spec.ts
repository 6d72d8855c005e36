import { expectAccessible } from '../../support/accessible.ts';
import { leagueDesk } from '../../support/content/league-desk.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { indianTimeIn } from '../../support/content/indian-time.ts';
import { layoutShifts } from '../../support/loading.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test(
  'goals, fouls and cards count on the tap until the final whistle, and readers see each',
  { tag: ['@extension', '@phone-only'] },
  async ({ page, browser, addresses }) => {
    test.slow();
    const league = await seedLeague();
    const reader = await (await browser.newContext()).newPage();
    await skipLoginInvitation(reader);
    const list = await reader.context().newPage();
    // Both pages are open before the match begins.
    const desk = await leagueDesk(addresses.api, league.slug);
    const match = await desk.fixtureOf(['Jets', 'Kings']);
    await desk.moveFixture(match, indianTimeIn(10));
    await list.goto(`${addresses.league}/fixture/${league.slug}`);
    await reader.goto(list.url());
    await reader
      .getByRole('link', { name: /^Jets v Kings/ })
      .first()
      .click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Jets v Kings');
    const table = await reader.context().newPage();
    await skipLoginInvitation(table);
    await table.goto(`${addresses.league}/table/${league.slug}`);
    await expect(table.getByText('Once a match begins, this table follows it live.')).toBeVisible();
    await page.goto(await desk.scorersLink(match, 'futsal'));
    await expect(page.getByText('2 × 20 minutes')).toBeVisible();
    await page.getByRole('button', { name: 'Start scoring' }).click();
    const board = page.getByRole('region', { name: 'Score' });
    await page.getByRole('button', { name: 'Goal makes it 1 - 0, Jets' }).click();
    await page.getByRole('button', { name: 'Goal makes it 1 - 1, Kings' }).click();
    await page.getByRole('button', { name: 'Foul, Kings' }).click();
    await expect(board.getByText('Fouls 1')).toBeVisible();
    await page.getByRole('button', { name: 'Card, Kings' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Red' }).press(' ');
    await page.getByRole('button', { name: 'Record the card' }).press('Enter');
    await expectAccessible(page);

    const score = reader.getByRole('region', { name: 'Score' });
    await expect(score.getByText('1 red')).toBeVisible();
    await page.getByRole('button', { name: 'Goal makes it 2 - 1, Jets' }).click();
    await expect(score.getByText('2', { exact: true })).toBeVisible();

    await expect(list.getByText('2 - 1').first()).toBeVisible();

    const first = (on: typeof table) => on.getByRole('table', { name: 'Group A standings' }).getByRole('row').nth(1);
    await expect(first(table)).toContainText(/^1Jets playing now110.*2$/);
    await expect(first(reader)).toContainText(/^1Jets playing now110.*2$/);
    await table.getByText('Confirmed', { exact: true }).click();
    await expect(first(table)).toContainText(/^1Jets000/);
    await table.getByText('As it stands', { exact: true }).click();
    await expectAccessible(table);
    expect(await table.evaluate(layoutShifts)).toEqual([]);

    await page.getByRole('button', { name: 'Break' }).click();
    await expect(score.getByText('Break', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Next period' }).click();
    await page.getByRole('button', { name: 'Full time' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Is this the result?' })).toBeVisible();
    await page.getByRole('button', { name: 'Not yet, back to scoring' }).press('Enter');
    await page.getByRole('button', { name: 'Full time' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, 2 - 1' }).press('Enter');
    await expect(page.getByText(/^You have said yes/)).toBeVisible();

    await expect(score.getByText('Finished, not yet confirmed')).toBeVisible();
  },
);
