import type { Page } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';
import { deskContent } from '../../support/content/desk-content.ts';
import { notify } from '../../support/operator.ts';
import { startConversation } from '../../support/conversations.ts';
import { expect, test } from '../../support/test.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });
const unread = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Messages/ })
    .filter({ visible: true });

test('a reply from the provider appears at once in all tabs, which share one stream [2.45 2.54]', async ({
  page,
  context,
  addresses: { api },
}) => {
  const user = await signUp(page.request, api);
  const id = await startConversation(page.request, api, user);
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams.push(request.url());
  });
  await openAs(page, user, `/message/single/${id}`);
  await expect(thread(page)).toContainText('Is the turf free at nine?');
  const second = await context.newPage();
  await second.goto('/messages');
  await expect(second.getByRole('list', { name: 'Conversations' })).toContainText('Turf booking');
  await expect.poll(() => streams.length).toBe(1);

  const desk = await deskContent(api);
  await desk.answer(id, 'Yes, come at nine.');
  await expect(thread(page)).toContainText('Yes, come at nine.');
  await expect(second.getByRole('list', { name: 'Conversations' })).toContainText('Yes, come at nine.');

  // An unread reply counts in the top bar until it is read in the other tab.
  await page.goto('/about');
  await desk.answer(id, 'Bring water.');
  await expect(unread(second)).toHaveAccessibleName(/1/);
  await expect(unread(page)).toHaveAccessibleName(/1/);
  await second.goto(`/message/single/${id}`);
  await expect(thread(second)).toContainText('Bring water.');
  await expect(unread(page)).not.toHaveAccessibleName(/1/);
  for (const url of streams) expect(url).not.toContain(user.token);

  await notify(user.userId, 'The gates open at four.');
  await page.goto('/notifications');
  await expect(page.getByRole('main')).toContainText('The gates open at four.');
  await notify(user.userId, 'The gates open at five.');
  await expect(page.getByRole('main')).toContainText('The gates open at five.');
});
test(
  'a tab opened later opens no stream of its own',
  { tag: '@all' },
  async ({ page, context, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    await startConversation(page.request, api, user);
    const stream = page.waitForResponse((answer) => answer.url().includes('/api/live'));
    await openAs(page, user, '/messages');
    await stream;
    const second = await context.newPage();
    const requested: string[] = [];
    second.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await second.goto('/about');
    await expect.poll(() => requested.some((path) => path.includes('/UserBackground-'))).toBe(true);
    await expect.poll(() => requested).toContain('/api/hasnewconversation');
    expect(requested).not.toContain('/api/live');
  },
);
