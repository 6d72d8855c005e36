import { expectAccessible } from '../../support/accessible.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { givePasskeys, join, joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { freshPhone } from '../../support/users.ts';
import { skipLoginInvitation } from '../league/league-api.ts';

test(
  'an organiser enters, corrects and undoes a result on a phone, and readers see each change at once',
  { tag: ['@extension', '@phone-only'] },
  async ({ page, browser, addresses }) => {
    test.slow();
    const { desk, api, league: site } = addresses;
    const league = await seedLeague();
    // An owner invites the organiser of this league.
    const owner = await (await browser.newContext()).newPage();
    await joinAsOwner(owner, addresses, 'Kavya');
    await owner.goto(`${desk}/settings/staff`);
    await owner.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Invite someone' });
    const phone = freshPhone();
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill(phone);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Farhan');
    await dialog.getByRole('checkbox', { name: /^Editor/ }).uncheck();
    await dialog.getByRole('checkbox', { name: /^Organiser/ }).check();
    await dialog.getByRole('checkbox', { name: league.name }).check();
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await givePasskeys(page);
    await join(page, api, link, phone);

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'League' }).click();
    await expect(page.getByRole('heading', { level: 1, name: league.name })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'League' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: /Jets v Kings/ }).click();
    const match = page.getByRole('article', { name: 'Jets v Kings' });
    await match.getByRole('button', { name: 'Enter the result' }).click();
    const jets = match.getByRole('group', { name: 'Jets' });
    const kings = match.getByRole('group', { name: 'Kings' });
    await jets.getByRole('textbox', { name: 'Runs' }).fill('48');
    await match.getByRole('button', { name: 'Check' }).click();
    await expect(match.getByText('Enter both scores.')).toBeVisible();
    await kings.getByRole('textbox', { name: 'Runs' }).fill('31');
    await kings.getByRole('checkbox', { name: 'All out' }).check();
    await expectAccessible(page);
    await match.getByRole('button', { name: 'Check' }).click();
    const after = match.getByRole('table', { name: 'The table with this result' });
    await expect(after.getByRole('row', { name: /Jets/ })).toContainText('2');
    await expectAccessible(page);
    await match.getByRole('button', { name: 'Save the result' }).click();
    await expect(match.getByText(/^You entered the result/)).toBeVisible();

    const reader = await (await browser.newContext()).newPage();
    await skipLoginInvitation(reader);
    const top = reader.getByRole('table').getByRole('row').nth(1);
    await reader.goto(`${site}/fixture/${league.slug}`);
    // Results of an earlier week are collapsed.
    await expect(reader.getByRole('main')).toContainText('48 - 31');
    await reader.goto(`${site}/table/${league.slug}`);
    await expect(top).toContainText('Jets');

    await match.getByRole('button', { name: 'Correct the result' }).click();
    await kings.getByRole('textbox', { name: 'Runs' }).fill('51');
    await match.getByRole('button', { name: 'Check' }).click();
    await match.getByRole('button', { name: 'Save the result' }).click();
    await expect(match.getByText(/^You corrected the result/)).toBeVisible();
    await expect(async () => {
      await reader.reload();
      await expect(top).toContainText('Kings', { timeout: 1000 });
    }).toPass();

    await match.getByRole('button', { name: 'Undo' }).click();
    await expect(match.getByText(/^You undid the last change/)).toBeVisible();
    await expect(match.getByText('31', { exact: true })).toBeVisible();
    await expect(async () => {
      await reader.reload();
      await expect(top).toContainText('Jets', { timeout: 1000 });
    }).toPass();

    // A match added by mistake is removed and restored.
    await page.getByRole('link', { name: 'Back to the matches' }).click();
    await page.getByRole('navigation', { name: 'Parts of the league' }).getByRole('link', { name: 'Next' }).click();
    const next = page.getByRole('link', { name: /Rajarajeshwari Nagar Strikers v Kings/ });
    await next.click();
    await page.getByRole('button', { name: 'Remove the match' }).click();
    await expect(page.getByText(/^Removed: Rajarajeshwari Nagar Strikers v Kings/)).toBeVisible();
    await expect(next).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(next).toBeVisible();
  },
);
