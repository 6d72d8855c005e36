import { expect, test } from '../../support/test.ts';

test.describe('while the API is down', () => {
  test('home shows the not-found image and message, no dialog, and keeps its shell [2.89 8.7 8.8]', async ({
    page,
    feedWithoutApi,
  }) => {
    const answer = await page.goto(feedWithoutApi.origin);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing here right now' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Maidan, home' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('other pages of the shell still respond', { tag: '@all' }, async ({ page, feedWithoutApi }) => {
    const answer = await page.goto(`${feedWithoutApi.origin}/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Cannot match any routes')).toBeVisible();
  });
});
