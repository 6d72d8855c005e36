import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';
import { formOf } from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test(
  'what was sent is read again on the form, kept as a file and withdrawn, once the desk allows it',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const slug = `sent-${Date.now()}`;
    const fields = [{ name: 'team', label: 'Team name', is_required: 1 }];
    await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms: [{ slug, title: slug, fields }] });
    const { id } = await formOf(page.request, addresses.api, slug);

    const staff = await (await browser.newContext()).newPage();
    await joinAsOwner(staff, addresses, 'Kavya');
    await staff.goto(`${addresses.desk}/forms/${id}/limits`);
    await staff.getByRole('switch', { name: 'People can withdraw their answers until it closes' }).click();
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
