import { settled } from '../../support/settled.ts';
import { freshPhone, openAs, signUp } from '../../support/users.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';
import { loginDialog, logInByDialog } from '../../support/login.ts';
import { loginButton, logoutButton, profileLink, register, revoke, storedToken } from './login-dialog.ts';

test('another tab follows a login and a logout, and stays on its page [K-7]', async ({ page, context, addresses }) => {
  const other = await context.newPage();
  await other.goto(`${addresses.feed}/tag/cricket`);
  await expect(loginButton(other)).toBeVisible();
  await page.goto('/');
  await register(page, addresses.api, freshPhone(), 'Asha');
  await expect(profileLink(other)).toBeVisible();
  await expect(other).toHaveURL(/\/tag\/cricket$/);
  await page.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user_id');
  });
  await expect(loginButton(other)).toBeVisible();
});

test('a stored token is checked at load; an unknown one is cleared, and home opens [4.2 4.3 4.4 8.6]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/me')) requested.push(request.headers()['authorization'] ?? '');
  });
  const user = { phone: '', name: '', token: `mdn_${'x'.repeat(43)}`, userId: 7 };
  await openAs(page, user, '/tag/cricket?from=chat');
  await expect(page).toHaveURL('/');
  const alert = page.getByRole('alert').filter({ hasText: 'Your login has ended.' });
  await expect(alert.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/tag/cricket?from=chat');
  await expect(loginButton(page)).toBeVisible();
  expect(requested).toEqual([`Bearer ${user.token}`]);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_id')])).toEqual([
    null,
    null,
  ]);
});

test(
  'an unknown token is cleared on the league site too, and its home opens [4.5]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const user = { phone: '', name: '', token: `mdn_${'x'.repeat(43)}`, userId: 7 };
    await openAs(page, user, `${addresses.league}/table/city-fives`);
    await expect(page).toHaveURL(`${addresses.league}/`);
    await expect(loginButton(page)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  },
);

test(
  'a logout without a network takes effect at once, and reaches the server later [T-3]',
  { tag: '@desk-only' },
  async ({ page, context, addresses }) => {
    // On a phone only the account page has Logout, and a visitor is redirected from there.
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, '/tag/cricket');
    await expect(profileLink(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged Out!')).toBeVisible();
    await expect(loginButton(page)).toBeVisible();
    await expect(page).toHaveURL('/tag/cricket');
    expect(await storedToken(page)).toBeNull();
    const me = () =>
      page.request.get(`${addresses.api}/api/me`, { headers: { authorization: `Bearer ${user.token}` } });
    await context.setOffline(false);
    await expect.poll(async () => (await me()).status()).toBe(401);
  },
);

test('Logout without a token shows Error [8.12]', { tag: '@all' }, async ({ page, addresses }) => {
  const user = await signUp(page.request, addresses.api);
  await openAs(page, user, '/myaccount');
  await expect(profileLink(page)).toBeVisible();
  await expect(logoutButton(page)).toBeVisible();
  // In one step, so that the page cannot notice the missing token in between.
  await logoutButton(page).evaluate((button: HTMLElement) => {
    localStorage.removeItem('token');
    button.click();
  });
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
});

test(
  'the alert is shown once and hidden after five seconds [2.63 2.64 3.56 4.20]',
  { tag: '@all' },
  async ({ page }) => {
    // Only the test advances the clock, so that a slow machine does not reach the fifth second by itself.
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', '1');
      localStorage.setItem('alertshow', '1');
      localStorage.setItem('alertmsg', 'Fixtures are out');
    });
    await page.goto('/');
    const alert = page.getByText('Fixtures are out');
    await expect(alert).toBeVisible();
    await page.clock.runFor(4000);
    await expect(alert).toBeVisible();
    await page.clock.runFor(1500);
    await expect(alert).toBeHidden();
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(alert).toBeHidden();
  },
);

for (const [index, [how, broken]] of (
  [
    ['throws on every access', ['getItem', 'setItem', 'removeItem']],
    ['is full', ['setItem']],
  ] as const
).entries()) {
  test(
    `with storage that ${how}, a login lasts for the visit, and nothing breaks [K-8]`,
    alsoInAll(index),
    async ({ page, addresses }) => {
      await page.addInitScript((methods) => {
        for (const method of methods) {
          Object.defineProperty(Storage.prototype, method, {
            value: () => {
              throw new DOMException('no', 'QuotaExceededError');
            },
          });
        }
      }, broken);
      await page.goto('/');
      await register(page, addresses.api, freshPhone(), 'Asha');
      await expect(profileLink(page)).toBeVisible();
      await profileLink(page).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByText('Logged Out!')).toBeVisible();
      await expect(loginButton(page)).toBeVisible();
    },
  );
}

test(
  'a browser whose clock is a year off logs in and stays logged in [T-2 K-9]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    for (const years of [-1, 1]) {
      await page.clock.setSystemTime(Date.now() + years * 365 * 24 * 60 * 60_000);
      const user = await signUp(page.request, addresses.api);
      await page.goto('/');
      await loginButton(page).click();
      await logInByDialog(page, addresses.api, user.phone);
      await expect(profileLink(page)).toBeVisible();
      await page.reload();
      await expect(profileLink(page)).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      await page.context().clearCookies();
      await page.reload();
      await expect(loginButton(page)).toBeVisible();
    }
  },
);

test("the login turns the page into the user's view, and keeps the scroll position [4.10]", async ({
  page,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api);
  const [{ posts }] = (await (await page.request.get(`${addresses.api}/api/tag_posts/home`)).json()) as [
    { posts: { id: number }[] },
  ];
  const liked = await page.request.post(`${addresses.api}/api/islike`, {
    headers: { authorization: `Bearer ${user.token}` },
    data: { post_id: posts[4]?.id, type: 'thumbsup' },
  });
  expect(liked.status()).toBe(200);
  await page.goto('/');
  const card = page.getByRole('article').nth(4);
  await expect(card.getByRole('button', { name: /^Like, /, pressed: false })).toHaveCount(1);
  await card.scrollIntoViewIfNeeded();
  const placeOf = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  await expect.poll(async () => (await placeOf()) < 740).toBe(true);
  const before = await placeOf();
  // Uses the mouse directly, since Playwright's click would first scroll the sticky bar "into view".
  const box = await loginButton(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
  await logInByDialog(page, addresses.api, user.phone);
  await expect(profileLink(page)).toBeVisible();
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(4);
  await expect(loginDialog(page)).toBeHidden();
  await expect(card.getByRole('button', { name: /^Like, /, pressed: true })).toHaveCount(1);
});

test('many 401 replies at once open one dialog, and nothing loops [T-7]', async ({ page, addresses }) => {
  const user = await signUp(page.request, addresses.api);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await openAs(page, user, '/');
  await expect(profileLink(page)).toBeVisible();
  await revoke(page, addresses.api, user.token);
  const likes = page.getByRole('article').getByRole('button', { name: /^Like, / });
  await likes.nth(0).click();
  await likes
    .nth(1)
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expect(loginDialog(page)).toHaveCount(1);
  await expect(loginDialog(page)).toBeVisible();
  await settled(page);
  expect(refused.length).toBeLessThan(8);
});
