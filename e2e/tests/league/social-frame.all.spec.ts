import { expect, test } from '../../support/test.ts';
import { leagueService } from './league-api.ts';

// Tracing injects scripts into every frame. This frame forbids scripts, and the console would report an error.
test.use({ baseURL: async ({ addresses }, use) => use(addresses.league), trace: 'off' });

test('a tap frames the social page of the league, 1200 px high and full width [2.26 9.21 2.251 2.252 2.253 E-7]', async ({
  page,
  request,
  addresses,
}) => {
  const service = leagueService(request, addresses.api);
  const league = await service.latest();
  const { url } = await service.social(league.id);
  await page.goto('/socialmedia');
  await expect(page.locator('iframe')).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(1200);
  await page.getByRole('button', { name: 'Show social media' }).click();
  const frame = page.getByTitle(`Social media of ${league.name}`);
  await expect(frame).toHaveAttribute('src', `${addresses.league}${url}`);
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-scripts)/);
  const [box, place] = [await frame.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
  expect(box?.height).toBe(1200);
  expect(box?.x).toBe(place?.x);
  await expect(frame.contentFrame().getByRole('heading', { name: league.name })).toBeVisible();
  await expect(frame.contentFrame().getByRole('listitem').first()).toBeVisible();
});
