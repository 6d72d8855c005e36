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

test('no URL below /ysl or /form redirects anywhere else', async ({ request, addresses }) => {
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
  ]) {
    const answer = await request.get(addresses.feedLoopback + path, { maxRedirects: 0 });
    const { location } = answer.headers();
    if (answer.status() === 404) continue;
    expect([path, answer.status()]).toEqual([path, 308]);
    expect([path, new URL(location ?? '').origin]).toEqual([path, addresses.league]);
  }
});

test('the link on the About page ends at the league site [2.22]', async ({ page, addresses }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'the league’s own site' }).click();
  await expect(page).toHaveURL(`${addresses.league}/`);
});
