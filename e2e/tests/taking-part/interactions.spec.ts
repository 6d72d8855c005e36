import { requestBodies } from '../../support/request-bodies.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { postOf } from '../../support/posts.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { expect, test } from '../../support/test.ts';

const action = { action_url: 'https://turf.example/book', action_btn_1: 'Book a turf' };

test("a user's likes, shares and taps on action buttons are recorded [4.29 4.31 6.16 7.20 7.22 7.76 to 7.79]", async ({
  page,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api);
  const { slug, path } = await seedPost(action);
  const post = await postOf(page.request, addresses.api, slug);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (content: unknown) => void sessionStorage.setItem('shared', JSON.stringify(content)),
    });
  });
  await openSignedIn(page, user, path);
  const recorded = requestBodies(page, '/api/userinteraction');
  const article = page.getByRole('article');
  const like = article.getByRole('button', { name: /^Like, / });
  const base = { video_id: Number(post.id), page: page.url() };
  const liked = { ...base, action_name: 'like', action: 'liked' };
  await like.click();
  await expect.poll(() => recorded).toEqual([liked]);
  await like.click();
  const removed = { ...base, action_name: 'like', action: 'like removed' };
  await expect.poll(() => recorded).toEqual([liked, removed]);
  await article.getByRole('button', { name: 'Share' }).click();
  const share = { ...base, action_name: 'share', action: 'share' };
  await expect.poll(() => recorded).toEqual([liked, removed, share]);
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('shared'))) ?? '')).toEqual({
    title: post.name,
    text: 'Maidan',
    url: `${addresses.feed}/s/${post.id}`,
  });
  const opened = page.context().waitForEvent('page');
  await article.getByRole('link', { name: action.action_btn_1 }).first().click();
  await (await opened).close();
  const learnMore = { ...base, action_name: 'learnmore-action_btn', action: action.action_btn_1 };
  await expect.poll(() => recorded).toEqual([liked, removed, share, learnMore]);
});

test(
  "a visitor's share and tap on an action button are not recorded [7.21]",
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const { slug, path } = await seedPost(action);
    const post = await postOf(page.request, addresses.api, slug);
    await page.goto(path);
    const recorded = requestBodies(page, '/api/userinteraction');
    const article = page.getByRole('article');
    await article.getByRole('button', { name: 'Share' }).click();
    const sheet = page.getByRole('dialog', { name: 'Share' });
    await expect(sheet.getByRole('textbox')).toHaveValue(`${addresses.feed}/s/${post.id}`);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await article.getByRole('link', { name: action.action_btn_1 }).first().click();
    await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
    expect(recorded).toEqual([]);
  },
);
