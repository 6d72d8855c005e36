import type { Page } from '@playwright/test';
import { logInOnPage } from '../../support/login.ts';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

const profileOf = (page: Page) => ({
  head: page.getByRole('region', { name: 'Profile', exact: true }),
  form: page.getByRole('form', { name: 'Edit profile' }),
});

test(
  'the account shows its user and quick links [2.162 to 2.167 2.172 2.173 9.22]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Asha Rao');
    await openAs(page, user, '/myaccount');
    const main = page.getByRole('main');
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('My Account');
    const { head } = profileOf(page);
    for (const text of ['Asha Rao', `${user.phone}@people.example`, user.phone]) {
      await expect(head).toContainText(text);
    }
    await expect(head).toContainText(`MDN${String(user.userId).padStart(3, '0')}`);
    const links = main.getByRole('region', { name: 'Quick links' });
    const hrefs = await links.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/settings', '/messages', '/myaccount/categories', '/myaccount/tags', '/about', '/contact']);
    await links.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Logged Out!')).toBeVisible();
  },
);

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    "a click on the id copies it: '{id} Copied to Clipboard' [2.168 8.16]",
    { tag: ['@desk-only', '@all'] },
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      const id = `MDN${String(user.userId).padStart(3, '0')}`;
      await openAs(page, user, '/myaccount');
      await page.getByRole('main').getByText(id).click();
      await expect(page.getByText(`${id} Copied to Clipboard`)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
    },
  );

  test(
    'a browser that refuses to copy gets an error message',
    { tag: ['@desk-only', '@all'] },
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        document.execCommand = () => false;
      });
      await openAs(page, user, '/myaccount');
      await page.getByRole('button', { name: /Copy ID/ }).click();
      await expect(page.getByText(/Couldn’t copy\. Your ID is MDN\d{3,}\./)).toBeVisible();
      await expect(page.getByText(/Copied to Clipboard/)).toBeHidden();
    },
  );
});

test('name, e-mail and one of seven pictures change; blanks stay [1.15 2.169 2.170 2.171 5.20 5.21 5.22 7.6]', async ({
  page,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api, 'Asha Rao');
  await openAs(page, user, '/myaccount');
  const { head, form } = profileOf(page);
  await expect(form.getByRole('radio')).toHaveCount(7);
  // By keyboard: into the group, and on with an arrow key.
  await form.getByRole('radio', { name: 'Tiger' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Peacock' })).toBeChecked();
  await form.getByRole('textbox', { name: 'Name' }).fill('Asha Rao Iyer');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('');
  await form.getByRole('textbox', { name: 'Phone' }).fill('');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/updateprofile'));
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    name: 'Asha Rao Iyer',
    email: `${user.phone}@people.example`,
    phone: user.phone,
    avatar: '/avatars/avatar-2.svg',
  });
  await expect(page.getByText('Your profile is updated.')).toBeVisible();
  await expect(head).toContainText('Asha Rao Iyer');
  await expect(head.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', /avatar-2/);
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue(user.phone);
  await page.reload();
  await expect(form.getByRole('radio', { name: 'Peacock' })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao Iyer');
});

test(
  'an invalid e-mail is reported at its field, and an incomplete number keeps the form open [8.1]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Asha');
    await openAs(page, user, '/myaccount');
    const { form } = profileOf(page);
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await email.fill('asha');
    await form.getByRole('button', { name: 'Update Profile' }).click();
    await expect(email).toHaveAccessibleDescription('Enter a valid e-mail address.');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('textbox', { name: 'Phone' }).fill('98765');
    await expect(form.getByRole('button', { name: 'Update Profile' })).toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'unsaved changes survive a session ended by the server [T-7]',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Asha Rao');
    await openAs(page, user, '/myaccount');
    const { form } = profileOf(page);
    await form.getByRole('textbox', { name: 'Name' }).fill('Asha Rao Iyer');
    await page.request.post(`${addresses.api}/api/auth/logout`, { headers: { authorization: `Bearer ${user.token}` } });
    // The submission reveals the ended session, unless the page already knows.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
    await logInOnPage(page, addresses.api, user.phone);
    await expect(page).toHaveURL('/myaccount');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao Iyer');
    await form.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Your profile is updated.')).toBeVisible();
  },
);
