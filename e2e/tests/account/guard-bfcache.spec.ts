import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { inWholeChromium } from '../../support/whole-chromium.ts';

// Playwright turns the back-forward cache off, which this test needs.
test.use(inWholeChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }));

test('a page restored from the back-forward cache after a logout elsewhere shows nothing of the account [K-10]', async ({
  page,
  addresses,
  context,
  isMobile,
}) => {
  const user = await signUp(page.request, addresses.api, 'Zubeida Canary');
  await openAs(page, user, '/myaccount');
  await expect(page.getByRole('main').getByText(user.name).first()).toBeVisible();
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset['shown'] = `persisted: ${event.persisted}`;
    });
  });
  // Another origin, so that the page really unloads.
  await page.goto(`${addresses.feedLoopback}/dev/outbox`);
  const other = await context.newPage();
  // Not a page of the site: waiting for the lock of live events would evict the frozen page from the cache.
  await other.goto('/dev/outbox');
  await other.evaluate(() => localStorage.removeItem('token'));
  await other.close();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(user.name)).toHaveCount(0);
  // An emulated phone reloads the page.
  if (!isMobile) expect(await page.locator('html').getAttribute('data-shown')).toBe('persisted: true');
});
