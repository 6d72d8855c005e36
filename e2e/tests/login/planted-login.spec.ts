import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cookie, Locator, Page } from '@playwright/test';
import { expect, test, type Addresses } from '../../support/test.ts';
import { freshPhone, openAs, signUp } from '../../support/users.ts';
import { loginButton, register, storedToken } from './login-dialog.ts';

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: /^Continue as/ });

/** The cookies of another person's session, from a separate browser context. */
async function loginOfAnother(page: Page, addresses: Addresses): Promise<Cookie[]> {
  await page.goto(addresses.feed);
  await register(page, addresses.api, freshPhone(), 'Mallory');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  return cookies.filter(({ name }) => /session/.test(name));
}

/** Starts a page of a sibling host that sets these cookies for the entire domain. */
async function startSibling(cookies: readonly Cookie[], body = 'Hello') {
  const set = cookies.map(({ name, value }) => `${name}=${value}; Domain=maidan.localhost; Path=/`);
  const server = createServer((_, response) =>
    response.setHeader('set-cookie', set).setHeader('content-type', 'text/html').end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://games.maidan.localhost:${port}`, [Symbol.dispose]: () => void server.close() };
}

/** Ravi logs in to the league site in this browser, and logs out. */
async function logInAndOut(page: Page, { api, league }: Addresses): Promise<void> {
  await openAs(page, await signUp(page.request, api, 'Ravi'), league);
  // Waits for the reply, since it also ends a login planted before it arrives.
  const ended = page.waitForResponse(/\/api\/auth\/logout$/);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await (await ended).finished();
  await expect(loginButton(page)).toBeVisible();
}

test('a login planted by a sibling host takes effect only after confirmation, and is offered once [B3-2]', async ({
  page,
  context,
  addresses,
}) => {
  using sibling = await startSibling(await loginOfAnother(page, addresses));
  await page.goto(sibling.address);
  await page.goto(`${addresses.league}/about`);
  await expect(question(page)).toContainText('Mallory’s account, with a phone number ending in');
  await expect(question(page).getByRole('button', { name: 'Not me' })).toBeFocused();
  expect(await storedToken(page)).toBeNull();
  await question(page).getByRole('button', { name: 'Not me' }).click();
  await expect(question(page)).toBeHidden();

  const later = await context.newPage();
  const answer = later.waitForResponse(/\/api\/auth\/session$/);
  await later.goto(addresses.league);
  expect((await answer).status()).toBe(409);
  await expect(loginButton(later)).toBeVisible();
  await expect(question(later)).toBeHidden();
  expect(await storedToken(later)).toBeNull();
});

test(
  'the next person in a shared browser continues with their own login from the sister site [B3-2]',
  { tag: '@all' },
  async ({ page, context, addresses }) => {
    const league = await context.newPage();
    await logInAndOut(league, addresses);
    await page.goto('/');
    await register(page, addresses.api, freshPhone(), 'Divya');
    await league.bringToFront();
    await question(league).getByRole('button', { name: 'Continue as Divya' }).click();
    await expect(league.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(await storedToken(league)).toMatch(/^mdn_/);
  },
);

test('a link to the sister site carries the login over, but a page of a sibling host cannot [B3-2]', async ({
  page,
  context,
  addresses,
}) => {
  const planted = await loginOfAnother(page, addresses);
  const to = `${addresses.feed}/hand-over?user_id=${planted.find(({ name }) => name === 'session_user')?.value}`;
  using sibling = await startSibling(planted, `<form method="post" action="${to}"><button>Play</button></form>`);
  await page.goto(sibling.address);
  const answer = page.waitForResponse(/\/hand-over/);
  await page.getByRole('button', { name: 'Play' }).click();
  expect((await answer).status()).toBe(204);
  await page.goto(`${addresses.feed}/about`);
  await expect(question(page)).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await context.clearCookies();

  // A link to a page for users skips the login page.
  const league = await context.newPage();
  await league.goto(addresses.league);
  await register(league, addresses.api, freshPhone(), 'Divya');
  await league.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await league.getByRole('menuitem', { name: 'Messages' }).click();
  await expect(league).toHaveURL(`${addresses.feed}/messages`);
  await expect(league.getByRole('button', { name: 'New conversation' })).toBeVisible();
  await expect(question(league)).toBeHidden();
});
