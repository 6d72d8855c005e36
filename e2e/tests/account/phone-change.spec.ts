import { expect, type Page } from '@playwright/test';
import { codeSentTo, freshPhone, messageTo, openAs, signUp } from '../../support/users.ts';
import { test } from '../../support/test.ts';

const partsOf = (page: Page) => {
  const form = page.getByRole('form', { name: 'Edit profile' });
  return {
    head: page.getByRole('region', { name: 'Profile', exact: true }),
    form,
    phone: form.getByRole('textbox', { name: 'Phone' }),
    code: form.getByRole('textbox', { name: /Enter the OTP sent to/ }),
    submit: form.getByRole('button', { name: 'Update Profile' }),
  };
};

/** Enters the new number and its code; the code for the old number is the next step. */
async function confirmNumber(page: Page, api: string, phone: string) {
  const parts = partsOf(page);
  await parts.phone.fill(phone);
  await parts.submit.click();
  await expect(parts.code).toBeFocused();
  await parts.code.fill(await codeSentTo(page.request, api, phone));
  await parts.submit.click();
  await expect(parts.form.getByText('The new number is confirmed.')).toBeVisible();
  await expect(parts.code).toBeFocused();
}

test('a new number needs its own code and one for the old number; errors are reported at the field [T-9] @extension', async ({
  page,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api);
  const [phone, taken] = [freshPhone(), await signUp(page.request, addresses.api)];
  await openAs(page, user, '/myaccount');
  const parts = partsOf(page);
  await parts.phone.fill(phone);
  await parts.submit.click();
  await expect(parts.code).toBeFocused();
  await expect(parts.form.getByRole('button', { name: 'Resend OTP?' })).toHaveAttribute('aria-disabled', 'true');
  const pin = await codeSentTo(page.request, addresses.api, phone);
  await parts.code.fill(pin === '000000' ? '111111' : '000000');
  await parts.submit.click();
  await expect(parts.code).toHaveAccessibleDescription(/not right/);
  await parts.code.fill(pin);
  await parts.submit.click();
  await expect(parts.form.getByText('The new number is confirmed.')).toBeVisible();
  await expect(parts.head).toContainText(user.phone);
  const oldPin = await codeSentTo(page.request, addresses.api, user.phone);
  await parts.code.fill(oldPin === '000000' ? '111111' : '000000');
  await parts.submit.click();
  await expect(parts.code).toHaveAccessibleDescription(/not right/);
  await parts.code.fill(oldPin);
  await parts.submit.click();
  await expect(page.getByText('Your profile and phone number are updated.')).toBeVisible();
  await expect(parts.head).toContainText(phone);
  await expect(parts.code).toHaveCount(0);

  await parts.phone.fill(taken.phone);
  await parts.submit.click();
  await expect(parts.code).toBeVisible();
  await parts.code.fill(await codeSentTo(page.request, addresses.api, taken.phone));
  await parts.submit.click();
  await expect(parts.phone).toHaveAccessibleDescription(/belongs to another account/);
  await parts.form.getByRole('button', { name: 'Keep my current number' }).click();
  await expect(parts.phone).toHaveValue(phone);
});

test(
  'without the old number the change waits 72 hours; the account or a link sent to the old number stops it [T-9] @extension',
  { tag: '@all' },
  async ({ page, browser, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, '/myaccount');
    const parts = partsOf(page);
    const waiting = page.getByRole('note', { name: 'Change of phone number' });
    const waitFor = async (phone: string) => {
      await confirmNumber(page, addresses.api, phone);
      await parts.form.getByRole('button', { name: 'I no longer have the old number' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Change in 72 hours' }).click();
      await expect(waiting).toContainText(phone.slice(-3));
    };
    await waitFor(freshPhone());
    await expect(parts.phone).toHaveValue(user.phone);
    await waiting.getByRole('button', { name: 'Keep my current number' }).click();
    await expect(waiting).toHaveCount(0);

    await waitFor(freshPhone());
    const message = await messageTo(page.request, addresses.api, user.phone);
    const link = new URL(/http\S+$/.exec(message)?.[0] ?? '');
    const owner = await (await browser.newContext({ baseURL: addresses.feed })).newPage();
    await owner.goto('/keep-number');
    const keep = owner.getByRole('button', { name: 'Keep my number' });
    await keep.click();
    await expect(owner.getByRole('alert').filter({ hasText: 'This link is incomplete.' })).toBeVisible();
    await owner.goto('/about');
    await owner.goto(`/keep-number${link.hash}`);
    await keep.click();
    await expect(owner.getByText('Your phone number stays as it is. All devices are logged out.')).toBeVisible();
    await owner.goto('/about');
    await owner.goto(`/keep-number${link.hash}`);
    await keep.click();
    await expect(owner.getByRole('alert').filter({ hasText: 'This link no longer works' })).toBeVisible();
    await owner.context().close();
    await page.reload();
    await expect(page).toHaveURL('/login');
  },
);
