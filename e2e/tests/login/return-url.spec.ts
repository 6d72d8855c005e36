import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { loginDialog, logInByDialog } from '../../support/login.ts';
import { loginButton, profileLink } from './login-dialog.ts';

const stored = (url: string, age = 0) => JSON.stringify({ url, source: '/', time: Date.now() - age });

test("an ad's URL opens after the login in a tab without an opener, and is removed from storage [4.11 4.12]", async ({
  page,
  context,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api);
  const [{ posts }] = (await (await page.request.get(`${addresses.api}/api/tag_posts/home`)).json()) as [
    { posts: { name: string; type: string; action_url: string; action_btn_1: string }[] },
  ];
  const ad = posts.find(({ type }) => type === 'ad');
  await page.goto('/');
  const link = page.getByRole('article', { name: ad?.name ?? '' }).getByRole('link', { name: ad?.action_btn_1 ?? '' });
  await link.click();
  const opened = context.waitForEvent('page');
  await logInByDialog(page, addresses.api, user.phone);
  const tab = await opened;
  expect(await tab.evaluate(() => globalThis.opener as unknown)).toBeNull();
  await expect(profileLink(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('routeback_url'))).toBeNull();
  // Only once: another login opens nothing.
  expect(context.pages()).toHaveLength(2);
});

test(
  'a planted return URL that is hostile, expired or foreign opens nothing after a login',
  { tag: '@desk-only' },
  async ({ page, context, addresses }) => {
    // One of each kind; the unit tests of the return URL cover other spellings.
    const hostile = [
      stored('javascript:document.title="hacked"'),
      stored('https://maidan.localhost@evil.example/'),
      stored('/settings', 16 * 60_000),
      'https://evil.example/',
    ];
    const seen: string[] = [];
    context.on('request', (request) => {
      if (request.isNavigationRequest()) seen.push(new URL(request.url()).host);
    });
    const own = new URL(addresses.feed).host;
    for (const value of hostile) {
      // A phone may request five codes in an hour.
      const user = await signUp(page.request, addresses.api);
      await page.goto('/about');
      await page.evaluate((planted) => {
        localStorage.clear();
        localStorage.setItem('routeback_url', planted);
      }, value);
      await context.clearCookies();
      await page.reload();
      await loginButton(page).click();
      await logInByDialog(page, addresses.api, user.phone);
      await expect(profileLink(page)).toBeVisible();
      await expect(page).toHaveURL('/about');
      expect(context.pages()).toHaveLength(1);
      expect(await page.title()).not.toBe('hacked');
      expect(await page.evaluate(() => localStorage.getItem('routeback_url'))).toBeNull();
    }
    expect(new Set(seen)).toEqual(new Set([own]));
  },
);

test('no query string sets the return URL [E-1]', { tag: '@all' }, async ({ page, addresses }) => {
  const user = await signUp(page.request, addresses.api);
  await page.goto('/login?routeback_url=https://evil.example/&next=//evil.example&returnTo=/settings');
  await expect(page.getByRole('heading', { name: 'One-Click Login' })).toBeVisible();
  await openAs(page, user, '/login?routeback_url=https://evil.example/&next=//evil.example&returnTo=/settings');
  await expect(page).toHaveURL('/');
  await expect(loginDialog(page)).toBeHidden();
});
