import { callsTo } from '../../product/calls.ts';
import { openSignedIn, signUp } from '../../product/people.ts';
import { expect, test } from '../../product/test.ts';

const outbox = (page: import('@playwright/test').Page) => page.evaluate(() => localStorage.getItem('outbox'));

test(
  'K-5 K-7 of two tabs that hear of the network one sends what waits, once',
  { tag: '@desk-only' },
  async ({ page, addresses, context }) => {
    const person = await signUp(page.request, addresses.api);
    await openSignedIn(page, person, '/tag/dance');
    const other = await context.newPage();
    await other.goto(`${addresses.feed}/tag/dance`);
    await expect(other.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
    await context.setOffline(true);
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ });
    await follow.click();
    await expect(page.getByText('Saved; will be sent when you are back online.')).toBeVisible();
    const calls = [callsTo(page, '/api/subscribe'), callsTo(other, '/api/subscribe')];
    await context.setOffline(false);
    await expect.poll(() => outbox(page)).toBeNull();
    await expect(follow).toHaveText('Following');
    await other.reload();
    await expect(other.getByRole('main').getByRole('button', { name: 'Following' })).toBeVisible();
    expect(calls.flat()).toHaveLength(1);
  },
);

test(
  'K-7 K-11 with a logout goes what waits, and what was typed',
  { tag: '@desk-only' },
  async ({ page, addresses, context }) => {
    const person = await signUp(page.request, addresses.api);
    const [post] = (await (await page.request.get(`${addresses.api}/api/post/all`)).json()) as { slug: string }[];
    await openSignedIn(page, person, `/post/${post?.slug}`);
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
    const likes = callsTo(page, '/api/islike');
    await context.setOffline(false);
    await page.goto(`/post/${post?.slug}`);
    await expect(page.getByText('Log in to comment on this post.')).toBeVisible();
    expect(likes).toEqual([]);
  },
);
