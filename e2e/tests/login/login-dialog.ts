import { expect, type Locator, type Page } from '@playwright/test';
import { loginDialog } from '../../support/login.ts';
import { codeSentTo } from '../../support/users.ts';

export const loginButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Login' });

/** Visible only to a signed-in user, on either site. */
export const profileLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'My Profile' });

/** Logout on the account page, at both screen sizes. */
export const logoutButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Logout' });

/** Types the number into the open dialog and sends. */
export async function sendCode(page: Page, phone: string): Promise<Locator> {
  const dialog = loginDialog(page);
  await dialog.getByRole('textbox', { name: /phone/i }).fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('textbox', { name: /OTP/ })).toBeVisible();
  return dialog;
}

/** Opens the login and sends the code to a number. */
export async function requestCode(page: Page, phone: string): Promise<Locator> {
  await loginButton(page).click();
  return sendCode(page, phone);
}

/** Submits a code although a name is missing; a complete form submits itself. */
export async function enterCode(dialog: Locator, code: string): Promise<void> {
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(code);
  await dialog.getByRole('button', { name: 'Log In' }).click();
}

/** Completes a registration from its second step. */
export async function finishRegistration(page: Page, api: string, phone: string, name: string): Promise<void> {
  const dialog = loginDialog(page);
  await expect(dialog.getByRole('heading', { name: 'User Registration' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /name/i }).fill(name);
  await dialog.getByRole('textbox', { name: /e-?mail/i }).fill(`${phone}@people.example`);
  // The last digit submits the form.
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(page.request, api, phone));
  await expect(page.getByText('Login Successful!')).toBeVisible();
}

/** Registers through the dialog. */
export async function register(page: Page, api: string, phone: string, name: string): Promise<void> {
  await requestCode(page, phone);
  await finishRegistration(page, api, phone, name);
}

export const wrongCodeFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const storedToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** Ends a session without the page knowing, as "log out on all devices" elsewhere does. */
export async function revoke(page: Page, api: string, token: string): Promise<void> {
  const answer = await page.request.post(`${api}/api/auth/logout`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(204);
}
