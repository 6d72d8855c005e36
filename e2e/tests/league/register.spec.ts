import type { Page } from '@playwright/test';
import { loadedWhole } from '../../support/settled.ts';
import { logInByDialog, loginDialog } from '../../support/login.ts';
import { codeSentTo, openAs, revoke, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const register = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register', exact: true });
const registered = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Registered', exact: true });

test('Register becomes Registered, survives a reload, and can be undone [1.25 2.229 4.58 4.59 7.31]', async ({
  page,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api);
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  await openAs(page, user, '/league/city-fives');
  await expect.poll(() => requested).toContain('/api/ysl/isleague_subscribed');
  await register(page).click();
  await expect(registered(page)).toBeVisible();
  await expect.poll(() => requested).toContain('/api/ysl/league_subscribe');
  const mine = () =>
    page.request.post(`${addresses.api}/api/ysl/isleague_subscribed`, {
      headers: { authorization: `Bearer ${user.token}` },
      data: { following_id: 'city-fives' },
    });
  await expect.poll(async () => (await mine()).status()).toBe(200);
  await page.reload();
  await registered(page).click();
  await expect(register(page)).toBeVisible();
  await expect.poll(async () => (await mine()).status()).toBe(404);
  await page
    .getByText('You’re no longer registered with City Fives.')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(registered(page)).toBeVisible();
  await expect.poll(async () => (await mine()).status()).toBe(200);
});

test("a visitor's Register opens the login, and is sent once after it [2.229 6.4]", async ({ page, addresses }) => {
  const user = await signUp(page.request, addresses.api);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/league_subscribe')) sent.push(request.postData() ?? '');
  });
  await page.goto('/league/namma-hoops');
  await register(page).click();
  const dialog = page.getByRole('dialog', { name: 'One-Click Login' });
  await dialog.getByRole('textbox', { name: /phone/i }).fill(user.phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(page.request, addresses.api, user.phone));
  await expect(registered(page)).toBeVisible();
  await page.reload();
  await expect(registered(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test(
  'without a network, Register waits with other unsent actions, and is sent later',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, '/league/city-fives');
    await expect(register(page)).toBeVisible();
    await loadedWhole(page);
    await page.context().setOffline(true);
    await register(page).click();
    await expect(page.getByText('Saved. It will be sent when you’re back online.')).toBeVisible();
    await expect(registered(page)).toBeVisible();
    await page.context().setOffline(false);
    const mine = () =>
      page.request.post(`${addresses.api}/api/ysl/isleague_subscribed`, {
        headers: { authorization: `Bearer ${user.token}` },
        data: { following_id: 'city-fives' },
      });
    await expect.poll(async () => (await mine()).status()).toBe(200);
    await expect(registered(page)).toBeVisible();
  },
);

test(
  'when a session ends before Register, the login opens, and Register is sent once after it [T-7]',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    const done: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/league_subscribe') && response.ok()) done.push(response.url());
    });
    await openAs(page, user, '/league/city-fives');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(register(page)).toBeVisible();
    await revoke(page.request, addresses.api, user);
    await register(page).click();
    await expect(loginDialog(page)).toHaveCount(1);
    await expect(register(page)).toBeAttached();
    expect(done).toEqual([]);
    await logInByDialog(page, addresses.api, user.phone);
    await expect(registered(page)).toBeVisible();
    await expect.poll(() => done).toHaveLength(1);
    await page.reload();
    await expect(registered(page)).toBeVisible();
    expect(done).toHaveLength(1);
  },
);
