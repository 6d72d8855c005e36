import { enterPhoneAndCode, givePasskeys, join, joinAsOwner, joinOnScreen } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { freshPhone } from '../../support/users.ts';

test(
  'the first owner joins with the link from a command, and signs in again with the passkey',
  { tag: '@extension' },
  async ({ page, addresses }) => {
    const { phone, codes } = await joinOnScreen(page, addresses, 'Kavya');
    expect(new Set(codes).size).toBe(10);
    await expect(page).toHaveURL(`${addresses.desk}/`);
    // The secret of the link is not in the history.
    await page.goBack().catch(() => null);
    expect(page.url()).not.toContain('#');

    await page.goto(`${addresses.desk}/settings`);
    await expect(page.getByText('Kavya, owner')).toBeVisible();
    await expect(page.getByText('10 codes left.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await enterPhoneAndCode(page, addresses.api, phone);
    await page.getByRole('button', { name: 'Use passkey' }).click();
    // Returns to the page on which the session had ended.
    await expect(page.getByText('Kavya, owner')).toBeVisible();
  },
);

test(
  'an invited person joins with the granted roles, and the link works only once',
  { tag: ['@extension', '@all'] },
  async ({ page, browser, addresses }) => {
    await joinAsOwner(page, addresses, 'Kavya');
    const phone = freshPhone();
    await page.goto(`${addresses.desk}/settings/staff`);
    await page.getByRole('button', { name: 'Invite someone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByRole('textbox', { name: 'Phone number' }).fill(phone);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();

    const other = await (await browser.newContext()).newPage();
    await givePasskeys(other);
    await join(other, addresses.api, link, phone);
    await other.goto(`${addresses.desk}/settings/staff`);
    await expect(other.getByText('Asha, editor')).toBeVisible();
    await expect(other.getByText(/This is not available to your role/)).toBeVisible();

    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Asha');
    const third = await (await browser.newContext()).newPage();
    await third.goto(link);
    await expect(third.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  },
);

test(
  'neither a stolen code without the passkey nor a reader’s session opens the desk',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const { phone, codes } = await joinOnScreen(page, addresses, 'Kavya');
    const thief = await (await browser.newContext()).newPage();
    await givePasskeys(thief);
    await thief.goto(`${addresses.desk}/inbox`);
    await expect(thief.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
    await enterPhoneAndCode(thief, addresses.api, phone);
    await thief.getByRole('button', { name: 'Use passkey' }).click();
    await expect(thief.getByRole('alert').filter({ hasText: 'The passkey was not used' })).toBeVisible();
    await thief.goto(`${addresses.desk}/inbox`);
    await expect(thief.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();

    // A recovery code works once, and ends every session of its owner.
    await enterPhoneAndCode(thief, addresses.api, phone);
    await thief.getByRole('button', { name: 'I don’t have it here' }).click();
    await thief.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
    await thief.getByRole('button', { name: 'Continue' }).click();
    await thief.getByRole('button', { name: 'Create passkey' }).click();
    // Returns to the page that the sign-in had interrupted.
    await expect(thief.getByRole('heading', { name: 'Inbox' })).toBeVisible();
    await page.goto(`${addresses.desk}/settings`);
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  },
);

test('a document of the desk contains no personal data, no matter who requests it', async ({ page, addresses }) => {
  const bodies = await Promise.all(
    ['/', '/inbox/waiting/1', '/settings/staff'].map(async (path) => {
      const answer = await page.request.get(`${addresses.deskLoopback}${path}`, {
        headers: { authorization: 'Bearer whatever' },
      });
      expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
      return (await answer.text()).replace(/^[^]*<main/, '').replace(/<\/main>[^]*$/, '');
    }),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('Opening the desk');
});
