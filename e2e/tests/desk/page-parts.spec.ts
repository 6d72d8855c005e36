import { expectAccessible } from '../../support/accessible.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';

test(
  'a tag with text and a poll is created at the desk; a reader votes, and the poll is closed',
  { tag: '@extension' },
  async ({ page, addresses, browser }) => {
    const { api, feed, desk } = addresses;
    const name = `Lagori ${Date.now()}`;
    await joinAsOwner(page, addresses, 'Kavya');

    await page.goto(`${desk}/posts/pages/polls`);
    await page.getByRole('button', { name: 'New poll' }).click();
    const pollDialog = page.getByRole('dialog', { name: 'New poll' });
    await pollDialog.getByRole('textbox', { name: 'Question' }).fill(`${name}?`);
    await pollDialog.getByRole('textbox', { name: 'Answer 1' }).fill('Never');
    await pollDialog.getByRole('textbox', { name: 'Answer 2' }).fill('Always');
    // The second answer moves up by its handle.
    await pollDialog.getByRole('button', { name: 'Move Always' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up Always, place 2 of 2.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Always is at place 1 of 2.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(pollDialog.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('Always');
    await pollDialog.getByRole('button', { name: 'Save' }).click();
    const row = page
      .getByRole('listitem')
      .filter({ hasText: `${name}?` })
      .first();
    await expect(row).toContainText('0 votes, on no page yet.');

    await page.getByRole('link', { name: 'Tags', exact: true }).click();
    await page.getByRole('button', { name: 'New tag' }).click();
    const tagDialog = page.getByRole('dialog', { name: 'New tag' });
    await tagDialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await tagDialog.getByRole('textbox', { name: 'Text', exact: true }).fill('Seven stones and a ball');
    await tagDialog.getByRole('combobox', { name: 'Poll' }).selectOption(`${name}?`);
    await expectAccessible(page);
    await tagDialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();

    const reader = await signUp(page.request, api, 'Meera');
    const context = await browser.newContext({ baseURL: feed });
    const reading = await context.newPage();
    await openSignedIn(reading, reader, `/tag/${name.toLowerCase().replace(' ', '-')}`);
    await expect(reading.getByText('Seven stones and a ball')).toBeVisible();
    // Not `check`, which verifies the radio: after 200 ms it is replaced by a share.
    await reading.getByRole('radio', { name: 'Always' }).click();
    await expect(reading.getByText('1 vote')).toBeVisible();

    await page.goto(`${desk}/posts/pages/polls`);
    await expect(row).toContainText(`1 vote, on ${name}.`);
    // The link of a poll may change even after votes.
    await expect(row.getByRole('button', { name: 'Edit' })).toBeVisible();
    await row.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Poll closed')).toBeVisible();
    // A document may be five seconds old.
    await expect(async () => {
      await reading.reload();
      await expect(reading.getByText('1 vote. Voting has ended.')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await context.close();
  },
);
