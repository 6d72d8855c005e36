import { brotliCompressSync } from 'node:zlib';
import { loadedWhole } from '../../support/settled.ts';
import { resources } from '../../support/loading.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

test(
  'home loads six scripts and later those for calls, no clip before its pictures, and no picture far below',
  { tag: '@desk-only' },
  async ({ page }) => {
    await page.goto('/');
    await loadedWhole(page);
    const loaded = await page.evaluate(resources);
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
    expect(scripts.filter(({ isEarly }) => isEarly)).toHaveLength(6);
    expect(loaded.filter(({ isEarly }) => isEarly).length).toBeLessThan(25);
    const late = async () =>
      (await page.evaluate(resources))
        .filter((one) => !one.isEarly && one.path.endsWith('.js'))
        .map(({ path }) => path);
    await expect.poll(late).toContainEqual(expect.stringMatching(/^\/assets\/calls-/));
    // API calls, their schemas, the player for a clip of another site, and the script that every page loads last.
    expect((await late()).length).toBeLessThanOrEqual(4);
    expect(loaded.filter(({ path, isEarly }) => isEarly && path.endsWith('.mp4'))).toEqual([]);

    const last = page.getByRole('article').last().getByRole('img').first();
    // Its variants have its name, followed by their width.
    const name = new URL((await last.getAttribute('src')) ?? '', page.url()).pathname.replace(/\.\w+$/, '');
    expect(loaded.filter(({ path }) => path.startsWith(name))).toEqual([]);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveJSProperty('complete', true);
    await expect(last).not.toHaveJSProperty('naturalWidth', 0);
  },
);

for (const [index, path] of ['/', '/tag/cricket', '/post/night-in-adugodi'].entries()) {
  test(`the picture of the first post is requested first on ${path}`, alsoInAll(index), async ({ page }) => {
    const html = (await (await page.goto(path))?.text()) ?? '';
    const preloads = [...html.matchAll(/<link rel="(?:module)?preload"[^>]*>/g)].map(([link]) => link);
    const urgent = preloads.filter((link) => link.includes('fetchPriority="high"'));
    expect(urgent).toHaveLength(1);
    const firstScript = preloads.findIndex((link) => link.includes('modulepreload'));
    expect(preloads.slice(firstScript).filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
    expect(preloads.lastIndexOf(urgent.at(-1) ?? '')).toBeLessThan(firstScript);
  });
}

test(
  'a document contains at most 8 kB of styles, and loads the sheet once, before its scripts',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const feed = [
      '/',
      '/tag/cricket',
      '/post/night-in-adugodi',
      '/search',
      '/category',
      '/login',
      '/terms',
      '/settings',
    ];
    const league = ['/', '/fixture', '/table', '/about', '/socialmedia', '/login'].map(
      (path) => addresses.league + path,
    );
    for (const path of [...feed, ...league]) {
      const html = (await (await page.goto(path))?.text()) ?? '';
      const inside = /<style [^>]*data-href="site"[^>]*>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      expect(inside, path).toContain('box-sizing');
      expect(brotliCompressSync(inside).length, path).toBeLessThanOrEqual(8000);
      const preload = html.indexOf('<link rel="preload" as="style"');
      expect(preload, path).toBeGreaterThan(0);
      expect(preload, path).toBeLessThan(html.indexOf('<link rel="modulepreload"'));
      await loadedWhole(page);
      const sheets = (await page.evaluate(resources)).filter(({ path: file }) => file.endsWith('.css'));
      expect(sheets, path).toHaveLength(1);
    }
  },
);

test(
  'no page that visitors read loads more than eight scripts, and none with a form more than nine',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    for (const path of ['/', '/tag/cricket', '/post/night-in-adugodi', '/videofeed/tag/home', '/search']) {
      expect(await scriptsOf(path), path).toBeLessThanOrEqual(8);
    }
    for (const path of ['/', '/fixture', '/table', '/about', '/socialmedia']) {
      expect(await scriptsOf(addresses.league + path), `league ${path}`).toBeLessThanOrEqual(8);
    }
    for (const path of ['/login', '/messages', `${addresses.league}/login`]) {
      expect(await scriptsOf(path), path).toBeLessThanOrEqual(9);
    }

    async function scriptsOf(path: string): Promise<number> {
      const html = (await (await page.goto(path))?.text()) ?? '';
      return new Set([...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href)).size;
    }
  },
);
