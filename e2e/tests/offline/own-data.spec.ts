import type { Page } from '@playwright/test';
import { startConversation } from '../../support/conversations.ts';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { age, cacheNames, test, untilScriptsStored, untilStored } from './cut-site.ts';

const SECRET = 'Is the turf free at nine?';

/** Every stored reply, as text. */
const allCopies = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '');
    }
    return texts.join('\n');
  });

const ownCaches = async (page: Page) => (await cacheNames(page)).filter((name) => name.startsWith('maidan-own-'));

test('a conversation is readable without a network, and gone from the device with the log-out', async ({
  page,
  feed,
  addresses: { api },
}) => {
  const user = await signUp(page.request, api);
  const path = `/message/single/${await startConversation(page.request, api, user)}`;
  await openSignedIn(page, user, feed.origin + path);
  await untilStored(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(SECRET);
  await expect.poll(() => allCopies(page)).toContain(SECRET);
  await untilScriptsStored(page, 'HomePage');

  feed.isCut = true;
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(SECRET);
  await expect(age(page)).toBeVisible();

  // Without a network too.
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${feed.origin}/`);
  await expect.poll(() => ownCaches(page)).toEqual([]);
  expect(await allCopies(page)).not.toContain(SECRET);
});

test('another account on the same phone sees nothing of the first', async ({ page, feed, addresses: { api } }) => {
  const [first, second] = [await signUp(page.request, api), await signUp(page.request, api, 'Bina')];
  const path = `/message/single/${await startConversation(page.request, api, first)}`;
  await openSignedIn(page, first, feed.origin + path);
  await untilStored(page);
  await page.reload();
  await expect.poll(() => allCopies(page)).toContain(SECRET);
  const [ofFirst] = await ownCaches(page);
  // As another tab would sign the second one in.
  await page.evaluate(({ token, userId }) => {
    localStorage.setItem('user_id', String(userId));
    localStorage.setItem('token', token);
  }, second);
  await page.goto(`${feed.origin}/messages`);
  await expect.poll(() => ownCaches(page)).not.toContain(ofFirst);
  feed.isCut = true;
  await page.goto(feed.origin + path);
  await expect(page.getByRole('main')).not.toContainText(SECRET);
  expect(await allCopies(page)).not.toContain(SECRET);
});

test('what a user read is gone after seven days', async ({ page, feed, addresses: { api } }) => {
  const user = await signUp(page.request, api);
  const path = `/message/single/${await startConversation(page.request, api, user)}`;
  await openSignedIn(page, user, feed.origin + path);
  await untilStored(page);
  await page.reload();
  await expect.poll(() => allCopies(page)).toContain(SECRET);
  feed.isCut = true;
  await page.evaluate(async () => {
    const EIGHT_DAYS = 8 * 24 * 60 * 60_000;
    for (const name of await caches.keys()) {
      if (!name.startsWith('maidan-own-')) continue;
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const copy = await cache.match(key);
        if (!copy) continue;
        const headers = new Headers(copy.headers);
        headers.set('x-stored-at', String(Date.now() - EIGHT_DAYS));
        await cache.put(key, new Response(await copy.text(), { headers }));
      }
    }
  });
  await page.reload();
  await expect.poll(() => allCopies(page)).not.toContain(SECRET);
  await expect(page.getByRole('main')).not.toContainText(SECRET);
});
