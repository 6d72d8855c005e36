import { expectAccessible } from '../../support/accessible.ts';
import { seedLeague } from '../../support/content/seeds.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from '../league/league-api.ts';

test(
  'an organiser creates a scorer’s link, follows the match, confirms and corrects its result, and ends the link',
  { tag: ['@extension', '@phone-only'] },
  async ({ page, browser, addresses }) => {
    test.slow();
    const league = await seedLeague();
    await joinAsOwner(page, addresses, 'Meera');
    await page.goto(`${addresses.desk}/league`);
    const leagues = page.getByRole('combobox', { name: 'League' });
    await leagues.selectOption({ label: league.name });
    await page
      .getByRole('link', { name: /Jets v Kings/ })
      .first()
      .click();
    const scoring = page.getByRole('region', { name: 'Scoring on the ground' });
    await scoring.getByRole('button', { name: 'Create a scorer’s link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scorer’s link' });
    await expect(dialog.getByRole('combobox', { name: 'Sport' })).toHaveValue('cricket');
    await dialog.getByRole('checkbox', { name: 'The last batter bats alone' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await expect(dialog.getByText('QR code of the scorer’s link')).toBeAttached();
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(scoring.getByText('Nothing scored yet.')).toBeVisible();

    const scorer = await (await browser.newContext()).newPage();
    await scorer.goto(link);
    await expect(scorer.getByText('Last batter bats alone')).toBeVisible();
    await scorer.getByRole('button', { name: 'Start scoring' }).click();
    await scorer.getByRole('button', { name: 'Begin the innings' }).press('Enter');
    const pad = scorer.getByRole('group', { name: 'This ball' });
    const more = async (name: string) => {
      await pad.getByRole('button', { name: 'More' }).click();
      // A click on a key that opens beneath the finger would count as a second tap of a shaking hand.
      await scorer.getByRole('dialog').getByRole('button', { name }).press('Enter');
    };
    await pad.getByRole('button', { name: '4' }).click();
    await more('Close the innings');
    await scorer.getByRole('dialog').getByRole('button', { name: 'Declared, or out of time' }).press('Enter');
    await scorer.getByRole('button', { name: 'Begin the innings' }).press('Enter');
    await pad.getByRole('button', { name: '6' }).click();
    await scorer.getByRole('button', { name: 'End the match' }).press('Enter');
    await scorer.getByRole('button', { name: /^Yes/ }).press('Enter');

    await expect(scoring.getByText(/^Scorer 1: \d+ entries, .*has checked the score\.$/)).toBeVisible();
    await expect(scoring.getByText('4/0 - 6/0, finished.')).toBeVisible();
    await expectAccessible(page);
    await scoring.getByRole('button', { name: 'Confirm 4/0 - 6/0' }).click();
    const match = page.getByRole('article', { name: 'Jets v Kings' });
    await expect(match.getByText(/^You entered the result/)).toBeVisible();

    const reader = await (await browser.newContext()).newPage();
    await skipLoginInvitation(reader);
    await reader.goto(`${addresses.league}/table/${league.slug}`);
    await expect(reader.getByRole('table').getByRole('row').nth(1)).toContainText('Kings');
    await expect(scorer.getByText('The organiser has entered the result', { exact: true })).toBeVisible();

    await match.getByRole('button', { name: 'Correct the result' }).first().click();
    await match.getByRole('group', { name: 'Jets' }).getByRole('textbox', { name: 'Runs' }).fill('9');
    await match.getByRole('button', { name: 'Check' }).click();
    await match.getByRole('button', { name: 'Save the result' }).click();
    await expect(match.getByText(/^You corrected the result/)).toBeVisible();
    await scoring.getByRole('button', { name: 'Correct the result to 4/0 - 6/0' }).click();
    await expect(scoring.getByRole('alert')).toHaveCount(0);
    await expect(async () => {
      await reader.goto(`${addresses.league}/fixture/${league.slug}`);
      await expect(reader.getByRole('main')).toContainText('4 - 6', { timeout: 1000 });
    }).toPass();

    await scoring.getByRole('button', { name: 'End the link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
    await expect(scoring.getByText('Ended', { exact: true })).toBeVisible();
    const late = await (await browser.newContext()).newPage();
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'The match did not open' })).toBeVisible();
  },
);
