import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

interface Head {
  status: number;
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  prev: string | undefined;
  next: string | undefined;
  meta: Record<string, string>;
  data: Record<string, unknown>[];
}

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The parts of a document that a crawler without script reads. */
async function readHead(request: APIRequestContext, address: string): Promise<Head> {
  const answer = await request.get(address);
  const html = await answer.text();
  const link = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1];
  const meta: Record<string, string> = {};
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    meta[name] = unescape(content);
  }
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(unescape(text)) as Record<string, unknown>,
  );
  return {
    status: answer.status(),
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta['description'],
    canonical: link('canonical'),
    prev: link('prev'),
    next: link('next'),
    meta,
    data,
  };
}

/** Reads the size of a JPEG from its first frame header. */
function sizeOfJpeg(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  return 'no frame';
}

interface SharedPost {
  id: number;
  slug: string;
  name: string;
  type: string;
  thumbnail: string | null;
  /** An extension. */
  preview?: string;
}

/** Two posts to share: a clip and a gallery. */
async function sharedPosts(request: APIRequestContext, api: string): Promise<SharedPost[]> {
  const posts = (await (await request.get(`${api}/api/post/all`)).json()) as SharedPost[];
  const found = ['video', 'gallery'].flatMap((wanted) => posts.find(({ type }) => type === wanted) ?? []);
  expect(found).toHaveLength(2);
  return found;
}

const routes = [
  ['/', 'WebSite'],
  ['/tag/cricket', 'BreadcrumbList'],
  ['/category/sport', 'BreadcrumbList'],
  ['/category', 'BreadcrumbList'],
  ['/search', 'BreadcrumbList'],
  ['/videofeed/tag/cricket', 'BreadcrumbList'],
  ['/settings', 'BreadcrumbList'],
  ['/about', 'BreadcrumbList'],
  ['/contact', 'BreadcrumbList'],
  ['/payment-refund-policy', 'BreadcrumbList'],
  ['/privacy', 'BreadcrumbList'],
  ['/terms', 'BreadcrumbList'],
  ['/login', null],
] as const;

test.describe('for a crawler without script', () => {
  test('every route has title, description, canonical URL, preview and structured data [2.1 2.4 to 2.6 2.10 to 2.13 2.18 to 2.20 2.30 2.33]', async ({
    request,
    addresses,
  }) => {
    const titles = new Set<string>();
    for (const [path, type] of routes) {
      const head = await readHead(request, addresses.feedLoopback + path);
      expect.soft([path, head.status, head.canonical]).toEqual([path, 200, `${addresses.feed}${path}`]);
      expect.soft(head.title, path).toMatch(/Maidan/);
      expect.soft(titles, path).not.toContain(head.title);
      titles.add(head.title);
      expect.soft(head.description?.length ?? 0, path).toBeGreaterThan(20);
      expect.soft(head.meta, path).toMatchObject({
        'og:title': head.title,
        'og:description': head.description,
        'og:url': `${addresses.feed}${path}`,
        'og:site_name': 'Maidan',
        'og:type': 'website',
        'twitter:card': 'summary_large_image',
        'twitter:title': head.title,
        'twitter:image': head.meta['og:image'],
      });
      const picture = await request.get((head.meta['og:image'] ?? '').replace(addresses.feed, addresses.feedLoopback));
      expect.soft([path, picture.status()]).toEqual([path, 200]);
      expect.soft(picture.headers()['content-type'], path).toMatch(/^image\/(?:jpeg|png|webp)$/);
      if (type)
        expect
          .soft(
            head.data.map((entry) => entry['@type']),
            path,
          )
          .toContain(type);
    }
  });

  test('a shared post has a preview with name and picture, for each of its URLs [2.16 2.39 2.40]', async ({
    request,
    addresses,
  }) => {
    for (const post of await sharedPosts(request, addresses.api)) {
      for (const path of [`/post/${post.slug}`, `/p/${post.slug}`, `/s/${post.id}`]) {
        const { status, canonical, meta, data } = await readHead(request, addresses.feedLoopback + path);
        expect([path, status, canonical]).toEqual([path, 200, `${addresses.feed}/post/${post.slug}`]);
        expect(meta).toMatchObject({
          'og:type': 'article',
          'og:title': `${post.name} · Maidan`,
          'og:image': `${addresses.feed}${post.preview ?? post.thumbnail}`,
        });
        expect(data.map((entry) => entry['@type'])).toEqual([
          post.type === 'video' ? 'VideoObject' : 'Article',
          'BreadcrumbList',
        ]);
      }
    }
  });

  test(
    'a shared post has its own picture of 1200 by 630 pixels',
    { tag: '@extension' },
    async ({ request, addresses }) => {
      for (const { slug, preview } of await sharedPosts(request, addresses.api)) {
        const { meta } = await readHead(request, `${addresses.feedLoopback}/post/${slug}`);
        expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
        const picture = await request.get(addresses.feedLoopback + preview);
        expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
        expect(picture.headers()['cache-control']).toContain('immutable');
        expect(sizeOfJpeg(await picture.body())).toBe('1200x630');
      }
    },
  );

  test(
    "a tag and a category have their own pictures, and home has the brand's",
    { tag: '@extension' },
    async ({ request, addresses }) => {
      for (const path of ['/tag/cricket', '/category/sport', '/']) {
        const { meta } = await readHead(request, addresses.feedLoopback + path);
        const address = meta['og:image'] ?? '';
        expect(address).toMatch(path === '/' ? /\/preview\.jpg$/ : new RegExp(`/api/preview${path}/[\\w-]{12}\\.jpg$`));
        const picture = await request.get(address.replace(addresses.feed, addresses.feedLoopback));
        expect([path, picture.status(), sizeOfJpeg(await picture.body())]).toEqual([path, 200, '1200x630']);
      }
    },
  );

  test('later pages are separate documents that link to their neighbours', async ({ request, addresses }) => {
    for (const path of ['/', '/tag/cricket']) {
      const first = await readHead(request, addresses.feedLoopback + path);
      expect([first.prev, first.next]).toEqual([undefined, `${addresses.feed}${path}?page=2`]);
      const second = await readHead(request, `${addresses.feedLoopback}${path}?page=2`);
      expect([second.canonical, second.prev]).toEqual([`${addresses.feed}${path}?page=2`, addresses.feed + path]);
      expect(second.title).toBe(`${first.title} · Page 2`);
    }
    const results = await readHead(request, `${addresses.feedLoopback}/search?q=night`);
    expect([results.canonical, results.meta['robots']]).toEqual([`${addresses.feed}/search`, 'noindex, follow']);
  });

  test('search engines must not index a missing page [2.34 8.24]', async ({ request, addresses }) => {
    for (const path of ['/404', '/no/such/page']) {
      const { status, meta, canonical } = await readHead(request, addresses.feedLoopback + path);
      expect([path, status, meta['robots'], canonical]).toEqual([path, 404, 'noindex', undefined]);
    }
  });
});
