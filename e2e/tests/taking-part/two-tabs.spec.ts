import { requestBodies } from '../../support/request-bodies.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

const outbox = (page: import('@playwright/test').Page) => page.evaluate(() => localStorage.getItem('outbox'));

test(
  'when two tabs come online, only one sends the queue, once [K-5 K-7]',
  { tag: '@desk-only' },
  async ({ page, addresses, context }) => {
    const user = await signUp(page.request, addresses.api);
    await openSignedIn(page, user, '/tag/dance');
    const other = await context.newPage();
    await other.goto(`${addresses.feed}/tag/dance`);
    await expect(other.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
    await context.setOffline(true);
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ });
    await follow.click();
    await expect(page.getByText('Saved. It will be sent when you’re back online.')).toBeVisible();
    const calls = [requestBodies(page, '/api/subscribe'), requestBodies(other, '/api/subscribe')];
    await context.setOffline(false);
    await expect.poll(() => outbox(page)).toBeNull();
    await expect(follow).toHaveText('Following');
    await other.reload();
    await expect(other.getByRole('main').getByRole('button', { name: 'Following' })).toBeVisible();
    expect(calls.flat()).toHaveLength(1);
  },
);

test(
  'a logout deletes the queue and the drafts [K-7 K-11]',
  { tag: '@desk-only' },
  async ({ page, addresses, context }) => {
    const user = await signUp(page.request, addresses.api);
    const [post] = (await (await page.request.get(`${addresses.api}/api/post/all`)).json()) as { slug: string }[];
    await openSignedIn(page, user, `/post/${post?.slug}`);
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await field.fill('Half a thought');
    await context.setOffline(true);
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Like, / })
      .click();
    await expect.poll(() => outbox(page)).not.toBeNull();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged Out!')).toBeVisible();
    expect(await outbox(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('drafts'))).toBeNull();
    const likes = requestBodies(page, '/api/islike');
    await context.setOffline(false);
    await page.goto(`/post/${post?.slug}`);
    await expect(page.getByText('Log in to comment on this post.')).toBeVisible();
    expect(likes).toEqual([]);
  },
);
