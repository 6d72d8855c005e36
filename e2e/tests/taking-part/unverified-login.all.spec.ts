import { postOf } from '../../support/posts.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { requestBodies } from '../../support/request-bodies.ts';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

test('offline before the session is confirmed, a like is saved, and Login says why it does not open [K-5]', async ({
  page,
  addresses,
  context,
  faultyFeed,
}) => {
  faultyFeed.fail(/^\/api\/me$/, 'failing');
  const user = await signUp(page.request, addresses.api);
  const { slug, path } = await seedPost({ like_count: 4 });
  const post = await postOf(page.request, addresses.api, slug);
  await openAs(page, user, `${faultyFeed.origin}${path}`);
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  await expect(login).toBeVisible();
  const likes = requestBodies(page, '/api/islike');
  await context.setOffline(true);
  const like = page.getByRole('article').getByRole('button', { name: /^Like, / });
  await like.click();
  await expect(page.getByText('Saved. It will be sent when you’re back online.')).toBeVisible();
  await expect(like).toHaveAccessibleName('Like, 5');
  await login.click();
  await expect(page.getByText('You are offline. Log in when you are back online.')).toBeVisible();
  await expect(page).toHaveURL(`${faultyFeed.origin}${path}`);

  faultyFeed.recover();
  likes.length = 0;
  await context.setOffline(false);
  await expect.poll(() => likes).toEqual([{ post_id: Number(post.id), type: 'thumbsup', liked: true }]);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAccessibleName('Like, 5');
});

test('an offline visitor can log in once online', { tag: '@all' }, async ({ page, context }) => {
  await page.goto('/tag/music');
  await context.setOffline(true);
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' });
  await login.click();
  await expect(page.getByText('You are offline. Log in when you are back online.')).toBeVisible();
  await context.setOffline(false);
  await login.click();
  await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
  await expect(page).toHaveURL('/tag/music');
});
