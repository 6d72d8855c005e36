import { expect, type Page } from '@playwright/test';
import { forgetSends, maidan } from './operator.ts';
import { codeSentTo, freshPhone } from './users.ts';

/** A device of its own that keeps passkeys and confirms by itself, as a phone does after a look at its owner. */
export async function givePasskeys(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The secret of the link that the operator's command prints for a first owner. */
export async function ownerInvitation(phone: string, name: string): Promise<string> {
  const printed = await maidan('staff', 'owner', phone, '--name', name);
  const secret = /\/join#(\S+)/.exec(printed)?.[1];
  expect(secret, 'a link in what the command prints').toBeDefined();
  return secret ?? '';
}

/** Phone and code, on the page that is open. What follows depends on whether the person has a passkey. */
export async function enterPhoneAndCode(page: Page, api: string, phone: string): Promise<void> {
  await forgetSends(phone);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeVisible();
  await field.fill(await codeSentTo(page.request, api, phone));
}

/** Follows the link of an invitation to Today. @returns the recovery codes */
export async function join(page: Page, api: string, link: string, phone: string): Promise<string[]> {
  await page.goto(link);
  await enterPhoneAndCode(page, api, phone);
  await page.getByRole('button', { name: 'Make passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: 'I have kept these codes' }).check();
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByText('Waiting for you')).toBeVisible();
  return codes;
}

/** Joins as an owner, with a passkey in this page's browser. */
export async function joinAsOwner(page: Page, { desk, api }: { desk: string; api: string }, name: string) {
  const phone = freshPhone();
  await givePasskeys(page);
  const codes = await join(page, api, `${desk}/join#${await ownerInvitation(phone, name)}`, phone);
  return { phone, codes };
}
