import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { seedPost, seedTagWithPost } from '../../support/content/seeds.ts';
import { loginDialog, logInByDialog } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { clipsOfHome, FEED, slide } from '../video-feed/clips.ts';

test(
  'a post that a visitor hides stays hidden after a reload and a login, and can be shown again in the settings @extension',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const { path, name } = await seedPost();
    const found = () => page.getByRole('main').getByRole('link', { name }).first();
    const search = `/search?q=${encodeURIComponent(name)}`;
    await page.goto(search);
    await expect(found()).toBeVisible();
    await page.goto(path);
    const hide = async () => {
      await page.getByRole('button', { name: 'Report or hide this post' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Hide this post' }).click();
      await expect(page.getByText('You have hidden this post.')).toBeVisible();
    };
    await hide();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('You have hidden this post.')).toHaveCount(0);
    await hide();
    await expectAccessible(page);

    await page.goto(search);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(found()).toHaveCount(0);
    await page.reload();
    await expect(found()).toHaveCount(0);

    await page.goto('/settings');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const joined = page.waitForResponse(
      (response) => response.url().endsWith('/api/auth/mutes') && response.request().method() === 'POST',
    );
    await logInByDialog(page, addresses.api, undefined, loginDialog(page));
    expect(((await (await joined).json()) as { data: { label: string }[] }).data).toMatchObject([{ label: name }]);
    await page.goto('/settings');
    await row.getByRole('button', { name: 'Show again' }).click();
    await expect(row).toHaveCount(0);
    await page.goto(search);
    await expect(found()).toBeVisible();
  },
);

test(
  'posts of a muted tag are hidden except on its own page, where one tap unmutes it @extension',
  { tag: '@desk-only' },
  async ({ page }) => {
    const {
      tag,
      post: { path, name },
    } = await seedTagWithPost();
    const found = () => page.getByRole('main').getByRole('link', { name }).first();
    const search = `/search?q=${encodeURIComponent(name)}`;
    await page.goto(search);
    await expect(found()).toBeVisible();
    await page.goto(tag.path);
    await page.getByRole('button', { name: `Mute ${tag.name}` }).click();
    const dialog = page.getByRole('alertdialog', { name: `Mute ${tag.name}?` });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mute' }).click();
    const unmute = page.getByRole('button', { name: `show ${tag.name} again` });
    await expect(unmute).toBeVisible();
    await expect(found()).toBeVisible();

    await page.goto(search);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(found()).toHaveCount(0);
    await page.goto('/settings');
    await expect(page.getByRole('listitem').filter({ hasText: tag.name })).toContainText('Posts with this tag');
    await page.goto(tag.path);
    await unmute.click();
    await expect(page.getByText('Tag shown again')).toBeVisible();
    await page.goto(path);
    await page.getByRole('button', { name: 'Report or hide this post' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Mute the tag ${tag.name}` })
      .click();
    await page.goto(search);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(found()).toHaveCount(0);
  },
);

test(
  'a person muted on one device is muted on the other, and unmuting there applies to both @extension',
  { tag: ['@desk-only', '@all'] },
  async ({ addresses, browser, request }) => {
    const { api, feed } = addresses;
    const [writer, reader] = [await signUp(request, api, 'Ravi'), await signUp(request, api, 'Meera')];
    const { path, slug } = await seedPost();
    const text = `Again and again, ${writer.phone}`;
    const sent = await request.post(`${api}/api/newcomment`, {
      data: { post_id: slug, comment: text },
      headers: { authorization: `Bearer ${writer.token}` },
    });
    expect(sent.ok()).toBe(true);
    const [first, second] = [await browser.newContext({ baseURL: feed }), await browser.newContext({ baseURL: feed })];
    const [phone, laptop] = [await first.newPage(), await second.newPage()];
    await openSignedIn(phone, reader, path);
    const comment = phone.getByRole('listitem').filter({ hasText: text });
    await comment.getByRole('button', { name: 'Report the comment by Ravi' }).click();
    await expect(phone.getByRole('dialog', { name: 'Report this comment' })).toBeVisible();
    const saved = phone.waitForResponse(
      (response) => response.url().endsWith('/api/auth/mutes') && response.request().method() === 'POST',
    );
    await phone.getByRole('button', { name: 'Mute Ravi' }).click();
    await expect(comment).toHaveCount(0);
    await expect(phone.getByText('Comments muted')).toBeVisible();
    expect((await saved).ok()).toBe(true);

    await openSignedIn(laptop, reader, path);
    await expect(laptop.getByRole('heading', { name: 'Comments' })).toBeVisible();
    const there = laptop.getByRole('listitem').filter({ hasText: text });
    await expect(there).toHaveCount(0);
    await laptop.goto('/settings');
    const unmuted = laptop.waitForResponse(
      (response) => response.url().endsWith('/api/auth/mutes') && response.request().method() === 'POST',
    );
    await laptop.getByRole('listitem').filter({ hasText: 'Ravi' }).getByRole('button', { name: 'Show again' }).click();
    expect((await unmuted).ok()).toBe(true);
    await laptop.goto(path);
    await expect(there).toBeVisible();
    await phone.reload();
    await expect(comment).toBeVisible();
    await first.close();
    await second.close();
  },
);

/** Records from the start of every document whether this text was rendered in any frame. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((sought) => {
    const look = () => {
      const all = [...document.querySelectorAll(`[aria-label="${sought}"]`)];
      if (all.some((one) => one.getClientRects().length > 0)) document.documentElement.dataset['seen'] = '';
      requestAnimationFrame(look);
    };
    look();
  }, text);
  return () => page.evaluate(() => 'seen' in document.documentElement.dataset);
}

test('a card hides its post in two taps, at once and for good, and the post never flashes up on a later load @extension', async ({
  page,
}) => {
  const { tag, post } = await seedTagWithPost();
  const card = page.getByRole('article', { name: post.name });
  const wasSeen = await watchFor(page, post.name);
  await page.goto(tag.path);
  await expect(card).toBeVisible();
  expect(await wasSeen()).toBe(true);
  const hide = async () => {
    await card.getByRole('button', { name: `Report or hide ${post.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hide this post' }).click();
    await expect(card).toHaveCount(0);
  };
  await hide();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await hide();
  await expect(page.getByRole('heading', { name: 'You have hidden every post here' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have hidden every post here' })).toBeVisible();
  expect(await wasSeen()).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('listitem').filter({ hasText: post.name }).getByRole('button', { name: 'Show again' }).click();
  await page.goBack();
  await expect(card).toBeVisible();
});

test(
  'a user reports a post from its card in two taps @extension',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const { tag, post } = await seedTagWithPost();
    await openSignedIn(page, await signUp(request, addresses.api), tag.path);
    await page.getByRole('button', { name: `Report or hide ${post.name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'It is spam' }).click();
    await expect(page.getByText('Thank you. A moderator will look at it.')).toBeVisible();
  },
);

test('a slide is hidden in two taps, the next one replaces it, and Undo brings it back @extension', async ({
  page,
  addresses,
}) => {
  const [first, second] = await clipsOfHome(page, addresses.api);
  await page.goto(FEED);
  await expect(slide(page, first)).toHaveAttribute('aria-current', 'true');
  await slide(page, first)
    .getByRole('button', { name: `Report or hide ${first?.name}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hide this post' }).click();
  await expect(slide(page, second)).toHaveAttribute('aria-current', 'true');
  await expect(slide(page, first)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(slide(page, first)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
});
