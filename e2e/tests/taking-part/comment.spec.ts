import type { Page } from '@playwright/test';
import { callsTo } from '../../product/calls.ts';
import { logInByDialog } from '../../product/log-in.ts';
import { openSignedIn, revoke, signUp } from '../../product/people.ts';
import { allPosts, commentsOf } from '../../product/posts.ts';
import { expect, test } from '../../product/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Comments' });
const field = (page: Page) => section(page).getByRole('textbox', { name: 'Your comment' });
const button = (page: Page) => section(page).getByRole('button', { name: /^Comment/ });
const lineWith = (page: Page, words: string) => section(page).getByRole('listitem').filter({ hasText: words });

/** Posts without a comment, the oldest first; another journey shows the newest one as such. */
async function quietPost(page: Page, api: string, index: number): Promise<string> {
  let found = 0;
  for (const post of (await allPosts(page.request, api)).toReversed()) {
    if ((await commentsOf(page.request, api, post)).length === 0) found += 1;
    if (found === index) return post.slug;
  }
  throw new Error('Every post has comments.');
}

test('1.11 2.114 5.17 7.16 7.17 a comment needs words, stands there at once, is sent once', async ({
  page,
  addresses,
}) => {
  const person = await signUp(page.request, addresses.api, 'Nila');
  await openSignedIn(page, person, `/post/${await quietPost(page, addresses.api, 1)}`);
  const comments = callsTo(page, '/api/newcomment');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveAccessibleDescription('Write something first.');
  await field(page).fill('   ');
  await expect(button(page)).toBeDisabled();
  const words = `See you at the ground, ${person.phone}`;
  await field(page).fill(words);
  await button(page).dblclick();
  await expect(lineWith(page, words)).toHaveCount(1);
  await expect(lineWith(page, words)).toContainText('Nila');
  await expect(field(page)).toHaveValue('');
  await page.reload();
  await expect(lineWith(page, words)).toHaveCount(1);
  await expect(lineWith(page, words).getByRole('time')).toBeVisible();
  expect(comments).toHaveLength(1);
});

test(
  '6.7 T-7 a draft survives a reload, the end of the session and the login, and is sent once',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const person = await signUp(page.request, addresses.api, 'Nila');
    await openSignedIn(page, person, `/post/${await quietPost(page, addresses.api, 2)}`);
    const words = `Still here, ${person.phone}`;
    await field(page).fill(words);
    await page.reload();
    await expect(field(page)).toHaveValue(words);
    const comments = callsTo(page, '/api/newcomment');
    await revoke(page.request, addresses.api, person);
    // The page hears of it by itself: the form gives way to the login, and comes back with the words.
    await expect(field(page)).toHaveCount(0);
    await page
      .getByRole('region', { name: 'Comments' })
      .getByRole('button', { name: /log in/i })
      .click();
    await logInByDialog(page, addresses.api, person.phone);
    await expect(field(page)).toHaveValue(words);
    await button(page).click();
    await expect(lineWith(page, words)).toHaveCount(1);
    await expect(field(page)).toHaveValue('');
    await page.reload();
    await expect(lineWith(page, words)).toHaveCount(1);
    expect(comments).toHaveLength(1);
  },
);

test('K-5 offline a comment stands there as saved, over a reload of the page it is sent once', async ({
  page,
  addresses,
  context,
}) => {
  const person = await signUp(page.request, addresses.api, 'Nila');
  const post = `/post/${await quietPost(page, addresses.api, 3)}`;
  await openSignedIn(page, person, post);
  const words = [`On the bus, ${person.phone}`, `Now at the gate, ${person.phone}`] as const;
  await context.setOffline(true);
  for (const text of words) {
    await field(page).fill(text);
    await button(page).click();
    await expect(lineWith(page, text)).toContainText('Saved; will be sent when you are back online.');
  }
  // The tab that wrote them is gone; another page of the site sends them.
  const next = await context.newPage();
  const comments = callsTo(next, '/api/newcomment') as { comment: string }[];
  await page.close();
  await context.setOffline(false);
  await next.goto(`${addresses.feed}/settings`);
  await expect.poll(() => comments.map(({ comment }) => comment)).toEqual(words);
  await expect.poll(() => next.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  await next.goto(`${addresses.feed}${post}`);
  for (const text of words) await expect(lineWith(next, text)).toHaveCount(1);
  expect(comments).toHaveLength(2);
});

test(
  'a refused comment comes back into the field, with the reason',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const person = await signUp(page.request, addresses.api, 'Nila');
    await openSignedIn(page, person, `/post/${await quietPost(page, addresses.api, 4)}`);
    // A mark that shows nothing: the field takes it for a word, the server does not.
    const words = '\u0001';
    await field(page).fill(words);
    await button(page).click();
    await expect(section(page).getByText('Please write something.')).toBeVisible();
    await expect(field(page)).toHaveValue(words);
    await field(page).fill(`Better, ${person.phone}`);
    await button(page).click();
    await expect(lineWith(page, person.phone)).toHaveCount(1);
  },
);
