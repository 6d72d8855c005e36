import { logInOnPage } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';

const SHARED = '/messages?share_title=Ground%20on%20Sunday&share_url=https%3A%2F%2Fgrounds.example%2Fsunday';
const MESSAGE = 'Ground on Sunday\nhttps://grounds.example/sunday';

test(
  'content shared by another app becomes the message of a new conversation, once',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    await openSignedIn(page, await signUp(page.request, addresses.api), SHARED);
    const dialog = page.getByRole('dialog', { name: 'New conversation' });
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
    await expect(page).toHaveURL(`${addresses.feed}/messages`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'New conversation' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'New conversation' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
  },
);

test(
  'a visitor logs in first, and the shared content is still there',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    await page.goto(addresses.feed + SHARED);
    await expect(page).toHaveURL(`${addresses.feed}/login`);
    await logInOnPage(page, addresses.api);
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
  },
);
