import { expectAccessible } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';
import { formOf } from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test(
  'a prefill link fills in only its answers, a modified link nothing, and the account only what the user accepts',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const slug = `filled-${Date.now()}`;
    const fields = [
      { name: 'team', label: 'Team name' },
      { name: 'reach', label: 'Phone number', account_value: 'phone' },
    ];
    await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms: [{ slug, title: slug, fields }] });
    const { id } = await formOf(page.request, addresses.api, slug);

    const staff = await (await browser.newContext()).newPage();
    await joinAsOwner(staff, addresses, 'Kavya');
    await staff.goto(`${addresses.desk}/forms/${id}/limits`);
    const maker = staff.getByRole('form', { name: 'Link with answers' });
    await maker.getByRole('textbox', { name: 'Team name' }).fill('Chalk Line XI');
    await expect(maker.getByRole('textbox', { name: 'Phone number' })).toBeHidden();
    await maker.getByRole('button', { name: 'Create link' }).click();
    const link = await maker.getByRole('textbox', { name: 'Link to send' }).inputValue();
    await expectAccessible(staff);
    await staff.context().close();

    // Answers written into the address without the desk's link are ignored.
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, `/form/${id}?team=Mine&Team%20name=Mine&fill=Mine`);
    const main = page.getByRole('main');
    const team = main.getByRole('textbox', { name: 'Team name' });
    await expect(main.getByRole('button', { name: 'Use my number' })).toBeVisible();
    await expect(team).toHaveValue('');

    await page.goto('/about');
    await page.goto(`${link.slice(0, -1)}${link.endsWith('A') ? 'Q' : 'A'}x`);
    await expect(main.getByText(/^The link you opened has expired or is damaged/)).toBeVisible();
    await expect(team).toHaveValue('');

    await page.goto('/about');
    await page.goto(link);
    await expect(team).toHaveValue('Chalk Line XI');
    await expectAccessible(page);
    const number = main.getByRole('textbox', { name: 'Phone number' });
    await expect(number).toHaveValue('');
    await main.getByRole('button', { name: 'Use my number' }).click();
    await expect(number).not.toHaveValue('');
  },
);
