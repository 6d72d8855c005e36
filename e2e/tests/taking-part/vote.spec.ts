import type { APIRequestContext, Page } from '@playwright/test';
import { requestBodies } from '../../support/request-bodies.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { seedPoll } from '../../support/content/seeds.ts';
import { layoutShifts } from '../../support/loading.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

interface Poll {
  id: number | string;
  question: string;
  options: { id: number | string; option_text: string; vote_count: number }[];
}

const VOTE = '/api/userquizpollresponse';
const cardOf = (page: Page) => page.getByRole('region', { name: 'Poll' });

async function pollOf(request: APIRequestContext, api: string, tag: string): Promise<Poll> {
  const [{ quizpoll_id: id }] = (await (await request.get(`${api}/api/tag_posts/${tag}`)).json()) as [
    { quizpoll_id: number | string },
  ];
  return (await (await request.get(`${api}/api/quizpoll/${id}`)).json()) as Poll;
}

test(
  'selecting an option votes at once, and shows shares, a check mark and the total [1.12 4.33 to 4.37 5.19]',
  { tag: '@phone' },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    const { slug, path } = await seedPoll();
    const poll = await pollOf(page.request, addresses.api, slug);
    await openSignedIn(page, user, path);
    const votes = requestBodies(page, VOTE);
    const card = cardOf(page);
    await expect(card.getByRole('radio').first()).not.toBeChecked();
    expect(votes).toEqual([]);
    await card.getByRole('radio', { name: poll.options[1]?.option_text ?? '' }).click({ force: true });
    // A user who scrolls on at once is not scrolled back.
    const away = await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      return scrollY;
    });
    await expect(card.getByText(/^\d+%$/)).toHaveCount(poll.options.length);
    await expect(card.getByText('Your vote')).toHaveCount(1);
    await expect(card.getByText(/^[\d,]+ votes?$/)).toBeVisible();
    await expect(card.getByRole('heading')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(away);
    expect(votes).toEqual([{ quizpoll_id: Number(poll.id), quizpoll_option_id: Number(poll.options[1]?.id) }]);
    await page.reload();
    await expect(card.getByText('Your vote')).toHaveCount(1);
    // The result replaces the options without moving a post.
    expect(await page.evaluate(layoutShifts)).toEqual([]);
  },
);

test('the result links to the posts of the tag', { tag: ['@desk-only', '@all'] }, async ({ page, addresses }) => {
  await openSignedIn(page, await signUp(page.request, addresses.api), '/tag/cricket');
  const card = cardOf(page);
  await card.getByRole('radio').first().click({ force: true });
  await card.getByRole('button', { name: 'See the posts' }).click();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
});

for (const [index, [what, places]] of (
  [
    ['a fast double tap on an option', [1, 1]],
    ['a fast tap on each of two options', [0, 1]],
  ] as const
).entries()) {
  test(
    `${what} counts as one vote, and the shown vote is the counted one [C-2]`,
    alsoInAll(index, '@desk-only'),
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      const { slug, path } = await seedPoll();
      const poll = await pollOf(page.request, addresses.api, slug);
      await openSignedIn(page, user, path);
      const votes = requestBodies(page, VOTE);
      const card = cardOf(page);
      await expect(card.getByRole('radio').first()).not.toBeChecked();
      // Both taps before React renders again.
      await card.evaluate((region, taps) => {
        const radios = [...region.querySelectorAll<HTMLInputElement>('input[type=radio]')];
        for (const place of taps) radios[place]?.click();
      }, places);
      await expect(card.getByText('Your vote')).toHaveCount(1);
      const mine = async () => {
        const answer = await page.request.get(`${addresses.api}/api/quizpoll_count/${poll.id}`, {
          headers: { authorization: `Bearer ${user.token}` },
        });
        return ((await answer.json()) as { user_option_id: number | null }).user_option_id;
      };
      await expect.poll(mine).not.toBeNull();
      const chosen = await mine();
      const counted = poll.options.find(({ id }) => id === chosen);
      const shown = card.getByText(`${counted?.option_text}Your vote`);
      await expect(shown).toBeVisible();
      await page.reload();
      await expect(shown).toBeVisible();
      await expect(card.getByText('Your vote')).toHaveCount(1);
      // Both options are sent, and the second is refused.
      expect(votes).toHaveLength(new Set(places).size);
    },
  );
}

test(
  'a vote cast elsewhere stays valid, and replaces a second one on screen',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    const { slug, path } = await seedPoll();
    const poll = await pollOf(page.request, addresses.api, slug);
    const [first, second] = poll.options;
    await openSignedIn(page, user, path);
    const card = cardOf(page);
    await expect(card.getByRole('radio').first()).toBeVisible();
    const elsewhere = await page.request.post(`${addresses.api}${VOTE}`, {
      headers: { authorization: `Bearer ${user.token}` },
      data: { quizpoll_id: poll.id, quizpoll_option_id: first?.id },
    });
    expect(elsewhere.status()).toBe(200);
    await card.getByRole('radio', { name: second?.option_text ?? '' }).click({ force: true });
    await expect(card.getByText(`${first?.option_text}Your vote`)).toBeVisible();
    await expect(page.getByText(/already/i)).toBeVisible();
  },
);

test(
  'an offline vote is shown, saved, confirmed, and sent once on return [K-5]',
  { tag: '@desk-only' },
  async ({ page, addresses, context }) => {
    const user = await signUp(page.request, addresses.api);
    const { path } = await seedPoll();
    await openSignedIn(page, user, path);
    const card = cardOf(page);
    await expect(card.getByRole('radio').first()).toBeVisible();
    await context.setOffline(true);
    await card.getByRole('radio').first().click({ force: true });
    await expect(card.getByText('Your vote')).toHaveCount(1);
    await expect(page.getByText('Saved. It will be sent when you’re back online.')).toBeVisible();
    const votes = requestBodies(page, VOTE);
    await context.setOffline(false);
    await expect.poll(() => votes.length).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
    await page.reload();
    await expect(card.getByText('Your vote')).toHaveCount(1);
    expect(votes).toHaveLength(1);
  },
);
