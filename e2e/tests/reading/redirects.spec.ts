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
  ['/ysl/league/ಮೈದಾನ', `/league/${encodeURIComponent('ಮೈದಾನ')}`],
] as const;

for (const [path, there] of leads) {
  test(`${path} redirects to the league site [2.22 to 2.29]`, async ({ request, addresses }) => {
    const answer = await request.get(addresses.feedLoopback + path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, addresses.league + there]);
  });
}

test('an old league address with Kannada in it redirects to the same page', async ({ request, addresses }) => {
  const kannada = encodeURIComponent('ಮೈದಾನ');
  const answer = await request.get(`${addresses.leagueLoopback}/ysl/league/${kannada}?category=2`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([308, `/league/${kannada}?category=2`]);
});

/** Paths that a browser could read as another host, or that a header cannot contain. */
const hostile = [
  '%09/evil.example',
  '%0A/evil.example',
  '%0D/evil.example',
  '%0D%0Alocation:%20https:/evil.example',
  '%20/evil.example',
  '%00',
  '%7F',
  '%C2%A0/evil.example',
  '%E2%80%8F',
  '%E0%B2%95',
  '%E0%A4%A',
  '%5C/evil.example',
  '%2F/evil.example',
  '/evil.example',
  'https:/evil.example',
];

for (const site of ['feed', 'league', 'desk'] as const) {
  test(`no address of the ${site} redirects to another host, and each ends at a page`, async ({
    request,
    addresses,
  }) => {
    const loopbacks = new Map([
      [addresses.feed, addresses.feedLoopback],
      [addresses.league, addresses.leagueLoopback],
      [addresses.desk, addresses.deskLoopback],
    ]);
    const before = ['/', '/ysl/', '/ysl/ysl/', '/form/', '/post/', '/s/', '/tag/', '/league/', '/match/', '/search?q='];
    const paths = before.flatMap((start) => hostile.map((path) => start + path));
    for (const path of paths) {
      let at = new URL(addresses[site] + path);
      const follow = () => {
        expect([path, [...loopbacks.keys()]]).toEqual([path, expect.arrayContaining([at.origin])]);
        return request.get(`${loopbacks.get(at.origin)}${at.pathname}${at.search}`, { maxRedirects: 0 });
      };
      let answer = await follow();
      for (let hops = 0; hops < 4 && [302, 308].includes(answer.status()); hops += 1) {
        at = new URL(answer.headers()['location'] ?? '', at);
        answer = await follow();
      }
      expect([path, [200, 400, 404]]).toEqual([path, expect.arrayContaining([answer.status()])]);
      expect([path, answer.headers()['content-type']]).toEqual([path, expect.stringMatching(/^text\/html/)]);
    }
  });
}

test('a URL of another site in a path does not cause a redirect there', async ({ request, addresses }) => {
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

test('an address that the servers refuse shows an error page with a link home [R-15]', async ({ page }) => {
  const answer = await page.goto('/p/%2F%2Fevil.example');
  expect(answer?.status()).toBe(400);
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the link on the About page leads to the league site [2.22]', { tag: '@all' }, async ({ page, addresses }) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'the league’s own site' }).click();
  await expect(page).toHaveURL(`${addresses.league}/`);
});
