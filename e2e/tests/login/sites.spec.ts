import type { Request } from '@playwright/test';
import { loadedWhole } from '../../support/settled.ts';
import { freshPhone, openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { loginButton, profileLink, register, storedToken } from './login-dialog.ts';

test('a visitor who never logged in causes no login request on either site [T-6]', async ({ page, addresses }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(auth\/session|me|mobileotp|ysl\/me)$/.test(request.url())) requested.push(request.url());
  });
  for (const site of [addresses.feed, addresses.league]) {
    await page.goto(site);
    await expect(loginButton(page)).toBeVisible();
    await loadedWhole(page);
  }
  expect(requested).toEqual([]);
});

test('a login on the feed, once confirmed, gives the league site its own token, which a logout on the feed ends [T-6]', async ({
  page,
  context,
  addresses,
}) => {
  await page.goto('/');
  await register(page, addresses.api, freshPhone(), 'Divya');
  const league = await context.newPage();
  await league.goto(`${addresses.league}/fixture`);
  await league.getByRole('button', { name: 'Continue as Divya' }).click();
  const logout = league.getByRole('banner').getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  const [onFeed, onLeague] = [await storedToken(page), await storedToken(league)];
  expect(onLeague).toMatch(/^mdn_/);
  expect(onLeague).not.toBe(onFeed);
  await page.bringToFront();
  await profileLink(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logged Out!')).toBeVisible();
  await league.bringToFront();
  await expect(logout).toBeHidden();
  expect(await storedToken(league)).toBeNull();
  for (const token of [onFeed, onLeague]) {
    const me = await page.request.get(`${addresses.api}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status()).toBe(401);
  }
});

test('a token is sent in the Authorization header and nowhere else [T-5]', async ({ page, context, addresses }) => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const printed: string[] = [];
  context.on('console', (message) => printed.push(message.text()));
  await page.goto('/');
  await register(page, addresses.api, freshPhone(), 'Canary');
  const league = await context.newPage();
  await league.goto(addresses.league);
  await league.getByRole('button', { name: 'Continue as Canary' }).click();
  await expect(league.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  const tokens = [await storedToken(page), await storedToken(league)].map((token) => token ?? 'none');
  await page.bringToFront();
  await profileLink(page).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/myaccount');
  await page.goto('/tag/cricket');
  await expect(profileLink(page)).toBeVisible();
  const holds = (text: string) => tokens.some((token) => text.includes(token));
  let carried = 0;
  for (const request of requests) {
    const { authorization = '', ...headers } = await request.allHeaders();
    if (holds(authorization)) carried += 1;
    expect([request.url(), holds(request.url())]).toEqual([request.url(), false]);
    expect([request.url(), holds(JSON.stringify(headers)), holds(request.postData() ?? '')]).toEqual([
      request.url(),
      false,
      false,
    ]);
  }
  expect(carried).toBeGreaterThan(2);
  expect(holds(printed.join('\n'))).toBe(false);
});

test(
  'a site with a session offers a choice before it adopts another login from its sister site [T-6]',
  { tag: '@all' },
  async ({ page, context, addresses }) => {
    const ravi = await signUp(page.request, addresses.api, 'Ravi');
    const league = await context.newPage();
    await openAs(league, ravi, addresses.league);
    const logout = league.getByRole('banner').getByRole('button', { name: 'Logout' });
    await expect(logout).toBeVisible();
    await page.goto('/');
    await register(page, addresses.api, freshPhone(), 'Divya');
    await league.bringToFront();
    const question = league.getByRole('alertdialog', { name: 'Switch accounts here too?' });
    await expect(question).toContainText('This tab is still logged in as Ravi.');
    await expect(question.getByRole('button', { name: 'Stay Ravi' })).toBeFocused();
    await question.getByRole('button', { name: 'Stay Ravi' }).click();
    await expect(question).toBeHidden();
    await league.reload();
    await expect(logout).toBeVisible();
    expect(await storedToken(league)).toBe(ravi.token);
    await expect(question).toBeHidden();

    // Another tab accepts the switch: this site now has Divya's session, and Ravi's has ended.
    const second = await context.newPage();
    await second.goto(`${addresses.league}/about`);
    const again = second.getByRole('alertdialog', { name: 'Switch accounts here too?' });
    await again.getByRole('button', { name: 'Switch' }).click();
    await expect(again).toBeHidden();
    await expect.poll(() => storedToken(second)).not.toBe(ravi.token);
    const nameOf = async (token: string | null) => {
      const me = await page.request.get(`${addresses.api}/api/me`, { headers: { authorization: `Bearer ${token}` } });
      return me.ok() ? ((await me.json()) as { name: string }).name : me.status();
    };
    expect(await nameOf(await storedToken(second))).toBe('Divya');
    await expect.poll(() => nameOf(ravi.token)).toBe(401);
    // The feed keeps its login.
    expect(await nameOf(await storedToken(page))).toBe('Divya');
  },
);
