import type { Page } from '@playwright/test';
import { logInByHand, loginDialog } from '../../product/login-by-hand.ts';
import { codeSentTo, openAs, revoke, signUp } from '../../product/people.ts';
import { expect, test } from '../../product/test.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const register = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register', exact: true });
const registered = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Registered', exact: true });

test('1.25 2.229 4.58 4.59 7.31 Register becomes Registered, is kept after a reload, and is taken back', async ({
  page,
  addresses,
}) => {
  const person = await signUp(page.request, addresses.api);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await openAs(page, person, '/league/city-fives');
  await expect.poll(() => asked).toContain('/api/ysl/isleague_subscribed');
  await register(page).click();
  await expect(registered(page)).toBeVisible();
  await expect.poll(() => asked).toContain('/api/ysl/league_subscribe');
  const mine = () =>
    page.request.post(`${addresses.api}/api/ysl/isleague_subscribed`, {
      headers: { authorization: `Bearer ${person.token}` },
      data: { following_id: 'city-fives' },
    });
  await expect.poll(async () => (await mine()).status()).toBe(200);
  await page.reload();
  await registered(page).click();
  await expect(register(page)).toBeVisible();
  await expect.poll(async () => (await mine()).status()).toBe(404);
});

test("2.229 6.4 a visitor's Register opens the login and is done once afterwards", async ({ page, addresses }) => {
  const person = await signUp(page.request, addresses.api);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/league_subscribe')) sent.push(request.postData() ?? '');
  });
  await page.goto('/league/namma-hoops');
  await register(page).click();
  const dialog = page.getByRole('dialog', { name: 'One-Click Login' });
  await dialog.getByRole('textbox', { name: /phone/i }).fill(person.phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'OTP Verification' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /OTP/ }).fill(await codeSentTo(page.request, addresses.api, person.phone));
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await expect(registered(page)).toBeVisible();
  await page.reload();
  await expect(registered(page)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('without a network Register is taken back, with words, and works again later', async ({ page, addresses }) => {
  const person = await signUp(page.request, addresses.api);
  await openAs(page, person, '/league/city-fives');
  await expect(register(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await register(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /connection|offline|network|internet/i })).toBeVisible();
  await expect(register(page)).toBeVisible();
  await page.context().setOffline(false);
  await register(page).click();
  await expect(registered(page)).toBeVisible();
});

test('T-7 a session that ends before Register: the login opens, and it is done once after it', async ({
  page,
  addresses,
}) => {
  const person = await signUp(page.request, addresses.api);
  const done: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/league_subscribe') && response.ok()) done.push(response.url());
  });
  await openAs(page, person, '/league/city-fives');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(register(page)).toBeVisible();
  await revoke(page.request, addresses.api, person);
  await register(page).click();
  await expect(loginDialog(page)).toHaveCount(1);
  await expect(register(page)).toBeAttached();
  expect(done).toEqual([]);
  await logInByHand(page, addresses.api, person.phone);
  await expect(registered(page)).toBeVisible();
  await expect.poll(() => done).toHaveLength(1);
  await page.reload();
  await expect(registered(page)).toBeVisible();
  expect(done).toHaveLength(1);
});
