import { expect, test } from '../../product/test.ts';

const leads = [
  ['2.22', '/ysl', '/'],
  ['2.23', '/ysl/about', '/about'],
  ['2.24', '/ysl/league/some-league', '/league/some-league'],
  ['2.25', '/ysl/fixture/3', '/fixture/3'],
  ['2.26', '/ysl/socialmedia/3', '/socialmedia/3'],
  ['2.27', '/ysl/table/3?category=2', '/table/3?category=2'],
  ['2.28', '/ysl/event/7', '/event/7'],
  ['2.29', '/form/12', '/form/12'],
] as const;

for (const [id, path, there] of leads) {
  test(`${id} ${path} leads to the league's own site`, async ({ request, addresses }) => {
    const answer = await request.get(addresses.feedLoopback + path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, addresses.league + there]);
  });
}

test('no address under /ysl or /form leads anywhere else', async ({ request, addresses }) => {
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

test('2.22 the link on the About page ends at the league', async ({ page, addresses }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'the league’s own site' }).click();
  await expect(page).toHaveURL(`${addresses.league}/`);
});
