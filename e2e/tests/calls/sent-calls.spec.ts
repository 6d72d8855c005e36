import type { Page, Request } from '@playwright/test';
import { freshPhone, openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

const once = { tag: '@desk-only' };
const bodyOf = (request: Request): unknown => JSON.parse(request.postData() ?? 'null');
const sent = (page: Page, path: string) =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(`/api/${path}`));

test(
  "the pages send a user's actions with token and XSRF header [7.2 7.3 7.8 7.10 7.12 7.19 7.23 7.71 to 7.73]",
  once,
  async ({ page, request, addresses }) => {
    const user = await signUp(request, addresses.api);
    await openAs(page, user, '/tag/cricket');
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();

    const follow = sent(page, 'subscribe');
    await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
    const followed = await follow;
    expect(bodyOf(followed)).toMatchObject({ following_id: expect.anything(), type: 'tag' });
    expect(followed.headers()['authorization']).toBe(`Bearer ${user.token}`);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    expect(followed.headers()['x-xsrf-token']).toBe(cookie?.value);

    const vote = sent(page, 'userquizpollresponse');
    await page.getByRole('region', { name: 'Poll' }).getByRole('radio').first().click();
    expect(bodyOf(await vote)).toMatchObject({ quizpoll_id: expect.anything(), quizpoll_option_id: expect.anything() });

    const [like, interaction] = [sent(page, 'islike'), sent(page, 'userinteraction')];
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Like, / })
      .click();
    expect(bodyOf(await like)).toMatchObject({ post_id: expect.anything(), type: 'thumbsup' });
    // Its reply changes nothing on the page.
    expect(bodyOf(await interaction)).toMatchObject({ action_name: expect.any(String), page: page.url() });

    await page.goto('/category/sport');
    const category = sent(page, 'cat_subscribe');
    await page.getByRole('button', { name: 'Follow', exact: true }).first().click();
    expect(bodyOf(await category)).toMatchObject({ following_id: expect.anything(), type: 'category' });
  },
);

test('the video feed requests its id and page [7.74]', { tag: ['@desk-only', '@all'] }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('videoposts')) requested.push(new URL(call.url()).pathname + new URL(call.url()).search);
  });
  await page.goto('/search');
  await page.goto('/');
  await page.getByRole('link', { name: 'Video', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Videos of/ })).toBeVisible();
  expect(requested).toEqual(['/api/tag_videoposts/home?page=1']);
});

test(
  "a login that fails without a message says 'Something went wrong.' [8.2]",
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyFeed }) => {
    faultyFeed.fail('/mobileotp', 'page');
    await page.goto(`${faultyFeed.origin}/login`);
    await page.getByRole('textbox', { name: /phone/i }).fill(freshPhone());
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('main').getByText('Something went wrong.')).toBeVisible();
  },
);

test('only the message of a failed call is shown [8.1 8.27]', once, async ({ page, faultyFeed }) => {
  faultyFeed.fail('/mobileotp', 'failing');
  await page.goto(`${faultyFeed.origin}/login`);
  await page.getByRole('textbox', { name: /phone/i }).fill(freshPhone());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('main').getByText('Out of order')).toBeVisible();
  await expect(page.locator('html')).not.toContainText(/SQLSTATE|OtpController|internal/);
});

test(
  'Send OTP is disabled from the click until the reply, and enabled again after a failure [4.13]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyFeed }) => {
    faultyFeed.fail('/mobileotp', 'failing');
    await page.goto(`${faultyFeed.origin}/login`);
    await page.getByRole('textbox', { name: /phone/i }).fill(freshPhone());
    const send = page.getByRole('button', { name: 'Send OTP' });
    await send.click();
    await expect(page.getByRole('main').getByText('Out of order')).toBeVisible();
    await expect(send).toBeEnabled();
    const answer = faultyFeed.hold('/mobileotp');
    await send.click();
    await expect(send).toBeDisabled();
    answer();
    await expect(page.getByRole('textbox', { name: /OTP/ })).toBeVisible();
  },
);

test(
  "an empty login reply says 'Something went Wrong!' and the page reloads [8.4 8.5]",
  { tag: ['@desk-only', '@all'] },
  async ({ page, faultyFeed }) => {
    faultyFeed.fail('/mobileotp', 'empty');
    await page.goto(`${faultyFeed.origin}/login`);
    await page.getByRole('textbox', { name: /phone/i }).fill(freshPhone());
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await reloaded;
    await expect(page.getByText('Something went Wrong!')).toBeVisible();
  },
);
