import type { APIRequestContext } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';
import type { User } from '../../support/users.ts';
import { maidan, maidanProcess } from '../../support/operator.ts';
import { expect, test } from '../../support/test.ts';

async function startConversation(request: APIRequestContext, api: string, { token }: User): Promise<string> {
  const answer = await request.post(`${api}/api/newconversation`, {
    data: { name: 'Turf on Saturday', location: 'Hebbal', message: 'Is it free at six?' },
    headers: { authorization: `Bearer ${token}` },
  });
  return String(((await answer.json()) as { cid: number }).cid);
}

test('an answer of the provider appears on the open page by itself, and so does the end [1.13 4.38 4.39]', async ({
  page,
  addresses,
  product: { dataDir },
}) => {
  const command = (...args: string[]) => maidanProcess({ DATA_DIR: dataDir }, ...args);
  const user = await signUp(page.request, addresses.api, 'Asha');
  const id = await startConversation(page.request, addresses.api, user);
  expect(await command('conversation', 'list', '--waiting')).toContain(`${id}  waiting`);
  await openAs(page, user, `/message/single/${id}`);
  const thread = page.getByRole('main');
  await expect(thread.getByText('Is it free at six?').first()).toBeVisible();
  await command('conversation', 'answer', id, 'Yes, until eight.');
  await expect(thread.getByText('Yes, until eight.').first()).toBeVisible();
  await command('conversation', 'close', id);
  await expect(thread.getByText('Admin has marked this conversation as complete').first()).toBeVisible();
  await command('conversation', 'reopen', id);
  await expect(thread.getByText('Admin has marked this conversation as complete')).toHaveCount(0);
});

test(
  'a published post is readable, and returns 404 once withdrawn',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const slug = `news-${Date.now()}`;
    await maidan('post', 'publish', slug, '--name', 'News of the ground');
    const answer = await page.goto(`/post/${slug}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('News of the ground').first()).toBeVisible();
    await maidan('post', 'withdraw', slug);
    expect((await page.request.get(`${addresses.api}/api/post/${slug}`)).status()).toBe(404);
    await expect
      .poll(async () => (await page.request.get(`${addresses.feedLoopback}/post/${slug}`)).status(), {
        timeout: 120_000,
      })
      .toBe(404);
  },
);
