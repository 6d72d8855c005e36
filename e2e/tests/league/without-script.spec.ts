import { startLeagueWithoutApi } from '../../support/own-site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

const unknown = [
  ['/league/nobody', 'There is no such league'],
  ['/fixture/nobody', 'There is no such league'],
  ['/table/nobody', 'There is no such league'],
  ['/socialmedia/nobody', 'There is no such league'],
  ['/fixture/city-fives/987654', 'There is no such match'],
  ['/event/nobody', 'There is no such registration'],
] as const;

for (const [path, text] of unknown) {
  test(`${path} shows that it was not found`, async ({ page, addresses }) => {
    const answer = await page.goto(`${addresses.league}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
  });
}

test('a page whose parts failed to load reports it, and does not load for ever', async ({ page }) => {
  const site = await startLeagueWithoutApi();
  try {
    for (const path of ['/league/city-fives', '/table', '/event/city-fives-teams']) {
      const answer = await page.goto(`${site.origin}${path}`);
      expect(answer?.status()).toBe(503);
      await expect(page.getByRole('main').getByText('This could not be loaded.')).toBeVisible();
      await expect(page.getByRole('main').getByText(/^Loading/)).toBeHidden();
    }
  } finally {
    site.stop();
  }
});
