import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { codeSentTo, openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

/** Another login of the same user, on another device. */
async function logInAgain(request: APIRequestContext, api: string, phone: string) {
  await request.post(`${api}/api/mobileotp`, { data: { phone, type: 'phone', pin: '', name: '', email: '' } });
  const pin = await codeSentTo(request, api, phone);
  const answer = await request.post(`${api}/api/mobileotp`, { data: { phone, type: '', pin, name: '', email: '' } });
  const { response } = (await answer.json()) as { response: { original: { access_token: string; user_id: number } } };
  return { token: response.original.access_token, userId: response.original.user_id };
}

test('a user lists devices and logs out one of them, or all others [T-4]', async ({ page, addresses, browser }) => {
  const user = await signUp(page.request, addresses.api);
  const elsewhere = await logInAgain(page.request, addresses.api, user.phone);
  const phone = await (await browser.newContext({ baseURL: addresses.feed })).newPage();
  await openAs(phone, { ...user, ...elsewhere }, '/myaccount');
  await expect(phone.getByRole('main').getByText(user.name).first()).toBeVisible();
  await openAs(page, user, '/myaccount');
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices
    .getByRole('listitem')
    .getByRole('button', { name: /^Log out/ })
    .click();
  await expect(page.getByText(/is logged out\./)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/');
  await expect(phone.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await phone.context().close();

  const again = await logInAgain(page.request, addresses.api, user.phone);
  await page.reload();
  await devices.getByRole('button', { name: 'Log out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('All other devices are logged out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const gone = await page.request.get(`${addresses.api}/api/me`, {
    headers: { authorization: `Bearer ${again.token}` },
  });
  expect(gone.status()).toBe(401);
});

test('a user downloads all data and deletes the account, each with a code from the phone [D-8 T-9]', async ({
  page,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api, 'Zubeida Canary');
  await openAs(page, user, '/myaccount');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByRole('button', { name: 'Download my data' }).click();
  const copying = page.getByRole('dialog', { name: 'Download your data' });
  await copying.getByRole('button', { name: 'Send OTP' }).click();
  const copyCode = copying.getByRole('textbox', { name: /Enter the OTP/ });
  await expect(copyCode).toBeFocused();
  await copyCode.fill(await codeSentTo(page.request, addresses.api, user.phone));
  const download = page.waitForEvent('download');
  await copying.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^maidan-data-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(await readFile(await file.path(), 'utf8')) as { data: Record<string, unknown[]> };
  expect(copy.data['users']).toMatchObject([{ id: user.userId, phone: user.phone, name: user.name }]);

  await data.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('your likes, follows, votes and comments');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const code = dialog.getByRole('textbox', { name: /Enter the OTP/ });
  await expect(code).toBeFocused();
  const pin = await codeSentTo(page.request, addresses.api, user.phone);
  await code.fill(pin === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(code).toHaveAccessibleDescription(/not right/);
  await code.fill(pin);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^Your account will be deleted on .+ Log in before then to keep it\.$/)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user_id')])).toEqual([
    null,
    null,
  ]);
  const gone = await page.request.get(`${addresses.api}/api/me`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(gone.status()).toBe(401);
});

test(
  'a user who logs in within a week of deleting the account is asked whether to keep it, and keeps it [D-8]',
  { tag: '@all' },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    const { path, slug } = await seedPost();
    const text = `Still here, ${user.phone}`;
    const post = (to: string, data: object, { token } = user) =>
      page.request.post(`${api}/api/${to}`, { data, headers: { authorization: `Bearer ${token}` } });
    expect((await post('newcomment', { post_id: slug, comment: text })).ok()).toBe(true);
    await post('auth/account/delete', {});
    const left = await post('auth/account/delete', { pin: await codeSentTo(page.request, api, user.phone) });
    expect(await left.json()).toMatchObject({ deleted: true });

    const comment = page.getByRole('listitem').filter({ hasText: text });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    await expect(comment).toHaveCount(0);
    await openAs(page, { ...user, ...(await logInAgain(page.request, api, user.phone)) }, '/myaccount');
    const dialog = page.getByRole('alertdialog', { name: 'Keep your account?' });
    await expect(dialog.getByRole('button', { name: 'Delete it as planned' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete it as planned' }).click();
    const note = page.getByRole('note', { name: 'Deletion of your account' });
    await expect(note).toContainText('Until then no one sees your comments');
    await note.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account will not be deleted.')).toBeVisible();
    await expect(note).toHaveCount(0);
    await page.goto(path);
    await expect(comment).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);
