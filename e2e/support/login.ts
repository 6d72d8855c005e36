import { expect, type Locator, type Page } from '@playwright/test';
import { codeSentTo, freshPhone } from './users.ts';

export const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'One-Click Login' });

/** Logs in through the open login dialog or another login form. A new number registers. @returns the number */
export async function logInByDialog(
  page: Page,
  api: string,
  phone = freshPhone(),
  form = loginDialog(page),
): Promise<string> {
  await form.getByRole('textbox', { name: /phone/i }).fill(phone);
  await form.getByRole('button', { name: 'Send OTP' }).click();
  const step = form.getByRole('heading', { name: /OTP Verification|User Registration/ });
  await expect(step).toBeVisible();
  if ((await step.innerText()) === 'User Registration') {
    await form.getByRole('textbox', { name: /name/i }).fill('Asha');
    await form.getByRole('textbox', { name: /e-?mail/i }).fill(`${phone}@people.example`);
  }
  await form.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(page.request, api, phone));
  await expect(form).toBeHidden();
  return phone;
}

/** The same on the page /login. */
export const logInOnPage = (page: Page, api: string, phone?: string): Promise<string> =>
  logInByDialog(page, api, phone, page.getByRole('region', { name: 'One-Click Login' }));
