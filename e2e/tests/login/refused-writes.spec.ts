import type { Page } from '@playwright/test';
import { codeSentTo, openAs, signUp } from '../../support/users.ts';
import { startConversation, subjectsOf } from '../../support/conversations.ts';
import { expect, test } from '../../support/test.ts';
import { logInByDialog } from '../../support/login.ts';
import { profileLink, revoke } from './login-dialog.ts';

/** Logs in on the login page, to which a guarded page redirects when the server refuses the token. */
async function logInAgain(page: Page, api: string, phone: string): Promise<void> {
  await expect(page).toHaveURL('/login');
  const form = page.getByRole('region', { name: 'One-Click Login' });
  await form.getByRole('textbox', { name: /phone/i }).fill(phone);
  await form.getByRole('button', { name: 'Send OTP' }).click();
  const pin = form.getByRole('textbox', { name: /OTP/ });
  await expect(pin).toBeVisible();
  await pin.fill(await codeSentTo(page.request, api, phone));
}

test(
  'a reply refused for an ended session is restored after the login, and sent once [T-7]',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Asha');
    const answer = await page.request.post(`${addresses.api}/api/newconversation`, {
      data: { name: 'Turf', location: 'Hebbal', message: 'Hello' },
      headers: { authorization: `Bearer ${user.token}` },
    });
    const { cid } = (await answer.json()) as { cid: number };
    let sent = 0;
    page.on('response', (response) => {
      if (response.url().endsWith('/api/newchat') && response.ok()) sent += 1;
    });
    await openAs(page, user, `/message/single/${cid}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Hello').first()).toBeVisible();
    await main.getByRole('textbox').fill('Are you still there?');
    await revoke(page, addresses.api, user.token);
    // The live stream may have ended the session already, which redirects without the button.
    await main
      .getByRole('button', { name: /Send|Reply/ })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await logInAgain(page, addresses.api, user.phone);
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
  'a refused profile change is in the form again after the login [T-7]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Asha');
    await openAs(page, user, '/myaccount');
    const name = page.getByRole('main').getByRole('textbox', { name: /^Name/ });
    await name.fill('Asha of Hebbal');
    await expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible();
    await revoke(page, addresses.api, user.token);
    // Only if it is still there: the live stream may have ended the session already.
    await page
      .getByRole('button', { name: 'Update Profile' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await logInAgain(page, addresses.api, user.phone);
    await expect(page).toHaveURL('/myaccount');
    await expect(name).toHaveValue('Asha of Hebbal');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Your profile is updated.')).toBeVisible();
  },
);

test(
  'a refused new conversation is started once after the login, and an unsent one is back in its dialog [T-7]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Asha');
    await openAs(page, user, '/messages');
    const dialog = page.getByRole('dialog', { name: 'New Conversation' });
    const start = dialog.getByRole('button', { name: 'Start Conversation' });
    await page.getByRole('button', { name: 'New Conversation' }).click();
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Trials on Saturday');
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Hebbal');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('May I bring a friend?');
    await revoke(page, addresses.api, user.token);
    // Only if it is still there: the live stream may have ended the session already.
    const isSent = await start.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    await logInAgain(page, addresses.api, user.phone);
    if (!isSent) {
      await expect(page).toHaveURL('/messages');
      await page.getByRole('button', { name: 'New Conversation' }).click();
      await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Trials on Saturday');
      await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('May I bring a friend?');
      await start.click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Trials on Saturday' })).toBeVisible();
    expect(await subjectsNow(page, addresses.api)).toEqual(['Trials on Saturday']);
  },
);

test(
  'conversations whose deletion the ended session prevented are deleted after the login [T-7]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Asha');
    for (const name of ['Kept', 'Deleted']) await startConversation(page.request, addresses.api, user, { name });
    await openAs(page, user, '/messages');
    await page.getByRole('checkbox', { name: 'Select Deleted' }).press('Space');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Conversation deleted')).toBeVisible();
    await revoke(page, addresses.api, user.token);
    await logInAgain(page, addresses.api, user.phone);
    await expect(page).toHaveURL('/messages');
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
    await expect.poll(() => subjectsNow(page, addresses.api)).toEqual(['Kept']);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Kept');
  },
);

test.describe('with the location granted', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 12.978_369, longitude: 77.640_835 } });

  test(
    'a refused location stays on the device, and is sent once after the login [T-7]',
    { tag: ['@desk-only', '@all'] },
    async ({ page, addresses, faultyFeed }) => {
      const user = await signUp(page.request, addresses.api, 'Asha');
      const name = faultyFeed.hold('/geocode/');
      const statuses: number[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('/api/updatelocation')) statuses.push(response.status());
      });
      await openAs(page, user, `${faultyFeed.origin}/settings`);
      await expect(profileLink(page)).toBeVisible();
      const requested = page.waitForRequest((request) => request.url().includes('/geocode/reverse'));
      await page.getByRole('button', { name: 'Allow Location' }).click();
      await requested;
      // The session ends between the click and the call.
      await revoke(page, addresses.api, user.token);
      name();
      await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
      await expect(page.getByText('You’re near Indiranagar, Bengaluru, Karnataka.')).toBeVisible();
      await logInByDialog(page, addresses.api, user.phone);
      await expect.poll(() => statuses.filter((status) => status < 300)).toHaveLength(1);
    },
  );
});

async function subjectsNow(page: Page, api: string): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return subjectsOf(page.request, api, { token: token ?? '' });
}
