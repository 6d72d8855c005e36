import type { Page } from '@playwright/test';
import { logInByDialog } from '../../support/login.ts';
import { openAs, signUp } from '../../support/users.ts';
import { startConversation, textsOf } from '../../support/conversations.ts';
import { expect, test } from '../../support/test.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

test('a reply written offline is sent once on return, and a draft survives a reload', async ({
  page,
  context,
  addresses: { api },
}) => {
  const user = await signUp(page.request, api);
  const id = await startConversation(page.request, api, user);
  await openAs(page, user, `/message/single/${id}`);
  await expect(thread(page)).toContainText('Is the turf free at nine?');
  await context.setOffline(true);
  await reply(page).fill('Written on the metro');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page)).toContainText('Will be sent when you are back online.');
  await reply(page).fill('Not finished');
  await context.setOffline(false);
  await expect(thread(page)).not.toContainText('Will be sent when you are back online.');
  await expect(thread(page).getByText('Written on the metro')).toHaveCount(1);
  await page.reload();
  await expect(reply(page)).toHaveValue('Not finished');
  await expect(thread(page).getByText('Written on the metro')).toHaveCount(1);
  expect(await textsOf(page.request, api, user, id)).toEqual(['Is the turf free at nine?', 'Written on the metro']);

  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged Out!')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Not finished');
});

test(
  'a session that ends while the user types opens the login, and keeps the input',
  { tag: '@all' },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    const id = await startConversation(page.request, api, user);
    await openAs(page, user, `/message/single/${id}`);
    await reply(page).fill('Half a sentence');
    await page.request.post(`${api}/api/auth/logout`, { headers: { authorization: `Bearer ${user.token}` } });
    await expect(page).toHaveURL(/\/login$/);
    await logInByDialog(page, api, user.phone, page.getByRole('region', { name: 'One-Click Login' }));
    await expect(page).toHaveURL(new RegExp(`/message/single/${id}$`));
    await expect(reply(page)).toHaveValue('Half a sentence');
  },
);

test('a message whose response is lost is reported, and then resent once by itself', async ({
  page,
  addresses: { api },
  faultyFeed,
}) => {
  const user = await signUp(page.request, api);
  const id = await startConversation(page.request, api, user);
  faultyFeed.fail('/api/newchat', 'lost');
  // An open stream sends queued messages by itself.
  const stream = page.waitForResponse((answer) => answer.url().includes('/api/live'));
  await openAs(page, user, `${faultyFeed.origin}/message/single/${id}`);
  await stream;
  await expect(thread(page)).toContainText('Is the turf free at nine?');
  await reply(page).fill('Only once');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread(page).getByText(/^Not sent\./)).toBeVisible();
  expect(await textsOf(page.request, api, user, id)).toEqual(['Is the turf free at nine?', 'Only once']);
  faultyFeed.recover();
  await expect(thread(page).getByText(/^Not sent\./)).toHaveCount(0);
  await expect(thread(page).getByText('Only once')).toHaveCount(1);
  expect(await textsOf(page.request, api, user, id)).toEqual(['Is the turf free at nine?', 'Only once']);
});
