import type { Locator, Page } from '@playwright/test';
import { settled } from '../../support/settled.ts';
import { freshPhone, openAs, signUp } from '../../support/users.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';
import { loginDialog, logInByDialog } from '../../support/login.ts';
import { finishRegistration, profileLink, revoke, sendCode } from './login-dialog.ts';

interface Action {
  name: string;
  /** The reason shown in the dialog. */
  reason: string;
  path: string;
  call: string;
  act: (page: Page) => Promise<void>;
  /** Appears once the action is done. */
  done: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const poll = (page: Page) => page.getByRole('region', { name: 'Poll' });
const firstLike = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like, / });

const actions: Action[] = [
  {
    name: 'a like',
    reason: 'Log in to like this.',
    path: '/tag/music',
    call: '/api/islike',
    act: (page) => firstLike(page).click(),
    done: (page) =>
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Like, /, pressed: true }),
  },
  {
    name: 'following a tag',
    reason: 'Log in to follow this tag.',
    path: '/tag/music',
    call: '/api/subscribe',
    act: (page) => main(page).getByRole('button', { name: 'Follow', exact: true }).click(),
    done: (page) => main(page).getByRole('button', { name: 'Following' }),
  },
  {
    name: 'following a category',
    reason: 'Log in to follow this category.',
    path: '/category/sport',
    call: '/api/cat_subscribe',
    act: (page) => main(page).getByRole('button', { name: 'Follow', exact: true }).click(),
    done: (page) => main(page).getByRole('button', { name: 'Following' }),
  },
  {
    name: 'a vote',
    reason: 'Log in to vote.',
    path: '/tag/cricket',
    call: '/api/userquizpollresponse',
    act: (page) => poll(page).getByRole('radio').nth(1).click({ force: true }),
    done: (page) => poll(page).getByText('Your vote'),
  },
];

/** Counts accepted actions by idempotency key, since a page that closes before the response sends the action again. */
function countDone(page: Page, call: string): { readonly done: number } {
  const keys = new Set<string | undefined>();
  page.on('response', (response) => {
    if (response.url().endsWith(call) && response.ok()) keys.add(response.request().headers()['idempotency-key']);
  });
  return {
    get done() {
      return keys.size;
    },
  };
}

for (const [index, { name, reason, path, call, act, done }] of actions.entries()) {
  test(
    `${name} of a visitor is sent once after the login, and not again by a reload [5.36 6.4 6.5 6.6]`,
    alsoInAll(index),
    async ({ page, addresses }) => {
      const calls = countDone(page, call);
      const phone = freshPhone();
      await page.goto(path);
      await act(page);
      await expect(loginDialog(page).getByText(reason)).toBeVisible();
      await sendCode(page, phone);
      await finishRegistration(page, addresses.api, phone, 'Meera');
      await expect(done(page)).toBeVisible();
      // The page shows the result before the server has responded.
      await expect.poll(() => calls.done).toBe(1);
      await page.reload();
      await expect(done(page)).toBeVisible();
      expect(calls.done).toBe(1);
    },
  );

  test(
    `${name} refused for an ended session opens the login, and is sent once after it [T-7]`,
    alsoInAll(index, '@desk-only'),
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      const calls = countDone(page, call);
      await openAs(page, user, path);
      await expect(profileLink(page)).toBeVisible();
      await settled(page);
      await revoke(page, addresses.api, user.token);
      await act(page);
      await expect(loginDialog(page)).toBeVisible();
      await expect(loginDialog(page)).toHaveCount(1);
      expect(calls.done).toBe(0);
      await logInByDialog(page, addresses.api, user.phone);
      await expect(done(page)).toBeVisible();
      await expect(loginDialog(page)).toBeHidden();
      await expect.poll(() => calls.done).toBe(1);
    },
  );
}
