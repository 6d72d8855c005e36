import { expect, type Page } from '@playwright/test';
import { codeSentTo, freshPhone } from './people.ts';

/** Goes through the login dialog, which must be open, as a person does; a number without an account gets one. */
export async function logInByDialog(page: Page, api: string, phone = freshPhone()): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'One-Click Login' });
  await dialog.getByRole('textbox', { name: /phone/i }).fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const heading = dialog.getByRole('heading', { name: /^(?:OTP Verification|User Registration)$/ });
  await expect(heading).toBeVisible();
  if ((await heading.innerText()) === 'User Registration') {
    await dialog.getByRole('textbox', { name: /name/i }).fill('Meera');
    await dialog.getByRole('textbox', { name: /e-?mail/i }).fill(`${phone}@people.example`);
  }
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(page.request, api, phone));
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Login Successful!')).toBeVisible();
}
