import { loadedWhole } from '../../support/settled.ts';
import { baseSlugs } from '../../support/content/base-pack.ts';
import { expect, test } from '../../support/test.ts';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

test('both sites state where to report a vulnerability [R-12]', async ({ request, addresses }) => {
  for (const [site, origin] of [
    [addresses.feedLoopback, addresses.feed],
    [addresses.leagueLoopback, addresses.league],
  ] as const) {
    const answer = await request.get(`${site}/.well-known/security.txt`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    expect(text).toContain(`\nCanonical: ${origin}/.well-known/security.txt\n`);
    expect(Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  }
});

test('the sitemap lists every tag, category and post once, with absolute addresses', async ({ request, addresses }) => {
  const answer = await request.get(`${addresses.feedLoopback}/sitemap.xml`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const found = addressesIn(await answer.text());
  expect(new Set(found).size).toBe(found.length);
  expect(found.length).toBeLessThan(50_000);
  for (const [kind, prefix] of [
    ['tags', '/tag/'],
    ['categories', '/category/'],
    ['posts', '/post/'],
  ] as const) {
    const expected = baseSlugs[kind].map((slug) => `${addresses.feed}${prefix}${slug}`);
    expect(found).toEqual(expect.arrayContaining(expected));
  }
  for (const path of ['/myaccount', '/login', '/settings']) expect(found).not.toContain(addresses.feed + path);
});

test('the sitemap has no page beyond its last', async ({ request, addresses }) => {
  expect((await request.get(`${addresses.feedLoopback}/sitemap/1`)).status()).toBe(200);
  for (const page of ['2', '0', '-1', 'x', '1e9']) {
    expect((await request.get(`${addresses.feedLoopback}/sitemap/${page}`)).status()).toBe(404);
  }
});

test('robots.txt names the sitemap and excludes private pages', async ({ request, addresses }) => {
  const answer = await request.get(`${addresses.feedLoopback}/robots.txt`);
  expect(answer.headers()['content-type']).toContain('text/plain');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain(`Sitemap: ${addresses.feed}/sitemap.xml`);
  for (const line of ['User-agent: *', 'Disallow: /messages', 'Allow: /api/media/']) expect(lines).toContain(line);
});

/** The width and height in the frame header of a JPEG. */
function sizeOfJpeg(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return '';
}

test('the manifests of both sites have screenshots for phones and desktops, which no page loads', async ({
  page,
  request,
  addresses,
}) => {
  for (const site of [addresses.feedLoopback, addresses.leagueLoopback]) {
    const { screenshots } = (await (await request.get(`${site}/manifest.webmanifest`)).json()) as {
      screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[];
    };
    expect(screenshots.map((one) => one.form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes, type, label } of screenshots) {
      const picture = await request.get(site + src);
      expect([src, picture.headers()['content-type']]).toEqual([src, type]);
      const bytes = await picture.body();
      expect([src, sizeOfJpeg(bytes)]).toEqual([src, sizes]);
      expect(bytes.length).toBeLessThan(150_000);
      expect(label).not.toBe('');
    }
  }
  const loaded: string[] = [];
  page.on('request', (one) => loaded.push(new URL(one.url()).pathname));
  await page.goto('/');
  await loadedWhole(page);
  expect(loaded.filter((path) => path.includes('screenshot'))).toEqual([]);
});

test('the web manifest lists icons of the stated size', async ({ page, request, addresses }) => {
  await page.goto('/about');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  const answer = await request.get(`${addresses.feedLoopback}/manifest.webmanifest`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
    share_target: { action: string };
  };
  expect(manifest.name).toBe('Maidan');
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'POST', enctype: 'multipart/form-data' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(addresses.feedLoopback + src);
    expect([src, icon.headers()['content-type']]).toEqual([src, expect.stringContaining(type)]);
    if (type !== 'image/png') continue;
    // A PNG has its width and height at bytes 16 and 20.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
