import type { Page } from '@playwright/test';
import { codeSentTo, openAs, signUp } from '../../product/people.ts';
import { expect, test } from '../../product/test.ts';
import { revoke } from './login-dialog.ts';

/** The login page, where a guarded page leads when the server no longer takes the token. */
async function logInAgain(page: Page, api: string, phone: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  const form = page.getByRole('region', { name: 'One-Click Login' });
  await form.getByRole('textbox', { name: /phone/i }).fill(phone);
  await form.getByRole('button', { name: 'Send OTP' }).click();
  const pin = form.getByRole('textbox', { name: /OTP/ });
  await expect(pin).toBeVisible();
  await pin.fill(await codeSentTo(page.request, api, phone));
  await form.getByRole('button', { name: 'Log In' }).click();
}

test(
  'T-7 a reply that is refused comes back with the page after the login, and is sent once',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const person = await signUp(page.request, addresses.api, 'Asha');
    const answer = await page.request.post(`${addresses.api}/api/newconversation`, {
      data: { name: 'Turf', location: 'Hebbal', message: 'Hello' },
      headers: { authorization: `Bearer ${person.token}` },
    });
    const { cid } = (await answer.json()) as { cid: number };
    let sent = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/newchat') && response.ok()) sent += 1;
    });
    await openAs(page, person, `/message/single/${cid}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Hello').first()).toBeVisible();
    await main.getByRole('textbox').fill('Are you still there?');
    await revoke(page, addresses.api, person.token);
    // The live stream may have told the page already; then it leads to the login without the button.
    await main
      .getByRole('button', { name: /Send|Reply/ })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await logInAgain(page, addresses.api, person.phone);
    await expect(page).toHaveURL(`/message/single/${cid}`);
    const mine = main.getByRole('listitem').filter({ hasText: 'Are you still there?' });
    await expect(async () => {
      if ((await mine.count()) === 0) {
        await expect(main.getByRole('textbox')).toHaveValue('Are you still there?', { timeout: 500 });
        await main.getByRole('button', { name: /Send|Reply/ }).click();
      }
      await expect(mine.first()).toBeVisible({ timeout: 1500 });
    }).toPass();
    await expect.poll(() => sent).toBe(1);
  },
);

test(
  'T-7 a changed profile that is refused stands in the form again after the login',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const person = await signUp(page.request, addresses.api, 'Asha');
    await openAs(page, person, '/myaccount');
    const name = page.getByRole('main').getByRole('textbox', { name: /^Name/ });
    await name.fill('Asha of Hebbal');
    await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
    await revoke(page, addresses.api, person.token);
    // Pressed if it is still there: the live stream may have told the page already, which then led to the login.
    await page
      .getByRole('button', { name: 'Update Profile' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await logInAgain(page, addresses.api, person.phone);
    await expect(page).toHaveURL('/myaccount');
    await expect(name).toHaveValue('Asha of Hebbal');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Your profile is updated.')).toBeVisible();
  },
);
