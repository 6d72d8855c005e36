import { seedPost } from '../../support/content/seeds.ts';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import {
  cacheNames,
  findRegistration,
  keysForWorker,
  setOffline,
  test,
  untilScriptsStored,
  untilStored,
  wakeWorker,
} from './cut-site.ts';

test('offline actions are sent after the page is closed, in order, once, and not for another account', async ({
  context,
  page,
  feed,
  addresses: { api },
}) => {
  const { slug, path } = await seedPost();
  const user = await signUp(page.request, api);
  await openSignedIn(page, user, feed.origin + path);
  await untilStored(page);
  await page.reload();
  await untilScriptsStored(page);
  const sent = async () => {
    const reply = await fetch(`${api}/api/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ post_id: slug }),
    });
    const { data } = (await reply.json()) as { data: { comment: string }[] };
    return data.map((one) => one.comment).toSorted();
  };
  const section = page.getByRole('region', { name: 'Comments' });
  async function comment(words: string): Promise<void> {
    await section.getByRole('textbox', { name: 'Your comment' }).fill(words);
    await section.getByRole('button', { name: /^Comment/ }).click();
  }
  await setOffline(context, feed, true);
  await comment('1 first');
  await comment('2 second');
  await expect.poll(() => keysForWorker(page)).toHaveLength(2);
  expect(await sent()).toEqual([]);

  const registrationId = await findRegistration(await context.newCDPSession(page), feed.origin);
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await page.close();
  await setOffline(context, feed, false);
  await wakeWorker(context, elsewhere, feed.origin, registrationId);
  await expect.poll(sent).toEqual(['1 first', '2 second']);
  // Waking the worker again changes nothing, and neither does the page with its own queue.
  await wakeWorker(context, elsewhere, feed.origin, registrationId);
  await elsewhere.goto(feed.origin + path);
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
  expect(await sent()).toEqual(['1 first', '2 second']);
  expect(feed.sent.filter((one) => one.path === '/api/newcomment')).toHaveLength(2);

  // A logout deletes the requests.
  await setOffline(context, feed, true);
  const field = elsewhere.getByRole('region', { name: 'Comments' });
  await field.getByRole('textbox', { name: 'Your comment' }).fill('3 third');
  await field.getByRole('button', { name: /^Comment/ }).click();
  await expect.poll(() => keysForWorker(elsewhere)).toHaveLength(1);
  await elsewhere.evaluate(() => {
    localStorage.removeItem('token');
    localStorage.removeItem('user_id');
  });
  await setOffline(context, feed, false);
  await elsewhere.goto(`${feed.origin}/about`);
  await expect
    .poll(async () => (await cacheNames(elsewhere)).filter((name) => name.startsWith('maidan-own-')))
    .toEqual([]);
  await elsewhere.goto('about:blank');
  await wakeWorker(context, elsewhere, feed.origin, registrationId);
  expect(await sent()).toEqual(['1 first', '2 second']);
});
