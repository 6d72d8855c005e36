import type { APIRequestContext } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test, type Addresses } from '../../support/test.ts';
import { registrationOf } from '../registration/registration-api.ts';
import { skipLoginInvitation, leagueService, upcomingMatch } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

const slug = 'bengaluru-gully-cup';
const metaOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

const documents = [
  ['/', 'YSL Bengaluru Gully Cup'],
  ['/league/city-fives', 'YSL City Fives'],
  [`/fixture/${slug}`, 'YSL Bengaluru Gully Cup · Fixtures'],
  [`/table/city-fives`, 'YSL City Fives · Table'],
  [`/socialmedia/${slug}`, 'YSL Bengaluru Gully Cup · Social Media'],
  ['/about', /^YSL /],
] as const;

/** Checks what every document has, and returns the URL of its picture. */
async function checkDocument(
  request: APIRequestContext,
  { league, leagueLoopback }: Addresses,
  [path, title]: readonly [string, string | RegExp],
) {
  const html = await (await request.get(leagueLoopback + path)).text();
  expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(title);
  expect(metaOf(html, 'description')?.length).toBeGreaterThan(20);
  expect([...html.matchAll(/rel="canonical" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([league + path]);
  const image = metaOf(html, 'og:image') ?? '';
  expect(image).toMatch(new RegExp(`^${league}/`));
  const answer = await request.get(image.replace(league, leagueLoopback));
  expect([path, answer.status()]).toEqual([path, 200]);
  return { image, type: answer.headers()['content-type'] };
}

test('every document has its title, description, one canonical address and a picture [2.231]', async ({
  request,
  addresses,
}) => {
  for (const one of documents) expect((await checkDocument(request, addresses, one)).type).toMatch(/^image\//);
});

test(
  'previews have their own picture, also for a match [2.231]',
  { tag: '@extension' },
  async ({ request, addresses }) => {
    const { fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
    const title = `YSL Bengaluru Gully Cup · ${fixture.team_1} v ${fixture.team_2}`;
    const pictures = new Set<string>();
    for (const one of [...documents, [`/fixture/${slug}/${fixture.id}`, title] as const]) {
      const { image, type } = await checkDocument(request, addresses, one);
      expect([image, type]).toEqual([image, 'image/jpeg']);
      pictures.add(image);
    }
    // Home, another league, two tables, the match and the site: six pictures for seven pages.
    expect(pictures.size).toBeGreaterThanOrEqual(6);
  },
);

test(
  "the league's sitemap lists its matches, and no closed registration",
  { tag: '@extension' },
  async ({ request, addresses }) => {
    const { fixture } = await upcomingMatch(leagueService(request, addresses.api), slug);
    const sitemap = await (await request.get(`${addresses.leagueLoopback}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>${addresses.league}/fixture/${slug}/${fixture.id}</loc>`);
    const { id } = await registrationOf(request, addresses.api, 'namma-hoops');
    expect(sitemap).not.toContain(`<loc>${addresses.league}/event/${id}</loc>`);
  },
);

test('a registration has one canonical URL, by id, by league or as the latest [2.259]', async ({
  request,
  addresses,
}) => {
  const { id } = await registrationOf(request, addresses.api, slug);
  for (const path of [`/event/${id}`, `/event/${slug}`, '/event']) {
    const html = await (await request.get(addresses.leagueLoopback + path)).text();
    expect([path, /rel="canonical" href="([^"]+)"/.exec(html)?.[1]]).toEqual([path, `${addresses.league}/event/${id}`]);
  }
});

test('the league site has sitemap, robots.txt and manifest', async ({ request, addresses }) => {
  const sitemap = await request.get(`${addresses.leagueLoopback}/sitemap.xml`);
  expect(sitemap.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const found = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(found).size).toBe(found.length);
  for (const path of ['/', '/about', `/table/${slug}`, '/league/monsoon-trials']) {
    expect(found).toContain(addresses.league + path);
  }
  const { id } = await registrationOf(request, addresses.api, slug);
  expect(found).toContain(`${addresses.league}/event/${id}`);
  // Forms are not for search engines.
  expect(found.filter((address) => address?.includes('/form/'))).toEqual([]);
  const robots = await (await request.get(`${addresses.leagueLoopback}/robots.txt`)).text();
  expect(robots.split('\n')).toEqual(
    expect.arrayContaining([`Sitemap: ${addresses.league}/sitemap.xml`, 'Disallow: /api/']),
  );
  const manifest = (await (await request.get(`${addresses.leagueLoopback}/manifest.webmanifest`)).json()) as {
    short_name: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.short_name).toBe('YSL');
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(addresses.leagueLoopback + src);
    expect([src, icon.headers()['content-type']]).toEqual([src, expect.stringContaining(type)]);
  }
});

test('a user logs out by a button, or by a dropdown on a small screen, and lands on home [2.216 2.217 4.16]', async ({
  page,
  addresses,
  isMobile,
}) => {
  const user = await signUp(page.request, addresses.api);
  await openAs(page, user, '/table/city-fives');
  const banner = page.getByRole('banner');
  if (isMobile) {
    await banner.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  } else {
    await banner.getByRole('button', { name: 'Logout', exact: true }).click();
  }
  await expect(banner.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged Out!')).toBeVisible();
});

test('an unknown URL returns 404 and links home', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByText("Cannot match any routes. URL Segment: 'no/such/page'")).toBeVisible();
  await page.getByRole('link', { name: 'Back to the league' }).click();
  await expect(page).toHaveURL('/');
});
