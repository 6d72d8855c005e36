import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';
import { formOf } from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test(
  'sent answers can be read on the form, saved as a file and, once the desk allows it, withdrawn',
  { tag: ['@extension', '@all'] },
  async ({ page, browser, addresses }) => {
    const slug = `sent-${Date.now()}`;
    const fields = [{ name: 'team', label: 'Team name', is_required: 1 }];
    await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms: [{ slug, title: slug, fields }] });
    const { id } = await formOf(page.request, addresses.api, slug);

    const staff = await (await browser.newContext()).newPage();
    await joinAsOwner(staff, addresses, 'Kavya');
    await staff.goto(`${addresses.desk}/forms/${id}/limits`);
    await staff.getByRole('switch', { name: 'People can withdraw their answers until the form closes' }).click();
    await staff.getByRole('button', { name: 'Save limits' }).click();
    await expect(staff.getByText('Limits saved')).toBeVisible();
    await staff.context().close();

    await openAs(page, await signUp(page.request, addresses.api), `/form/${id}`);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Team name' }).fill('Chalk Line XI');
    await main.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Form Submitted' }).getByRole('button', { name: 'Okay' }).click();

    await main.getByRole('button', { name: /^Sent on / }).click();
    const receipt = page.getByRole('dialog', { name: /^Sent on / });
    await expect(receipt.getByText('Chalk Line XI')).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Download a copy' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${slug}.txt`);
    expect(await readFile(await file.path(), 'utf8')).toContain('Team name\nChalk Line XI\n');

    await receipt.getByRole('button', { name: 'Withdraw' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Withdraw your answers?' });
    await expectAccessible(page);
    await sure.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Your answers are withdrawn.')).toBeVisible();
    await expect(main.getByRole('button', { name: /^Sent on / })).toBeHidden();
    await page.reload();
    await expect(main.getByRole('textbox', { name: 'Team name' })).toBeVisible();
    await expect(main.getByRole('button', { name: /^Sent on / })).toBeHidden();
  },
);

test(
  'sent answers and their file are edited in the form, an edit in another tab is not lost, and the desk shows when',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const slug = `changed-${Date.now()}`;
    const fields = [
      { name: 'team', label: 'Team name', is_required: 1 },
      { name: 'letter', label: 'Letter', type: 'file' },
    ];
    await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms: [{ slug, title: slug, fields }] });
    const { id } = await formOf(page.request, addresses.api, slug);

    const staff = await (await browser.newContext()).newPage();
    await joinAsOwner(staff, addresses, 'Kavya');
    await staff.goto(`${addresses.desk}/forms/${id}/limits`);
    await staff.getByRole('switch', { name: 'People can edit their answers until the form closes' }).click();
    await staff.getByRole('switch', { name: 'One answer for each account' }).click();
    await staff.getByRole('button', { name: 'Save limits' }).click();
    await expect(staff.getByText('Limits saved')).toBeVisible();

    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, `/form/${id}`);
    const main = page.getByRole('main');
    const team = main.getByRole('textbox', { name: 'Team name' });
    await team.fill('Chalk Line XI');
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'letter.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') });
    await main.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Form Submitted' }).getByRole('button', { name: 'Okay' }).click();
    await expect(main.getByText(/^You have already answered this form/)).toBeVisible();
    await expect(team).toBeHidden();

    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      if (tab === other) await other.goto(`/form/${id}`);
      await tab.getByRole('button', { name: /^Sent on / }).click();
      await tab.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
      await expect(tab.getByText(/^You’re changing the answers/)).toBeFocused();
      await expect(tab.getByRole('main').getByText('letter.csv')).toBeVisible();
    }
    await expectAccessible(page);
    await other.getByRole('textbox', { name: 'Team name' }).fill('Second tab');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Your answers are changed.')).toBeVisible();

    await team.fill('First tab');
    await page.reload();
    await expect(page.getByText(/^You’re changing the answers/)).toBeFocused();
    await expect(team).toHaveValue('First tab');
    await expect(main.getByText('letter.csv')).toBeVisible();
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(main.getByText(/^These answers were changed somewhere else/)).toBeVisible();
    await expect(team).toHaveValue('First tab');
    await main.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your answers are changed.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Sent on / })).toBeVisible();
    await expect(team).toBeHidden();

    await staff.goto(`${addresses.desk}/forms/${id}`);
    await expect(staff.getByRole('cell', { name: 'First tab' })).toBeVisible();
    await expect(staff.getByRole('cell', { name: /Edited \d/ })).toBeVisible();
    await staff.getByRole('row').last().getByRole('button').click();
    const answer = staff.getByRole('dialog');
    await expect(answer.getByRole('button', { name: 'letter.csv' })).toBeVisible();
    await answer.getByRole('combobox', { name: 'State' }).selectOption('accepted');
    await answer.getByRole('button', { name: 'Save' }).click();
    await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
    await staff.context().close();

    await other.getByRole('button', { name: /^Sent on / }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await other.getByRole('textbox', { name: 'Team name' }).fill('Too late');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByRole('main').getByText(/The organiser has already decided/)).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Team name' })).toHaveValue('Too late');
  },
);
