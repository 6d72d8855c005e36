import { expectAccessible } from '../../support/accessible.ts';
import { brokenWords } from '../../support/broken-words.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

/** Route, heading, and the facts that must be on the page. */
const pages = [
  { path: '/about', heading: 'About', facts: ['Bengaluru'] },
  { path: '/contact', heading: 'Contact', facts: ['WhatsApp'] },
  {
    path: '/payment-refund-policy',
    heading: 'Payment and Refund Policy',
    facts: [
      'Last updated 14 January 2024',
      'Refund requests must reach us within 14 days of purchase',
      'Refunds are processed within 14 days',
      'INR',
      'card payment provider',
      'Digital products are not refundable after delivery',
      'A cancelled order before dispatch is fully refunded',
    ],
  },
  {
    path: '/privacy',
    heading: 'Privacy',
    facts: ['Last updated 14 January 2024', 'Maidan is not for under 13s', 'Cookies Policy', 'one year'],
  },
  {
    path: '/terms',
    heading: 'Terms',
    facts: ['Last updated 14 January 2024', 'governed by the law of India', 'the courts of Bangalore'],
  },
] as const;

for (const [index, { path, heading, facts }] of pages.entries()) {
  test(
    `${path} has its heading, breadcrumb and facts, and axe finds nothing [2.10 2.11 2.18 to 2.20 2.205 9.28 to 9.34]`,
    alsoInAll(index),
    async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(`${heading} · Maidan`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      const main = page.getByRole('main');
      for (const fact of facts) await expect(main).toContainText(fact);
      expect((await main.innerText()).length).toBeGreaterThan(400);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`^http.+${path}$`));
      // E-mail addresses.
      expect(await brokenWords(main.getByText(/\S@\S/))).toEqual([]);
      await expectAccessible(page);
    },
  );
}

for (const { base, script } of [
  { base: '/hi', script: /\p{Script=Devanagari}/u },
  { base: '/kn', script: /\p{Script=Kannada}/u },
]) {
  test(
    `the text pages below ${base} are in its language and fit narrow phones @desk-only`,
    { tag: '@all' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      for (const { path } of pages) {
        await page.goto(base + path);
        const texts = await page.getByRole('main').locator('p, li:not(:has(a)), dt, dd').allInnerTexts();
        // Exceptions are the organiser's texts about the league, addresses, and names.
        const isTranslated = (text: string) => script.test(text) || !/[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(text);
        const english = texts.filter((text) => !isTranslated(text));
        expect([path, english.length > 1 ? english : []]).toEqual([path, []]);
        const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, room]).toEqual([path, 0]);
        await expectAccessible(page);
      }
    },
  );
}

test(
  'contact has two e-mail addresses, WhatsApp and social media [2.206 to 2.209]',
  { tag: ['@desk-only', '@all'] },
  async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /General support/ })).toHaveAttribute('href', /^mailto:support@/);
    await expect(main.getByRole('link', { name: /^Business/ })).toHaveAttribute('href', /^mailto:business@/);
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    for (const name of ['Instagram', 'YouTube', 'Facebook', 'X']) {
      const link = main.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', /^https:/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  },
);

test(
  '/refundpolicy redirects to the refund policy, also from a link [2.21]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const answer = await request.get(`${addresses.feedLoopback}/refundpolicy`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([308, '/payment-refund-policy']);
    await page.goto('/terms');
    await page.getByRole('main').locator('a[href="/refundpolicy"]').click();
    await expect(page).toHaveURL('/payment-refund-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment and Refund Policy');
  },
);

test('the Cookies Policy has its own URL [2.74]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/privacy#cookies');
  const policy = page.getByRole('region', { name: 'Cookies Policy' });
  await expect(policy).toBeInViewport();
  await expect(policy).toContainText('We use only those that Maidan needs to work');
});

test(
  '/404 and an unknown URL return 404 with the not-found page [2.34 2.38 8.24]',
  { tag: '@desk-only' },
  async ({ page }) => {
    for (const path of ['/404', '/no/such/page?x=1']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('img', { name: /not found/i })).toBeVisible();
      await expect(page.getByText('Cannot match any routes')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('a static page opens from a link without a page load', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('main').getByRole('link', { name: 'your privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByRole('link', { name: 'your account page' })).toHaveAttribute('href', '/myaccount');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, facts } of pages) {
    test(`${path} is complete`, { tag: ['@desk-only', '@all'] }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('BreadcrumbList');
    });
  }
});
