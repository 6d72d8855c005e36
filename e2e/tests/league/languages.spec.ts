import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

const pages = ['/', '/fixture', '/table', '/socialmedia', '/about', '/event', '/login', '/no-such-page'];
const languages = [
  { code: 'en', base: '', locale: 'en-IN', table: 'Table', script: /[A-Za-z]/ },
  { code: 'hi', base: '/hi', locale: 'hi-IN', table: 'टेबल', script: /\p{Script=Devanagari}/u },
  { code: 'kn', base: '/kn', locale: 'kn-IN', table: 'ಅಂಕಪಟ್ಟಿ', script: /\p{Script=Kannada}/u },
] as const;

for (const { code, base, locale, table, script } of languages) {
  test(
    `every page of the league in ${locale} fits narrow phones and keeps its language @desk-only`,
    { tag: '@all' },
    async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The address without a route is a 404 on purpose.
        if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      for (const path of pages) {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(base + path);
        await expect(page.locator('html[data-hydrated]')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('contentinfo')).toHaveText(script);
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 740 });
          const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect([code, path, width, room]).toEqual([code, path, width, 0]);
        }
      }
      expect(problems).toEqual([]);
    },
  );

  test(
    `links, address and title of a table in ${locale} stay in its language @desk-only`,
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(base === '' ? '/' : base);
      await page.locator('html[data-hydrated]').waitFor();
      await page.getByRole('link', { name: table, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${base}/table$`));
      await expect(page).toHaveTitle(new RegExp(`· ${table}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(table);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(table);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${base}/table$`));
      const alternates = page.locator('link[rel="alternate"][hreflang]');
      expect(await alternates.evaluateAll((all) => all.map((one) => one.getAttribute('hreflang')))).toEqual([
        'x-default',
        'en',
        'hi',
        'kn',
      ]);
    },
  );
}

test('axe finds nothing on tables in Hindi and Kannada @desk-only', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/hi/table', '/kn/table']) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    await expectAccessible(page);
  }
});

test('the footer links to the same page in another language, and the choice is remembered @desk-only', async ({
  page,
  context,
}) => {
  await page.goto('/table?category=2&utm_source=poster');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await expect(page).toHaveURL(/\/kn\/table\?category=2&utm_source=poster$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN');
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('kn');
});

test.describe('in a browser that prefers Kannada', () => {
  test.use({ locale: 'kn-IN' });

  test('the site offers Kannada once, without redirecting @desk-only', { tag: '@all' }, async ({ page }) => {
    await page.goto('/fixture');
    const offer = page.getByRole('button', { name: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ' });
    await expect(offer).toHaveAttribute('lang', 'kn');
    await expect(page).toHaveURL(/\/fixture$/);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(offer).toHaveCount(0);
  });

  test('the offer links to the same page @desk-only', { tag: '@all' }, async ({ page }) => {
    await page.goto('/fixture');
    await page.getByRole('button', { name: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ' }).click();
    await expect(page).toHaveURL(/\/kn\/fixture$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ಪಂದ್ಯಗಳು');
  });
});
