import { seedPost, seedTopic } from '../../support/content/seeds.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { expect, test } from '../../support/test.ts';

/** Would end a title, an attribute, a script and a comment, if a browser parsed it there. */
const BREAKOUT = `</title></script><img src=x onerror="document.title='fired'">"'><!--`;
const NAME = `Breakout ${BREAKOUT} \u2028`;

test('a name that ends tags, attributes and scripts stays text in titles, previews and data [H-9]', async ({
  page,
  request,
  addresses,
}) => {
  const post = await seedPost({ name: NAME, alt: NAME });
  const topic = await seedTopic('tag');
  await importContent(process.env['E2E_DATA_DIR'] ?? '', { tags: [{ slug: topic.slug, name: NAME, subscribe: 0 }] });
  for (const path of [post.path, `/p/${post.slug}`, topic.path]) {
    const html = await (await request.get(addresses.feedLoopback + path)).text();
    // A blank page parses the document, since our own pages refuse to parse strings.
    await page.goto('about:blank');
    const parsed = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
      return {
        title: document.title,
        preview: meta('og:title'),
        handlers: document.querySelectorAll('[onerror]').length,
        pictures: document.querySelectorAll('img[src="x"]').length,
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => typeof JSON.parse(textContent),
        ),
        isComplete: document.querySelector('#site-config') !== null && document.body.querySelector('main') !== null,
      };
    }, html);
    expect(parsed).toMatchObject({ handlers: 0, pictures: 0, isComplete: true });
    expect([parsed.title, parsed.preview].map((text) => text.includes('onerror='))).toEqual([true, true]);
    expect(new Set(parsed.data)).toEqual(new Set(['object']));
    await page.goto(path);
    await expect(page).toHaveTitle(/^Breakout/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('</title></script>');
  }
});

test(
  'an address that ends tags and attributes stays text in the document [H-9 E-3]',
  { tag: '@desk-only' },
  async ({ page, request, addresses }) => {
    for (const path of [
      `/tag/${encodeURIComponent(BREAKOUT)}`,
      `/p/${encodeURIComponent(BREAKOUT)}`,
      `/search?q=${encodeURIComponent(BREAKOUT)}`,
    ]) {
      const html = await (await request.get(addresses.feedLoopback + path)).text();
      expect([path, html.includes('<img src=x')]).toEqual([path, false]);
      await page.goto(path);
      expect(await page.title()).not.toBe('fired');
    }
  },
);
