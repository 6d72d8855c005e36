import type { Page } from '@playwright/test';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';
import { codeSentTo, freshPhone, messageTo, openSignedIn, signUp } from '../../support/users.ts';

/** Types a comment on the first post and sends it. */
async function comment(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
}

test('a guardian is asked before the first comment, agrees by link and code, and withdraws [P-1] @extension', async ({
  page,
  browser,
}) => {
  const { feed, ports, stop } = await startOwnProduct({ GUARDIAN_CONSENT: 'require' });
  const api = `http://127.0.0.1:${ports.api}`;
  const user = await signUp(page.request, api);
  await openSignedIn(page, user, `${feed}/tag/cricket`);
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^Like, / }).click();
  await expect(first.getByRole('button', { name: /^Like, / })).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('link', { name: /^Comments/ }).click();

  await comment(page, 'See you at the ground');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Year of birth' }).fill('2012');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const guardian = freshPhone();
  await dialog.getByRole('textbox', { name: 'Their mobile number' }).fill(guardian);
  await dialog.getByRole('button', { name: 'Send the SMS' }).click();
  await expect(dialog.getByText(guardian.slice(-3))).toBeVisible();

  const message = await messageTo(page.request, api, guardian);
  const parent = await (await browser.newContext()).newPage();
  await parent.goto(/http\S+$/.exec(message)?.[0] ?? '');
  await expect(parent.getByText(/^Asha is under 18/)).toBeVisible();
  await parent.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'माता-पिता और अभिभावकों के लिए' })).toBeVisible();
  await parent.getByRole('button', { name: 'English' }).click();
  await parent.getByRole('textbox', { name: 'Your name' }).fill('Ravi Rao');
  await parent.getByRole('textbox', { name: /^Code in the SMS/ }).fill(await codeSentTo(page.request, api, guardian));
  await parent.getByRole('button', { name: 'I agree' }).click();
  await expect(parent.getByText(/^You have agreed/)).toBeVisible();

  // The comment is sent by itself.
  await expect(dialog).toBeHidden();
  const comments = page.getByRole('region', { name: 'Comments' });
  const written = comments.getByRole('listitem').filter({ hasText: 'See you at the ground' });
  await expect(written.getByRole('time')).toBeVisible();
  await page.goto(`${feed}/myaccount`);
  await expect(page.getByText(/^Ravi Rao agreed on/)).toBeVisible();

  await parent.reload();
  await parent.getByRole('button', { name: 'Send me a code' }).click();
  const code = parent.getByRole('textbox', { name: /^Code in the SMS/ });
  await expect(code).toBeVisible();
  await code.fill(await codeSentTo(page.request, api, guardian));
  await parent.getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect(parent.getByText(/^You have not agreed/)).toBeVisible();
  await parent.context().close();

  await page.goBack();
  await comment(page, 'And again');
  await expect(page.getByText('Your parent or guardian does not agree.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('And again');
  await page.goto(`${feed}/privacy`);
  await expect(page.getByText(/keep none of these until a parent or guardian agrees/)).toBeVisible();
  await stop();
});
