import { expect, type Page } from '@playwright/test';
import { codeSentTo, freshPhone } from './people.ts';

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'One-Click Login' });

/** Fills in the login dialog that is open, or the login page, as a person does; a new number registers. Answers the number. */
export async function logInByHand(
  page: Page,
  api: string,
  phone = freshPhone(),
  dialog = loginDialog(page),
): Promise<string> {
  await dialog.getByRole('textbox', { name: /phone/i }).fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const step = dialog.getByRole('heading', { name: /OTP Verification|User Registration/ });
  await expect(step).toBeVisible();
  const pin = await codeSentTo(page.request, api, phone);
  if ((await step.innerText()) === 'User Registration') {
    await dialog.getByRole('textbox', { name: /name/i }).fill('Asha');
    await dialog.getByRole('textbox', { name: /e-?mail/i }).fill(`${phone}@people.example`);
  }
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(pin);
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(dialog).toBeHidden();
  return phone;
}
