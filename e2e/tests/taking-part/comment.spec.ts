import { expectAccessible } from '../../support/accessible.ts';
import type { Page } from '@playwright/test';
import { requestBodies } from '../../support/request-bodies.ts';
import { logInByDialog } from '../../support/login.ts';
import { openSignedIn, revoke, signUp } from '../../support/users.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { expect, test } from '../../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Comments' });
const field = (page: Page) => section(page).getByRole('textbox', { name: 'Your comment' });
const button = (page: Page) => section(page).getByRole('button', { name: /^Comment/ });
const lineWith = (page: Page, words: string) => section(page).getByRole('listitem').filter({ hasText: words });

test('a comment needs text, appears at once, and is sent once [1.11 2.114 5.17 7.16 7.17]', async ({
  page,
  addresses,
}) => {
  const user = await signUp(page.request, addresses.api, 'Nila');
  await openSignedIn(page, user, (await seedPost()).path);
  const comments = requestBodies(page, '/api/newcomment');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveAccessibleDescription('Write something first.');
  await field(page).fill('   ');
  await expect(button(page)).toBeDisabled();
  const words = `See you at the ground, ${user.phone}`;
  await field(page).fill(words);
  await button(page).dblclick();
  await expect(lineWith(page, words)).toHaveCount(1);
  await expect(lineWith(page, words)).toContainText('Nila');
  // The newest comment comes first, in view below the field.
  await expect(lineWith(page, words)).toBeInViewport();
  await expect(section(page).getByRole('listitem').first()).toContainText(words);
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(lineWith(page, words)).toHaveCount(1);
  await expect(lineWith(page, words).getByRole('time')).toBeVisible();
  expect(comments).toHaveLength(1);
});

test(
  'a draft survives a reload, the end of the session and the login, and is sent once [6.7 T-7]',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Nila');
    await openSignedIn(page, user, (await seedPost()).path);
    const words = `Still here, ${user.phone}`;
    await field(page).fill(words);
    await page.reload();
    await expect(field(page)).toHaveValue(words);
    const comments = requestBodies(page, '/api/newcomment');
    await revoke(page.request, addresses.api, user);
    // A live event ends the session in the page: the login replaces the form, which then returns with the draft.
    await expect(field(page)).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Comments' })
      .getByRole('button', { name: /log in/i })
      .click();
    await logInByDialog(page, addresses.api, user.phone);
    await expect(field(page)).toHaveValue(words);
    await button(page).click();
    await expect(lineWith(page, words)).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
    await page.reload();
    await expect(lineWith(page, words)).toHaveCount(1);
    expect(comments).toHaveLength(1);
  },
);

test(
  'users can delete and edit their own comments, but no one else’s @extension',
  { tag: '@desk-only' },
  async ({ page, addresses, browser }) => {
    const [user, other] = [
      await signUp(page.request, addresses.api, 'Nila'),
      await signUp(page.request, addresses.api, 'Nila'),
    ];
    const post = (await seedPost()).path;
    const words = [`First thought, ${user.phone}`, `Second thought, ${user.phone}`] as const;
    await openSignedIn(page, user, post);
    for (const text of words) {
      await field(page).fill(text);
      await button(page).click();
      await expect(lineWith(page, text).getByRole('time')).toBeVisible();
    }
    const deleteIn = (where: Page, text: string) =>
      lineWith(where, text).getByRole('button', { name: 'Delete your comment' });
    await deleteIn(page, words[0]).click();
    await expect(lineWith(page, words[0])).toHaveCount(0);
    await expect(section(page).getByRole('heading', { name: 'Comments' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lineWith(page, words[0])).toBeVisible();
    await deleteIn(page, words[1]).click();
    await expect(lineWith(page, words[1])).toHaveCount(0);
    // Leaving the page sends the deletion.
    await page.reload();
    await expect(lineWith(page, words[0])).toBeVisible();
    await expect(lineWith(page, words[1])).toHaveCount(0);

    const changed = `Better thought, ${user.phone}`;
    await lineWith(page, words[0]).getByRole('button', { name: 'Edit your comment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit your comment' });
    await dialog.getByRole('textbox', { name: 'Your comment' }).fill(changed);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(lineWith(page, changed).getByText(/, edited$/)).toBeVisible();
    await expect(lineWith(page, words[0])).toHaveCount(0);

    const context = await browser.newContext({ baseURL: addresses.feed });
    const theirs = await context.newPage();
    await openSignedIn(theirs, other, post);
    await field(theirs).fill(`Same name, ${other.phone}`);
    await button(theirs).click();
    await expect(deleteIn(theirs, other.phone)).toBeVisible();
    await expect(lineWith(theirs, changed)).toBeVisible();
    await expect(deleteIn(theirs, changed)).toHaveCount(0);
    await expect(lineWith(theirs, words[1])).toHaveCount(0);
    await context.close();
  },
);

test(
  'an offline comment is marked as saved, and another tab sends it once [K-5]',
  { tag: '@desk-only' },
  async ({ page, addresses, context }) => {
    const user = await signUp(page.request, addresses.api, 'Nila');
    const post = (await seedPost()).path;
    await openSignedIn(page, user, post);
    const words = [`On the bus, ${user.phone}`, `Now at the gate, ${user.phone}`] as const;
    await context.setOffline(true);
    for (const text of words) {
      await field(page).fill(text);
      await button(page).click();
      await expect(lineWith(page, text)).toContainText('Saved. It will be sent when you’re back online.');
    }
    // The tab with the comment is closed; another tab of the site sends it.
    const next = await context.newPage();
    const comments = requestBodies(next, '/api/newcomment') as { comment: string }[];
    await page.close();
    await context.setOffline(false);
    await next.goto(`${addresses.feed}/settings`);
    await expect.poll(() => comments.map(({ comment }) => comment)).toEqual(words);
    await expect.poll(() => next.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    await next.goto(`${addresses.feed}${post}`);
    for (const text of words) await expect(lineWith(next, text)).toHaveCount(1);
    expect(comments).toHaveLength(2);
  },
);

test(
  'a refused comment returns to the field, with the reason',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api, 'Nila');
    await openSignedIn(page, user, (await seedPost()).path);
    // An invisible character: the field accepts it as text, the server does not.
    const words = '\u0001';
    await field(page).fill(words);
    await button(page).click();
    await expect(section(page).getByText('Please write something.')).toBeVisible();
    await expect(field(page)).toHaveValue(words);
    await field(page).fill(`Better, ${user.phone}`);
    await button(page).click();
    await expect(lineWith(page, user.phone)).toHaveCount(1);
  },
);
