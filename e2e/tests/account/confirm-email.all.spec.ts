import { expect } from '@playwright/test';
import { freshPhone, messageTo } from '../../support/users.ts';
import { test } from '../../support/test.ts';

test('the link in an e-mail confirms a subscription with a tap; a wrong link says what to do [A-10 7.24] @extension', async ({
  page,
  addresses,
}) => {
  const email = `reader-${freshPhone()}@people.example`;
  const sent = await page.request.post(`${addresses.api}/api/usersubscribe`, { data: { email, tag: 'cricket' } });
  expect(sent.status()).toBe(200);
  const mail = await messageTo(page.request, addresses.api, email);
  const link = new URL(/http\S+/.exec(mail)?.[0] ?? '');
  expect(link.origin).toBe(addresses.feed);

  const confirm = page.getByRole('button', { name: 'Confirm my address' });
  const alert = page.getByRole('alert');
  await page.goto('/confirm-email');
  await confirm.click();
  await expect(
    alert.filter({ hasText: 'This link is incomplete. Please open it from the e-mail again.' }),
  ).toBeVisible();
  await page.goto('/about');
  await page.goto(`${link.pathname}${link.hash}x`);
  await confirm.click();
  await expect(alert.filter({ hasText: 'This link no longer works. Please subscribe again.' })).toBeVisible();
  await page.goto('/about');
  await page.goto(`${link.pathname}${link.hash}`);
  await confirm.click();
  await expect(page.getByText('Thank you. Your e-mail address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the link in an e-mail unsubscribes with a tap; a wrong link says so @extension', async ({ page, addresses }) => {
  const email = `reader-${freshPhone()}@people.example`;
  await page.request.post(`${addresses.api}/api/usersubscribe`, { data: { email, tag: 'cricket' } });
  const mail = await messageTo(page.request, addresses.api, email);
  const link = new URL(/http\S+\/unsubscribe#\S+/.exec(mail)?.[0] ?? '');
  expect(link.origin).toBe(addresses.feed);

  const unsubscribe = page.getByRole('button', { name: 'Unsubscribe' });
  await page.goto(`${link.pathname}${link.hash}x`);
  await unsubscribe.click();
  const refusal = 'This link is not valid. Please open it from the e-mail again.';
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await page.goto('/about');
  await page.goto(`${link.pathname}${link.hash}`);
  await unsubscribe.click();
  await expect(page.getByText('You are unsubscribed. We have deleted this subscription.')).toBeVisible();
});
