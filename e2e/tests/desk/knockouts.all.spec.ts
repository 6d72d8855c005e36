import { expectAccessible } from '../../support/accessible.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { leagueDesk, playGroup } from '../../support/content/league-desk.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from '../league/league-api.ts';

test(
  'an organiser adds a knock-out, changes who went through after a tie, and prints a score sheet',
  { tag: ['@extension', '@desk-only'] },
  async ({ page, browser, addresses }) => {
    test.slow();
    const league = await seedLeague();
    await joinAsOwner(page, addresses, 'Meera');
    await page.goto(`${addresses.desk}/league`);
    await page.getByRole('combobox', { name: 'League' }).selectOption({ label: league.name });
    await page.getByRole('link', { name: 'Season' }).click();
    await page.getByRole('button', { name: 'Knockouts', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Knockouts of Under 17' });
    await dialog.getByRole('combobox', { name: 'Teams from each group' }).selectOption('2');
    await dialog.getByLabel('Day of the first round').fill('2030-12-06');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add 1 match' }).click();
    await expect(dialog.getByText('First of Group A v Second of Group A')).toBeVisible();

    const desk = await leagueDesk(addresses.api, league.slug);
    await playGroup(desk);
    const final = await desk.fixtureOf(['Rajarajeshwari Nagar Strikers', 'Jets']);
    await desk.enterResult(final, '24', '24', { winner: 1, decided_by: 'lots' });
    await page.reload();
    await page.getByRole('button', { name: 'Knockouts', exact: true }).click();
    await expect(dialog.getByText(/Strikers won by drawing lots/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Who goes through in match 1' }).click();
    await dialog.getByRole('radio', { name: 'Jets' }).check();
    await dialog.getByRole('combobox', { name: 'How' }).selectOption({ label: 'after a super over' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/Jets won after a super over/)).toBeVisible();

    const reader = await (await browser.newContext()).newPage();
    await skipLoginInvitation(reader);
    await reader.goto(`${addresses.league}/table/${league.slug}/knockouts`);
    await expect(reader.getByText('Jets won after a super over')).toBeVisible();
    await reader.close();

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Results' }).click();
    await page.getByRole('link', { name: /Strikers 24 v Jets 24/ }).click();
    await page.getByRole('link', { name: 'Printable score sheet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Score sheet' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { name: 'Innings 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  },
);
