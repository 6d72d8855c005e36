import { expect, type Page } from '@playwright/test';
import { codeSentTo } from './people.ts';

/** Logs a known person in on the page /login, as they would. */
export async function logInOnPage(page: Page, api: string, phone: string): Promise<void> {
  const form = page.getByRole('region', { name: 'One-Click Login' });
  await form.getByRole('textbox', { name: /phone/i }).fill(phone);
  await form.getByRole('button', { name: 'Send OTP' }).click();
  const pin = form.getByRole('textbox', { name: /OTP/ });
  await expect(pin).toBeVisible();
  await pin.fill(await codeSentTo(page.request, api, phone));
  await form.getByRole('button', { name: 'Log In' }).click();
}
