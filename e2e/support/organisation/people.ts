import { expect, type Page } from '@playwright/test';
import { startConversation } from '../conversations.ts';
import { enterPhoneAndCode, givePasskeys, ownerInvitation } from '../desk.ts';
import type { StartedProduct } from '../start-product.ts';
import { freshPhone, signUp, type User } from '../users.ts';
import { keepPicture } from './pictures.ts';

const apiOf = ({ ports }: StartedProduct) => `http://127.0.0.1:${ports.api}`;

/** The first owner follows the link printed by the command and creates a passkey. */
export async function joinAsFirstOwner(page: Page, product: StartedProduct): Promise<void> {
  const phone = freshPhone();
  await givePasskeys(page);
  await page.goto(`${product.desk}/join#${await ownerInvitation(phone, 'Kavya', product.dataDir)}`);
  await enterPhoneAndCode(page, apiOf(product), phone);
  await expect(page.getByRole('button', { name: 'Create passkey' })).toBeVisible();
  await keepPicture(page, '01-passkey');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('checkbox', { name: 'I have saved these codes' }).check();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('Waiting for you')).toBeVisible();
}

export async function invite(page: Page, product: StartedProduct, name: string, role: RegExp): Promise<void> {
  await page.goto(`${product.desk}/settings/staff`);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(freshPhone());
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('checkbox', { name: /^Editor/ }).uncheck();
  await dialog.getByRole('checkbox', { name: role }).check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/join#/);
  await keepPicture(page, '02-invitation');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('main')).toContainText(name);
}

/** A reader writes a message and gets a reply. */
export async function answerReader(page: Page, product: StartedProduct): Promise<User> {
  const reader = await signUp(page.request, apiOf(product), 'Meera');
  const subject = 'Is there a place for Sunday?';
  await startConversation(page.request, apiOf(product), reader, { name: subject });
  await page.goto(product.desk);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Inbox/ })
    .click();
  await page.getByRole('link', { name: /Is there a place/ }).click();
  const thread = page.getByRole('region', { name: 'Conversation with Meera' });
  await page.getByRole('textbox', { name: 'Answer' }).fill('There is. Come at eight, to the gate by the water tank.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread).toContainText('you');
  await keepPicture(page, '09-answer');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText(/^Meera.*\. Closed$/)).toBeVisible();
  return reader;
}
