import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';

test(
  'an owner changes the courts in the terms; readers see the change without a build, until it is undone',
  { tag: ['@extension', '@desk-only'] },
  async ({ page, browser, addresses }) => {
    const reader = await (await browser.newContext()).newPage();
    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${addresses.desk}/settings/sites`);
    await page.getByRole('button', { name: 'Edit policies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Policies' });
    const courts = dialog.getByRole('textbox', { name: 'Courts for disputes' });
    await expect(courts).toHaveValue('Bangalore');
    await courts.fill('Mysuru');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Policies' })).toContainText('Mysuru');

    const terms = `${addresses.feed}/terms`;
    const law = reader.getByText('the courts of').last();
    await expect(async () => {
      await reader.goto(terms);
      await expect(law).toContainText('Mysuru', { timeout: 500 });
    }).toPass();
    await page.goto(`${addresses.desk}/settings/log`);
    await page
      .getByRole('button', { name: /^Undo.*names, contacts or policies/ })
      .first()
      .click();
    await expect(async () => {
      await reader.goto(terms);
      await expect(law).toContainText('Bangalore', { timeout: 500 });
    }).toPass();
  },
);
