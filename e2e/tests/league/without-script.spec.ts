import { alsoInAll, expect, test } from '../../support/test.ts';

test.use({ javaScriptEnabled: false });

const unknown = [
  ['/league/nobody', 'League not found'],
  ['/fixture/nobody', 'League not found'],
  ['/table/nobody', 'League not found'],
  ['/socialmedia/nobody', 'League not found'],
  ['/fixture/city-fives/987654', 'Match not found'],
  ['/event/nobody', 'Registration not found'],
] as const;

for (const [index, [path, text]] of unknown.entries()) {
  test(`${path} shows that it was not found`, alsoInAll(index), async ({ page, addresses }) => {
    const answer = await page.goto(`${addresses.league}${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
  });
}

test('a page whose data failed to load reports it instead of loading forever', async ({ page, leagueWithoutApi }) => {
  for (const [path, text] of [
    ['/league/city-fives', 'We could not load this league. Please try again in a moment.'],
    ['/table', 'We could not load this league. Please try again in a moment.'],
    ['/event/city-fives-teams', 'The registration could not be loaded.'],
  ] as const) {
    const answer = await page.goto(`${leagueWithoutApi.origin}${path}`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading/)).toBeHidden();
  }
});
