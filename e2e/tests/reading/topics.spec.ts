import { loadedWhole } from '../../support/settled.ts';
import { brokenWords } from '../../support/broken-words.ts';
import { findViolations } from '../../support/accessible.ts';
import { baseSlugs } from '../../support/content/base-pack.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

interface ApiPage {
  name: string;
  subscribe: number;
  city: string | null;
  buttons: { link: string; label: string }[];
  quizpoll_id?: number | null;
  audio: number | null;
  ad: number | null;
  tag_cloud: string;
  posts: { name: string }[];
}

for (const [index, [type, slug, call]] of (
  [
    ['category', undefined, 'category_posts'],
    ['tag', 'cricket', 'tag_posts'],
  ] as const
).entries()) {
  test(
    `a ${type} page shows strip, head, buttons, description and posts [2.5 2.6 2.90 to 2.98 2.102 2.108]`,
    alsoInAll(index),
    async ({ page, request, addresses }) => {
      const all = (await (await request.get(`${addresses.api}/api/${type}/all`)).json()) as { slug: string }[];
      const id = slug ?? all[0]?.slug;
      const [data] = (await (await request.get(`${addresses.api}/api/${call}/${id}`)).json()) as [ApiPage];
      await page.goto(`/${type}/${id}`);
      await expect(page.getByRole('navigation', { name: 'Stories' })).toContainText('Latest');
      await expect(page.getByRole('heading', { level: 1, name: data.name })).toBeVisible();
      await expect(page.getByText(`${data.subscribe.toLocaleString('en-IN')} followers`).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(data.city ?? '');
      await expect(page.getByRole('button', { name: 'Follow' })).toBeVisible();
      for (const { label, link } of data.buttons) {
        await expect(page.getByRole('link', { name: label }).first()).toHaveAttribute('href', link);
      }
      await expect(page.getByRole('article')).toHaveCount(data.posts.length);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  for (const id of ['no-such', '%E0%A4%A']) {
    test(
      `an unknown ${type}, ${id}, shows the 404 image and returns 404 [2.107]`,
      alsoInAll(index, '@desk-only'),
      async ({ page }) => {
        const answer = await page.goto(`/${type}/${id}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/search');
      },
    );
  }
}

test(
  'a tag shows its blocks one below the other, none off screen, and a link to its poll scrolls to it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/tag/cricket');
    expect(await brokenWords(page.getByRole('main').getByText(/\d followers?$/))).toEqual([]);
    const poll = page.getByRole('region', { name: 'Poll' });
    const audio = page.getByRole('region', { name: 'Audio' });
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('link', { name: 'Find a game' }),
      page.getByRole('main').getByRole('button', { name: 'Share' }).first(),
      audio,
      page.getByRole('main').getByRole('navigation', { name: 'Tags' }),
      poll,
      page.getByRole('article').first(),
    ];
    const boxes = await Promise.all(parts.map((part) => part.evaluate((element) => element.getBoundingClientRect())));
    const tops = boxes.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const width = await page.evaluate(() => innerWidth);
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(width);
    // Audio, cloud and poll would be 460 px tall in the layout of the home page.
    const bottom = await poll.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom - (await audio.evaluate((element) => element.getBoundingClientRect().top))).toBeLessThan(240);

    await page.goto('/tag/cricket#poll');
    await expect(poll).toBeInViewport({ ratio: 1 });
    await expect(poll).toBeFocused();
  },
);

test(
  'audio, ads and the tag cloud appear only on topics that have them [2.99 2.100 2.101]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const met = { Audio: new Set<boolean>(), Ads: new Set<boolean>(), Tags: new Set<boolean>() };
    for (const [path, call] of [
      ['/tag/cricket', 'tag_posts/cricket'],
      ['/tag/city', 'tag_posts/city'],
      ['/category/food', 'category_posts/food'],
      ['/category/sport', 'category_posts/sport'],
      ['/category/craft', 'category_posts/craft'],
    ] as const) {
      const [data] = (await (await request.get(`${addresses.api}/api/${call}`)).json()) as [ApiPage];
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: data.name })).toBeVisible();
      const [audio, ads] = [page.getByRole('region', { name: 'Audio' }), page.getByRole('region', { name: 'Ads' })];
      await expect(audio, path).toHaveCount(data.audio === null ? 0 : 1);
      if (data.audio !== null) await expect(audio.getByRole('button', { name: /^Play/ })).toBeVisible();
      await expect(ads, path).toHaveCount(data.ad === null ? 0 : 1);
      if (data.ad !== null) {
        const hrefs = await ads.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(hrefs.length).toBeGreaterThan(0);
        expect(hrefs.length).toBeLessThanOrEqual(6);
        for (const href of hrefs) expect(href).toMatch(/^https:\/\//);
      }
      const cloud = page.getByRole('main').getByRole('navigation', { name: 'Tags' });
      await expect(cloud, path).toHaveCount(data.tag_cloud === 'on' ? 1 : 0);
      if (data.tag_cloud === 'on') await expect(cloud.locator('a[href^="/tag/"]').first()).toBeVisible();
      met.Audio.add(data.audio === null);
      met.Ads.add(data.ad === null);
      met.Tags.add(data.tag_cloud === 'on');
    }
    for (const [part, kinds] of Object.entries(met)) expect([part, kinds.size]).toEqual([part, 2]);
  },
);

for (const [index, path] of ['/tag/cricket', '/category/sport'].entries()) {
  test(`Load More on ${path} appends the next page [2.103 4.42]`, alsoInAll(index, '@desk-only'), async ({ page }) => {
    await page.goto(path);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(6);
    const first = await articles.first().getAttribute('aria-labelledby');
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect.poll(() => articles.count()).toBeGreaterThan(6);
    expect(await articles.first().getAttribute('aria-labelledby')).toBe(first);
    await expect(page).toHaveURL(path);
  });
}

test(
  'a tag with a poll shows its question and options as radios [2.109 4.33]',
  { tag: '@desk-only' },
  async ({ page, request, addresses }) => {
    const [tag] = (await (await request.get(`${addresses.api}/api/tag_posts/cricket`)).json()) as [ApiPage];
    const poll = (await (await request.get(`${addresses.api}/api/quizpoll/${tag.quizpoll_id}`)).json()) as {
      question: string;
      options: { option_text: string }[];
    };
    await page.goto('/tag/cricket');
    const card = page.getByRole('region', { name: 'Poll' });
    await expect(card).toContainText(poll.question);
    await expect(card.getByRole('radio')).toHaveCount(poll.options.length);
  },
);

test('a tag links to its video feed [2.110]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/tag/cricket');
  await expect(page.getByRole('link', { name: 'Video', exact: true })).toHaveAttribute(
    'href',
    '/videofeed/tag/cricket',
  );
});

test(
  'the share dialog has social links and the address to copy [2.104 2.105]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    await page.goto('/tag/cricket');
    // Desktop browsers mostly lack the share function; the dialog is the fallback.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
    await page.reload();
    await page.getByRole('main').getByRole('button', { name: 'Share' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me|whatsapp/);
    await expect(dialog.getByRole('textbox')).toHaveValue(`${addresses.feed}/tag/cricket`);
  },
);

test(
  'a tag page collapses descriptions of at least 200 characters, home those of at least 100 [4.57 9.16]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const lengthOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').length;
    const [tag] = (await (await request.get(`${addresses.api}/api/tag_posts/cricket`)).json()) as [
      { posts: { name: string; description: string }[] },
    ];
    await page.goto('/tag/cricket');
    for (const { name, description } of tag.posts) {
      const length = lengthOf(description);
      // Entities and blocks make the counts differ slightly, so lengths near the threshold are skipped.
      if (Math.abs(length - 200) < 20) continue;
      const toggle = page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Read More' });
      await expect(toggle, `${name}, ${length}`).toHaveCount(length > 200 ? 1 : 0);
    }
  },
);

test('an empty tag shows a message and no Load More', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/tag/kabaddi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'No posts yet' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
});

test('from home to a post and back, no document loads, and the scroll position is kept', async ({ page }) => {
  await page.goto('/');
  await loadedWhole(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await page.getByRole('article').nth(3).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole('article')
    .nth(3)
    .getByRole('link', { name: /^Comments/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 5);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(4);
  expect(documents).toEqual([]);
});

test('/category without an id lists the categories [2.4]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  const answer = await page.goto('/category');
  expect(answer?.status()).toBe(200);
  const hrefs = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining(baseSlugs.categories.map((slug) => `/category/${slug}`)));
});
