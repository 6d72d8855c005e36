import { openAs, signUp } from '../../product/people.ts';
import { expect, test } from '../../product/test.ts';

interface Poll {
  question: string;
  options: { option_text: string }[];
}

test('1.12 4.33 to 4.37 5.19 choosing an option votes at once; then shares, a check and the total are shown', async ({
  page,
  addresses,
}) => {
  const person = await signUp(page.request, addresses.api);
  const [tag] = (await (await page.request.get(`${addresses.api}/api/tag_posts/cricket`)).json()) as [
    { quizpoll_id: number },
  ];
  const poll = (await (await page.request.get(`${addresses.api}/api/quizpoll/${tag.quizpoll_id}`)).json()) as Poll;
  const choice = poll.options[1]?.option_text ?? '';
  const votes: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/userquizpollresponse')) votes.push(request.url());
  });
  await openAs(page, person, '/tag/cricket');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Poll' });
  expect(votes).toEqual([]);
  await card.getByRole('radio', { name: choice }).check({ force: true });
  await expect(card.getByText(/^\d+%$/)).toHaveCount(poll.options.length);
  await expect(card.getByText('Your vote')).toHaveCount(1);
  await expect(card.getByText(/^[\d,]+ votes?$/)).toBeVisible();
  expect(votes).toHaveLength(1);
  await page.reload();
  await expect(card.getByText('Your vote')).toHaveCount(1);
});

test("6.6 a visitor's vote opens the login", async ({ page }) => {
  await page.goto('/tag/cricket');
  await page.getByRole('region', { name: 'Poll' }).getByRole('radio').first().click({ force: true });
  await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
});

test('1.11 2.114 5.17 7.16 7.17 a comment needs words, is sent once, and then stands there', async ({
  page,
  addresses,
}) => {
  const person = await signUp(page.request, addresses.api, 'Nila');
  const posts = (await (await page.request.get(`${addresses.api}/api/post/all`)).json()) as {
    slug: string;
    comment_count: number;
  }[];
  // Not the first one: another journey shows that one while it has no comment.
  const quiet = posts.findLast(({ comment_count: count }) => count === 0);
  await openAs(page, person, `/post/${quiet?.slug}`);
  const comments = page.getByRole('region', { name: 'Comments' });
  const button = comments.getByRole('button', { name: /^Comment/ });
  await expect(button).toBeDisabled();
  const words = `See you at the ground, ${person.phone}`;
  await comments.getByRole('textbox').fill(words);
  await button.click();
  const mine = comments.getByRole('listitem').filter({ hasText: words });
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText('Nila');
  await expect(comments.getByRole('textbox')).toHaveValue('');
});
