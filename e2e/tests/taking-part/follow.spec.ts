import { requestBodies } from '../../support/request-bodies.ts';
import { openAs, openSignedIn, signUp } from '../../support/users.ts';
import { seedTopic } from '../../support/content/seeds.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

const followers = (text: string) => Number(/([\d,]+) follower/.exec(text)?.[1]?.replaceAll(',', ''));

for (const [index, [type, call]] of (
  [
    ['tag', '/api/subscribe'],
    ['category', '/api/cat_subscribe'],
  ] as const
).entries()) {
  test(
    `following a ${type} shows one more follower at once, and survives a reload [1.9 1.10 4.21 to 4.24]`,
    alsoInAll(index),
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      const { path } = await seedTopic(type, 1234);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
      });
      await openAs(page, user, path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Follow', exact: true }).click();
      await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
      await expect.poll(async () => followers(await main.innerText())).toBe(1235);
      await expect.poll(() => calls).toContain(call);
      await expect.poll(() => calls).toContain(`/api/dashboard/${type}/subscribe`);
      await page.reload();
      await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
      await main.getByRole('button', { name: 'Following' }).click();
      await expect(main.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
    },
  );
}

test(
  'unfollowing can be undone, and the last of several fast taps counts',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    await openSignedIn(page, user, '/category/stage');
    const main = page.getByRole('main');
    const follows = requestBodies(page, '/api/cat_subscribe') as { subscribed: boolean }[];
    const follow = main.getByRole('button', { name: /^Follow/ });
    await follow.click({ clickCount: 3, delay: 1 });
    await expect(follow).toHaveText('Following');
    await expect.poll(() => follows.at(-1)?.subscribed).toBe(true);
    await follow.click();
    await expect(follow).toHaveText('Follow');
    await expect.poll(() => follows.at(-1)?.subscribed).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(follow).toHaveText('Following');
    await expect.poll(() => follows.at(-1)?.subscribed).toBe(true);
    await page.reload();
    await expect(follow).toHaveText('Following');
  },
);

test(
  'an offline follow is saved, confirmed, and sent once on return [K-5]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses, context }) => {
    const user = await signUp(page.request, addresses.api);
    await openSignedIn(page, user, '/tag/skate');
    const follow = page.getByRole('main').getByRole('button', { name: /^Follow/ });
    const follows = requestBodies(page, '/api/subscribe') as { subscribed: boolean }[];
    await context.setOffline(true);
    await follow.click();
    await expect(follow).toHaveText('Following');
    await expect(page.getByText('Saved. It will be sent when you’re back online.')).toBeVisible();
    follows.length = 0;
    await context.setOffline(false);
    await expect.poll(() => follows.map(({ subscribed }) => subscribed)).toEqual([true]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    await page.reload();
    await expect(follow).toHaveText('Following');
    expect(follows).toHaveLength(1);
  },
);
