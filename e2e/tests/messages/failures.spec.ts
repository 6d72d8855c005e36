import type { Page } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';
import { startConversation, subjectsOf, textsOf } from '../../support/conversations.ts';
import { expect, test } from '../../support/test.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });
const failure = (page: Page, title: string) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: title }) });

test('a list and a thread that fail to load show why, and Try again loads them without losing the input', async ({
  page,
  addresses: { api },
  faultyFeed,
}) => {
  const user = await signUp(page.request, api);
  const id = await startConversation(page.request, api, user);
  const reads = /^\/api\/(?:conversations|chats)/;
  faultyFeed.fail(reads, 'failing');
  await openAs(page, user, `${faultyFeed.origin}/messages`);
  const noList = failure(page, 'Your conversations could not be loaded.');
  await expect(noList).toContainText('Out of order');
  await noList.getByRole('button', { name: 'Try again' }).click();
  // The error disappears during the attempts, and then returns.
  await expect(noList).toBeHidden();
  await expect(noList).toBeVisible();
  // The rest of the page still works.
  await page.getByRole('button', { name: 'New Conversation' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Subject' }).fill('Kept subject');
  await page.keyboard.press('Escape');
  faultyFeed.recover();
  await noList.getByRole('button', { name: 'Try again' }).click();
  await expect(list(page)).toContainText('Turf booking');
  await page.getByRole('button', { name: 'New Conversation' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Subject' })).toHaveValue('Kept subject');

  faultyFeed.fail(reads, 'failing');
  await page.goto(`${faultyFeed.origin}/message/single/${id}`);
  const noThread = failure(page, 'The messages could not be loaded.');
  await expect(noThread).toContainText('Out of order');
  await reply(page).fill('Kept reply');
  faultyFeed.recover();
  await noThread.getByRole('button', { name: 'Try again' }).click();
  await expect(thread(page)).toContainText('Is the turf free at nine?');
  await expect(reply(page)).toHaveValue('Kept reply');
});

test('offline, the list stays readable, and started, deleted or opened conversations are not lost [K-5]', async ({
  page,
  context,
  addresses: { api },
}) => {
  const user = await signUp(page.request, api);
  await startConversation(page.request, api, user, { name: 'Read before', message: 'Seen at home' });
  await startConversation(page.request, api, user, { name: 'Not read yet', message: 'Never seen' });
  await openAs(page, user, '/messages');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Read before/ }).click();
  await expect(thread(page)).toContainText('Seen at home');
  await page.goBack();
  await expect(list(page)).toContainText('Not read yet');

  await context.setOffline(true);
  await expect(main.getByText('You are offline. Pages you’ve already opened still work.')).toBeVisible();
  await expect(list(page)).toContainText('Seen at home');
  await page.getByRole('button', { name: 'New Conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Conversation' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Started on the metro');
  await dialog.getByRole('textbox', { name: 'Location' }).fill('Hebbal');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Is it far?');
  await dialog.getByRole('button', { name: 'Start Conversation' }).click();
  await expect(dialog).toBeHidden();

  await main.getByRole('link', { name: /^Read before/ }).click();
  await expect(thread(page)).toContainText('Seen at home');
  await expect(main.getByText('You are offline. Messages will be sent when you reconnect.')).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: /^Not read yet/ }).click();
  await expect(main.getByText('You are offline. Messages will be sent when you reconnect.')).toBeVisible();

  await context.setOffline(false);
  await expect(async () => {
    const again = main.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(thread(page)).toContainText('Never seen', { timeout: 2000 });
  }).toPass();
  await page.goBack();
  await expect(list(page)).toContainText('Started on the metro');
  const subjects = await subjectsOf(page.request, api, user);
  expect(subjects.filter((name) => name === 'Started on the metro')).toHaveLength(1);
});

test(
  'a deletion that fails restores the conversation, with a message',
  { tag: '@all' },
  async ({ page, addresses: { api }, faultyFeed }) => {
    const user = await signUp(page.request, api);
    const id = await startConversation(page.request, api, user);
    faultyFeed.fail('/api/delete_user_conversation', 'failing');
    await openAs(page, user, `${faultyFeed.origin}/messages`);
    await page.getByRole('checkbox', { name: 'Select Turf booking' }).press('Space');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Conversation deleted')).toBeVisible();
    await expect(page.getByText('Out of order')).toBeVisible();
    await expect(list(page)).toContainText('Turf booking');
    expect(await textsOf(page.request, api, user, id)).toHaveLength(1);
  },
);
