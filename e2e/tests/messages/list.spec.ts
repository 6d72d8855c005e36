import type { Page } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';
import { deskContent } from '../../support/content/desk-content.ts';
import { startConversation, subjectsOf, textsOf } from '../../support/conversations.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
/** By keyboard: on a phone a toast may cover the last row. */
const select = (page: Page, name: string) => page.getByRole('checkbox', { name }).press('Space');
const rowOf = (page: Page, subject: string) => rows(page).filter({ hasText: subject });

test('a row shows its subject, is marked as read, opens, and can request a callback [2.178 2.182 to 2.187 3.27 to 3.29 5.15 5.16 2.192 9.23]', async ({
  page,
  addresses: { api },
}) => {
  const user = await signUp(page.request, api);
  await startConversation(page.request, api, user, { name: 'Refund for the jersey', location: 'Hebbal' });
  const turf = await startConversation(page.request, api, user);
  await (await deskContent(api)).answer(turf, 'Yes, come at nine.');
  await openAs(page, user, '/messages');
  await expect(rows(page)).toHaveCount(2);
  const row = rowOf(page, 'Turf booking');
  await expect(row).toContainText(/\d{1,2} [A-Z][a-z]{2} \d\d, \d{1,2}:\d\d [AP]M/);
  await expect(row).toContainText('Indiranagar');
  await expect(row).toContainText('Yes, come at nine.');
  await expect(row.getByText('Unread')).toBeVisible();
  await expect(rowOf(page, 'Refund').getByText('Unread')).toHaveCount(0);

  const callback = row.getByRole('button', { name: 'Request Callback' });
  await callback.dblclick();
  await expect(page.getByText('Callback requested.')).toBeVisible();
  await expect(callback).toBeDisabled();
  await expect(row).toContainText('Can you please call to discuss this?');
  const requested = 'Can you please call to discuss this?';
  await expect.poll(() => textsOf(page.request, api, user, turf)).toContain(requested);
  expect((await textsOf(page.request, api, user, turf)).filter((text) => text === requested)).toHaveLength(1);

  await rowOf(page, 'Refund').getByRole('link', { name: 'Ask for Details' }).click();
  await expect(page).toHaveURL(/\/message\/single\/\d+\?details=yes$/);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue(
    'Please share further details on Refund for the jersey',
  );
});

test(
  'the server searches subject, location and message, and thirty results appear at a time [2.179]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    await startConversation(page.request, api, user, {
      name: 'The oldest one',
      location: 'Yelahanka',
      message: 'Shin guards?',
    });
    for (let index = 1; index <= 31; index += 1) {
      await startConversation(page.request, api, user, { name: `Nets ${index}`, location: 'Hebbal' });
    }
    await openAs(page, user, '/messages');
    await expect(rows(page)).toHaveCount(30);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(rows(page)).toHaveCount(32);
    await page.reload();
    await expect(rows(page)).toHaveCount(30);
    const search = page.getByRole('searchbox', { name: 'Search your conversations' });
    for (const words of ['guards', 'yelahanka OLDEST']) {
      await search.fill(words);
      await expect(rows(page)).toHaveCount(1);
      await expect(rowOf(page, 'The oldest one')).toBeVisible();
    }
    await search.fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'Nothing found for “nothing like it”' })).toBeVisible();
  },
);

test(
  'deleting needs a selection, can be undone, and is sent when the page closes [2.180 5.18 8.15 7.14]',
  { tag: '@desk-only' },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    for (const name of ['First', 'Second', 'Third']) await startConversation(page.request, api, user, { name });
    await openAs(page, user, '/messages');
    await expect(rows(page)).toHaveCount(3);
    const remove = page.getByRole('button', { name: 'Delete' });
    await remove.click();
    await expect(page.getByRole('alert').getByText('Please select at least one conversation to delete.')).toBeVisible();
    await select(page, 'Select First');
    await select(page, 'Select Second');
    await remove.click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(3);
    expect(await subjectsOf(page.request, api, user)).toHaveLength(3);

    await select(page, 'Select First');
    await remove.click();
    await expect(rows(page)).toHaveCount(2);
    await page.goto('/about');
    await expect.poll(async () => (await subjectsOf(page.request, api, user)).toSorted()).toEqual(['Second', 'Third']);

    await page.goto('/messages');
    await expect(rows(page)).toHaveCount(2);
    await select(page, 'Select Second');
    await remove.click();
    await expect(page.getByText('Conversation deleted')).toBeVisible();
    await expect.poll(() => subjectsOf(page.request, api, user)).toEqual(['Third']);
    await expect(rows(page)).toHaveCount(1);
  },
);

test(
  'a new conversation needs three fields, saves its draft, and is started once [2.181 3.32 5.12 5.13 7.13]',
  { tag: '@desk-only' },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    await openAs(page, user, '/messages');
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'New Conversation' });
    const start = dialog.getByRole('button', { name: 'Start Conversation' });
    await page.getByRole('button', { name: 'New Conversation' }).click();
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription('Enter a subject, a location and a message first.');
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Trials on Saturday');
    await dialog.getByRole('textbox', { name: 'Location' }).fill('  ');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('May I bring a friend?');
    await expect(start).toHaveAccessibleDescription('Enter a location first.');
    await page.reload();
    await page.getByRole('button', { name: 'New Conversation' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Trials on Saturday');
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Indiranagar');
    await start.dblclick();
    await expect(page).toHaveURL(/\/message\/single\/\d{15}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Trials on Saturday' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('May I bring a friend?');
    expect(await subjectsOf(page.request, api, user)).toEqual(['Trials on Saturday']);
    await page.goto('/messages');
    await page.getByRole('button', { name: 'New Conversation' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  },
);

test('both pages are accessible', { tag: '@all' }, async ({ page, addresses: { api } }) => {
  const user = await signUp(page.request, api);
  const id = await startConversation(page.request, api, user);
  await (await deskContent(api)).answer(id, 'Yes.');
  await openAs(page, user, '/messages');
  await expect(rows(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.goto(`/message/single/${id}`);
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Yes.')).toBeVisible();
  await expectAccessible(page);
});
