import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../../support/test.ts';
import { codeSentTo, freshPhone, openAs, signUp, type User } from '../../support/users.ts';
import { finishRegistration, profileLink, requestCode } from '../login/login-dialog.ts';

const PIN = '482915';
const WRONG = '135790';

/** Backdates the account by ninety days without a login, which no test can wait for. */
function leaveAlone({ userId }: User): void {
  const data = new DatabaseSync(join(process.env['E2E_DATA_DIR'] ?? '', 'maidan.sqlite'), { timeout: 5000 });
  data.prepare('delete from sessions where user_id = ?').run(userId);
  data.prepare('update users set last_used_at = 1 where id = ?').run(userId);
  data.close();
}

/** An account with a PIN that has not been used since; its page is closed. */
async function withPin(page: Page, api: string): Promise<User> {
  const user = await signUp(page.request, api, 'Meera');
  await openAs(page, user, '/myaccount');
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set your PIN' });
  await dialog.getByRole('textbox', { name: /Choose a PIN/ }).fill(PIN);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const code = dialog.getByRole('textbox', { name: /Enter the OTP/ });
  await expect(code).toBeFocused();
  await code.fill(await codeSentTo(page.request, api, user.phone));
  await dialog.getByRole('button', { name: 'Save my PIN' }).click();
  await expect(page.getByText('Your PIN is set.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove my PIN' })).toBeVisible();
  await page.close();
  leaveAlone(user);
  return user;
}

const openElsewhere = async (browser: Browser, baseURL: string) => (await browser.newContext({ baseURL })).newPage();

const name = (page: Page) => page.getByRole('region', { name: 'Profile', exact: true });

test('after 90 days a new device opens the account only with its PIN [T-10] @extension', async ({
  page,
  browser,
  addresses,
}) => {
  const user = await withPin(page, addresses.api);
  const device = await openElsewhere(browser, addresses.feed);
  await device.goto('/');
  const dialog = await requestCode(device, user.phone);
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(device.request, addresses.api, user.phone));
  await expect(dialog.getByRole('heading', { name: 'Account PIN' })).toBeVisible();
  const pin = dialog.getByRole('textbox', { name: 'Enter the PIN of your account.' });
  await expect(pin).toBeFocused();
  const logIn = dialog.getByRole('button', { name: 'Log In' });
  await pin.fill(WRONG);
  await logIn.click();
  await expect(pin).toHaveAccessibleDescription(/This PIN is not right\./);
  await pin.fill(PIN);
  await logIn.click();
  await expect(dialog).toBeHidden();
  await expect(profileLink(device)).toBeVisible();
  await device.goto('/myaccount');
  await expect(name(device)).toContainText('Meera');
  await device.context().close();
});

test(
  "a number's next owner starts a new account; the former one is opened from another number [T-10] @extension",
  { tag: '@all' },
  async ({ page, browser, addresses }) => {
    test.slow();
    const user = await withPin(page, addresses.api);
    const { api } = addresses;
    const next = await openElsewhere(browser, addresses.feed);
    await next.goto('/');
    const dialog = await requestCode(next, user.phone);
    await dialog.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(next.request, api, user.phone));
    await dialog.getByRole('button', { name: 'Start a new one' }).click();
    // The code still works.
    await dialog.getByRole('textbox', { name: /name/i }).fill('Ravi');
    await dialog.getByRole('textbox', { name: /e-?mail/i }).fill('ravi@people.example');
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog).toBeHidden();
    await expect(profileLink(next)).toBeVisible();
    await next.goto('/myaccount');
    await expect(name(next)).toContainText('Ravi');
    await next.context().close();

    const owner = await openElsewhere(browser, addresses.feed);
    const newPhone = freshPhone();
    await owner.goto('/');
    await requestCode(owner, newPhone);
    await finishRegistration(owner, api, newPhone, 'Meera again');
    await expect(profileLink(owner)).toBeVisible();
    await owner.goto('/myaccount');
    await owner.getByRole('button', { name: 'Open an earlier account' }).click();
    const claim = owner.getByRole('dialog', { name: 'Open your earlier account' });
    await claim.getByRole('textbox', { name: 'Phone number of that account' }).fill(user.phone);
    await claim.getByRole('textbox', { name: 'PIN of that account' }).fill(PIN);
    await claim.getByRole('button', { name: 'Send OTP' }).click();
    const code = claim.getByRole('textbox', { name: /Enter the OTP/ });
    await expect(code).toBeFocused();
    await code.fill(await codeSentTo(owner.request, api, newPhone));
    await claim.getByRole('button', { name: 'Open my earlier account' }).click();
    await expect(claim).toBeHidden();
    await expect(name(owner)).toContainText('Meera');
    await expect(name(owner)).not.toContainText('Meera again');
    await expect(name(owner)).toContainText(newPhone);
    await owner.context().close();
  },
);
