import { expect, test } from '../../support/test.ts';

const leads = [
  ['/ysl', '/'],
  ['/ysl/about', '/about'],
  ['/ysl/league/some-league', '/league/some-league'],
  ['/ysl/fixture/3', '/fixture/3'],
  ['/ysl/socialmedia/3', '/socialmedia/3'],
  ['/ysl/table/3?category=2', '/table/3?category=2'],
  ['/ysl/event/7', '/event/7'],
  ['/form/12', '/form/12'],
] as const;

for (const [path, there] of leads) {
  test(`${path} redirects to the league site [2.22 to 2.29]`, async ({ request, addresses }) => {
    const answer = await request.get(addresses.feedLoopback + path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, addresses.league + there]);
  });
}

test('no URL of another site redirects there', async ({ request, addresses }) => {
  for (const path of [
    '/ysl//evil.example',
    '/ysl///evil.example/a',
    '/ysl/%5Cevil.example',
    '/ysl/%2F%2Fevil.example',
    '/ysl/@evil.example',
    '/ysl/https:%2f%2fevil.example',
    '/ysl/%0d%0alocation:%20https:%2f%2fevil.example',
    '/ysl?to=https://evil.example',
    '/form/%2F%2Fevil.example',
    '/p/%2F%2Fevil.example',
  ]) {
    const answer = await request.get(addresses.feedLoopback + path, { maxRedirects: 0 });
    const { location } = answer.headers();
    if ([400, 404].includes(answer.status())) continue;
    expect([path, answer.status()]).toEqual([path, 308]);
    expect([path, new URL(location ?? '').origin]).toEqual([path, addresses.league]);
  }
});

test('an address that no server accepts shows an error page with a link home [R-15]', async ({ page }) => {
  const answer = await page.goto('/p/%2F%2Fevil.example');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the link on the About page ends at the league site [2.22]', { tag: '@all' }, async ({ page, addresses }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'the league’s own site' }).click();
  await expect(page).toHaveURL(`${addresses.league}/`);
});
