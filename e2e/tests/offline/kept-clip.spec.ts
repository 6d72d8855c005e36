import type { Page } from '@playwright/test';
import { seedPost } from '../../support/content/seeds.ts';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { storedPaths, test, untilScriptsStored, untilStored } from './cut-site.ts';

const keptClips = async (page: Page) =>
  (await storedPaths(page, 'maidan-media')).filter((path) => path.endsWith('.mp4?kept'));

const keep = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Keep the clip on this device/ });

/** The position of the page's clip, in seconds; -1 before its data has loaded. */
const position = (page: Page) =>
  page
    .locator('article video')
    .first()
    .evaluate((video: HTMLVideoElement) => (video.readyState > 0 ? video.currentTime : -1));

async function saveAndKeep(page: Page): Promise<void> {
  await untilStored(page);
  await expect(keep(page)).toBeHidden();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save for later/ })
    .first()
    .click();
  await keep(page).click();
  await expect(page.getByText(/^Clip on this device: \d/)).toBeVisible();
  expect(await keptClips(page)).toHaveLength(1);
}

test('a saved clip stored on the device plays offline, from any second, until it is removed', async ({
  page,
  feed,
}) => {
  const post = await seedPost({
    type: 'video',
    media: 'media/clip-90.mp4',
    thumbnail: 'media/poster-90-180x320.png',
    width: 180,
    height: 320,
    duration: 6,
  });
  await page.goto(feed.origin + post.path);
  await saveAndKeep(page);
  await page.reload();
  await untilScriptsStored(page);

  feed.isCut = true;
  await page.reload();
  await page.getByRole('button', { name: `Play ${post.name}` }).click();
  await expect.poll(() => position(page)).toBeGreaterThan(0.2);
  const video = page.locator('article video').first();
  // The browser reads another part of the file.
  await video.evaluate((media: HTMLVideoElement) => (media.currentTime = 4));
  await expect.poll(() => position(page)).toBeGreaterThan(4.1);

  await page.goto(`${feed.origin}/saved`);
  await expect(page.getByText(/^Clip on this device: \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the clip' }).click();
  await expect(page.getByText(/^Clip on this device/)).toBeHidden();
  await expect.poll(() => keptClips(page)).toEqual([]);
});

test('a logout deletes a stored clip from the device', { tag: '@all' }, async ({ page, feed, addresses: { api } }) => {
  const post = await seedPost({ type: 'video', media: 'media/clip-91.mp4', width: 180, height: 320, duration: 6 });
  const user = await signUp(page.request, api);
  await openSignedIn(page, user, feed.origin + post.path);
  await saveAndKeep(page);
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect.poll(() => keptClips(page)).toEqual([]);
});
