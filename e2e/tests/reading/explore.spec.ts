import { baseSlugs } from '../../support/content/base-pack.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

interface Card {
  slug: string;
  name: string;
  thumbnail: string | null;
}

test('every category and tag is a card with a thumbnail and text [2.13 2.193 2.194 2.195]', async ({
  page,
  request,
  addresses,
}) => {
  const answer = await page.goto('/search');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore');
  for (const [kind, title, path] of [
    ['category', 'Categories', '/category/'],
    ['tag', 'Tags', '/tag/'],
  ] as const) {
    const all = (await (await request.get(`${addresses.api}/api/${kind}/all`)).json()) as Card[];
    const cards = page.getByRole('region', { name: title, exact: true });
    const base = all.filter(({ slug }) => [...baseSlugs.tags, ...baseSlugs.categories].includes(slug));
    expect(base.length).toBeGreaterThan(3);
    for (const { slug, name, thumbnail } of base) {
      const card = cards.getByRole('link', { name: `Trending in ${name}`, exact: true });
      await expect(card).toHaveAttribute('href', path + slug);
      if (thumbnail) await expect(card.locator('img')).toHaveAttribute('src', thumbnail);
    }
  }
});

for (const path of ['/search', '/search?q=cricket', '/search?q=night&type=videos', '/search?q=zzzz']) {
  test(`axe finds nothing on ${path}`, { tag: '@all' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('the search', () => {
  const fieldName = 'Explore Maidan';

  test(
    'updates results, announced counts and URL while the reader types [2.196]',
    { tag: '@desk-only' },
    async ({ page }) => {
      await page.goto('/about');
      await page.goto('/search');
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/search')) requested.push(new URL(request.url()).searchParams.get('q') ?? '');
      });
      const field = page.getByRole('searchbox', { name: fieldName });
      await field.focus();
      // In one task: between key presses sent one by one, a busy machine may pause as long as a person does.
      await field.evaluate(() => {
        for (const key of 'CRICK') document.execCommand('insertText', false, key);
      });
      await expect(page.getByRole('main').getByRole('link', { name: /Gully Cricket/ })).toBeVisible();
      await expect(page).toHaveURL('/search?q=CRICK');
      const counts = page.getByRole('main').getByRole('status').filter({ hasText: 'CRICK' });
      await expect(counts).toHaveText(/^1 tag, .+ “CRICK”$/);
      await expect(page.getByRole('navigation', { name: 'Results' })).toContainText('Tags (1)');
      // One call for five key presses.
      expect(requested).toEqual(['CRICK']);
      await page.goBack();
      await expect(page).toHaveURL('/about');
    },
  );

  test(
    'finds tags, categories and videos, with the select and with links',
    { tag: ['@desk-only', '@all'] },
    async ({ page, request, addresses }) => {
      const categories = (await (await request.get(`${addresses.api}/api/category/all`)).json()) as Card[];
      const named = categories.filter(({ name }) => name.toLowerCase().includes('a'));
      await page.goto('/search?q=a');
      // The select is shown only on a wide screen; the links do the same.
      const select = page.getByRole('combobox', { name: 'Search in' });
      const isWide = (page.viewportSize()?.width ?? 0) >= 760;
      if (isWide) await expect(select.getByRole('option', { selected: true })).toHaveText('Everything');
      if (isWide) await select.selectOption('Categories');
      else await page.getByRole('link', { name: /^Categories \(/ }).click();
      await expect(page).toHaveURL('/search?q=a&type=categories');
      const results = page.getByRole('main').getByRole('list').last();
      await expect(results.getByRole('listitem')).toHaveCount(named.length);
      const videos = page.getByRole('navigation', { name: 'Results' }).getByRole('link', { name: 'Videos' });
      await videos.click();
      if (isWide) await expect(select).toHaveValue('videos');
      await expect(videos).toHaveText(/^Videos \(\d+\)$/);
      await results.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/post\//);
    },
  );

  test(
    "counts and lists the server's results",
    { tag: ['@extension', '@desk-only', '@all'] },
    async ({ page, request, addresses }) => {
      const { counts, videos } = (await (await request.get(`${addresses.api}/api/search?q=a&type=videos`)).json()) as {
        counts: Record<string, number>;
        videos: { name: string }[];
      };
      await page.goto('/search?q=a');
      await page.getByRole('link', { name: `Videos (${counts['videos']})` }).click();
      const results = page.locator('[data-results]').getByRole('link');
      await expect(results.first()).toContainText(videos[0]?.name ?? 'nothing');
      await expect(page.getByRole('link', { name: `Tags (${counts['tags']})` })).toBeVisible();
    },
  );

  test(
    'works with the keyboard: Down and Up move between field and results, Enter opens, Escape clears',
    { tag: '@desk-only' },
    async ({ page }) => {
      await page.goto('/search');
      const field = page.getByRole('searchbox', { name: fieldName });
      await field.focus();
      await page.keyboard.type('s');
      const found = page.locator('[data-results]').getByRole('link');
      await expect(found.nth(1)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(found.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(found.nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await expect(page).toHaveURL('/search');
      await page.keyboard.type('cricket');
      await expect(found.first()).toContainText('Gully Cricket');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/tag/cricket');
    },
  );

  test('is cleared with its button, and keeps the focus', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    await page.goto('/search?q=cricket');
    await page.getByRole('main').getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('searchbox', { name: fieldName })).toBeFocused();
    await page.keyboard.type('foot');
    await expect(page).toHaveURL('/search?q=foot');
  });

  test(
    'a result opened right after a key press is not replaced by the search for that key',
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      await page.goto('/search?q=cric');
      await page.getByRole('searchbox', { name: fieldName }).press('End');
      await page.keyboard.type('k');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/tag/cricket');
      await expect(page.getByRole('heading', { level: 1, name: 'Gully Cricket' })).toBeVisible();
      await expect(page).toHaveURL('/tag/cricket');
    },
  );

  test(
    'says when nothing was found, and which other types have results',
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      await page.goto('/search?q=zzzz');
      await expect(page.getByRole('heading', { name: /^(?:Nothing found|No tags) for “zzzz”$/ })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'See everything' }).click();
      await expect(page.getByRole('region', { name: 'Tags', exact: true })).toBeVisible();
      await page.goto('/search?q=night&type=categories');
      await expect(page.getByRole('heading', { name: 'No categories for “night”' })).toBeVisible();
      await page
        .locator('[data-results]')
        .getByRole('link', { name: /^(?:\d+|Search in) videos$/ })
        .click();
      await expect(page).toHaveURL('/search?q=night&type=videos');
    },
  );

  test('a misspelled tag is found', { tag: ['@extension', '@desk-only', '@all'] }, async ({ page }) => {
    await page.goto('/search?q=kabadi');
    await expect(page.getByText('Results for “kabaddi”')).toBeVisible();
    await expect(
      page
        .locator('[data-results]')
        .getByRole('link', { name: /Kabaddi/ })
        .first(),
    ).toBeVisible();
  });

  test(
    'finds teams and matches, which link to the league site',
    { tag: ['@extension', '@desk-only', '@all'] },
    async ({ page, addresses }) => {
      const results = page.locator('[data-results]').getByRole('link');
      await page.goto('/search?q=koramangala%20jets');
      const kinds = page.getByRole('navigation', { name: 'Results' });
      await expect(kinds.getByRole('link', { name: /^Matches/ })).toHaveAttribute('aria-current', 'page');
      await expect(results.first()).toContainText('Jayanagar Jets');
      await expect(results.first()).toHaveAttribute('href', new RegExp(`^${addresses.league}/fixture/[^/]+/\\d+$`));
      await page.goto('/search?q=Lane%2014&type=teams');
      await results.getByText('Lane 14', { exact: true }).click();
      await expect(page).toHaveURL(/team=Lane\+14/);
      await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Lane 14');
    },
  );

  test(
    'opens the first type that has results, and on a phone has one control for the type',
    { tag: ['@extension', '@phone-only', '@all'] },
    async ({ page }) => {
      await page.goto('/search?q=Peenya%20Pacers');
      const kinds = page.getByRole('navigation', { name: 'Results' }).getByRole('link');
      await expect(kinds.nth(0)).toHaveText('Tags (0)');
      await expect(kinds.filter({ hasText: /\([1-9]/ }).first()).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
    },
  );

  test(
    'finds a post by its title and its text, also in Kannada',
    { tag: ['@extension', '@desk-only', '@all'] },
    async ({ page }) => {
      const [title, text] = [`ಬಸವನಗುಡಿ ${Date.now()}`, 'ಮಳೆಯಲ್ಲಿ ಆಡಿದ ಪಂದ್ಯ'];
      const { path } = await seedPost({ name: title, description: `<p>${text}</p>` });
      for (const query of [title, text]) {
        await page.goto(`/search?q=${encodeURIComponent(query)}`);
        const result = page.locator('[data-results]').getByRole('link', { name: title });
        await expect(result.first()).toHaveAttribute('href', path);
      }
    },
  );

  test('treats every character as text', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
    for (const q of ['%', '_', '<img src=x onerror=alert(1)>', "'; drop table tags; --", 'ಮಳೆಬಿಲ್ಲು', 'x'.repeat(500)]) {
      const answer = await page.goto(`/search?q=${encodeURIComponent(q)}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: /^(?:Nothing found|No tags) for/ })).toBeVisible();
    }
  });
});

test.describe('on a desktop', { tag: '@desk-only' }, () => {
  test(
    "the top bar's search suggests tags and opens explore, which has the only search box",
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/');
      // A field with suggestions is a combobox.
      const field = page.getByRole('banner').locator('input[name="q"]');
      await field.focus();
      await expect(page.locator('datalist option', { hasText: 'Gully Cricket' })).toHaveCount(1);
      await field.fill('cricket');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('searchbox', { name: 'Explore Maidan' })).toHaveValue('cricket');
      await expect(page.getByRole('main').getByRole('link', { name: /Gully Cricket/ })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveCount(1);
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('cards and results are in the document, and the form searches', { tag: '@desk-only' }, async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByText('Trending in Gully Cricket')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Explore Maidan' }).fill('night');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=night&type=');
    await expect(page.getByRole('main').getByRole('link', { name: /Late-night Eats/ })).toHaveAttribute(
      'href',
      '/tag/late-eats',
    );
    await page.getByRole('link', { name: /^Videos(?: \(\d+\))?$/ }).click();
    await expect(page.locator('[data-results]').getByRole('link').first()).toHaveAttribute('href', /^\/post\//);
  });
});
