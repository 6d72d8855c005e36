import type { Page } from '@playwright/test';
import { deskContent } from '../../support/content/desk-content.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { openAs, signUp } from '../../support/users.ts';
import { answerWithPicture, writeThread } from '../../support/operator.ts';
import { startConversation, textsOf } from '../../support/conversations.ts';
import { postOf } from '../../support/posts.ts';
import { expect, test } from '../../support/test.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

test(
  'a thread shows texts and a picture, accepts a reply, and can be closed [1.13 2.188 to 2.191 3.30 3.33 4.38 to 4.40 5.14 6.18 7.15 9.23]',
  { tag: '@phone' },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    const id = await startConversation(page.request, api, user);
    const desk = await deskContent(api);
    await desk.answer(id, 'This is the ground.');
    const { media } = await postOf(page.request, api, (await seedPost()).slug);
    await answerWithPicture(id, media);
    await openAs(page, user, `/message/single/${id}`);
    await expect(thread(page)).toContainText('This is the ground.');
    await expect(thread(page).getByRole('time').first()).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d\d, \d{1,2}:\d\d [AP]M$/);
    await thread(page).getByRole('button', { name: 'Open the picture' }).click();
    const viewer = page.getByRole('dialog', { name: 'Picture' });
    await expect(viewer.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();

    await expect(send(page)).toBeDisabled();
    await reply(page).fill('  ');
    await expect(send(page)).toBeDisabled();
    await reply(page).fill('See you there');
    await send(page).dblclick();
    await expect(thread(page).getByText('See you there')).toHaveCount(1);
    await expect(reply(page)).toHaveValue('');
    await expect.poll(async () => (await textsOf(page.request, api, user, id)).at(-1)).toBe('See you there');

    await reply(page).fill('One more thing');
    await desk.close(id);
    await expect(page.getByText('Admin has marked this conversation as complete')).toBeVisible();
    await expect(reply(page)).toHaveCount(0);
    await desk.reopen(id);
    await expect(reply(page)).toHaveValue('One more thing');
    expect(await textsOf(page.request, api, user, id)).toHaveLength(4);
  },
);

test(
  'from 1100 px the other conversations are next to the open one',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    await startConversation(page.request, api, user, { name: 'Team kit' });
    const id = await startConversation(page.request, api, user);
    await page.setViewportSize({ width: 1100, height: 800 });
    await openAs(page, user, `/message/single/${id}`);
    const other = page.getByRole('main').getByRole('link', { name: /^Team kit/ });
    await expect(other).toBeVisible();
    const [left, right] = [await other.boundingBox(), await thread(page).boundingBox()];
    expect((left?.x ?? NaN) + (left?.width ?? NaN)).toBeLessThanOrEqual(right?.x ?? NaN);
    await other.click();
    await expect(page.getByRole('heading', { name: 'Team kit' })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.getByRole('main').getByRole('link', { name: /^Turf booking/ })).toBeHidden();
  },
);

test(
  'scrolling up through 2,000 messages does not shift the text in view',
  { tag: '@all' },
  async ({ page, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    const id = await startConversation(page.request, api, user);
    await writeThread(id, 2000);
    await openAs(page, user, `/message/single/${id}`);
    await expect(thread(page).getByText('Message 2000')).toBeInViewport();
    await expect(thread(page).getByRole('listitem')).toHaveCount(50);
    const region = await thread(page).elementHandle();
    // Scrolls up by 400 px at a time while older messages load above: the text in view must move by exactly that.
    const { worst, count } = (await region?.evaluate(async (box) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const items = () => [...box.querySelectorAll('li')];
      let most = 0;
      while (items().length < 250) {
        const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
        const seen = items().find((item) => item.getBoundingClientRect().bottom > middle);
        const place = seen?.getBoundingClientRect().top ?? 0;
        const before = box.scrollTop;
        box.scrollTop -= 400;
        const by = before - box.scrollTop;
        for (let frames = 0; frames < 3; frames += 1) await frame();
        most = Math.max(most, Math.abs((seen?.getBoundingClientRect().top ?? 0) - place - by));
      }
      return { worst: most, count: items().length };
    })) ?? { worst: Infinity, count: 0 };
    expect(worst).toBeLessThanOrEqual(4);
    expect(count).toBeGreaterThanOrEqual(250);
    // Chromium sometimes drops the key press during a scroll.
    await expect(async () => {
      await thread(page).press('End');
      await expect(thread(page).getByText('Message 2000')).toBeInViewport({ timeout: 2_000 });
    }).toPass();
  },
);

test(
  "an unknown conversation and another user's are not found [8.24]",
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses: { api } }) => {
    const [user, other] = [await signUp(page.request, api), await signUp(page.request, api)];
    const theirs = await startConversation(page.request, api, other, { message: 'secret-canary' });
    await openAs(page, user, `/message/single/${theirs}`);
    for (const id of [theirs, 123_456_789_012_345, 'x']) {
      await page.goto(`/message/single/${id}`);
      await expect(page.getByRole('heading', { name: 'Conversation not found' })).toBeVisible();
      await expect(page.getByText('secret-canary')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Back to messages' }).click();
    await expect(page).toHaveURL(/\/messages$/);
  },
);
