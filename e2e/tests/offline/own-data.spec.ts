import type { Page } from '@playwright/test';
import { startConversation } from '../../support/conversations.ts';
import { deskContent } from '../../support/content/desk-content.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp, type User } from '../../support/users.ts';
import { answerTeamSheet, EVERY_TYPE, formOf } from '../custom-form/form-page.ts';
import { leagueService, upcomingMatch } from '../league/league-api.ts';
import { age, cacheNames, setOffline, test, untilScriptsStored, untilStored } from './cut-site.ts';

const SECRET = 'Is the turf free at nine?';

/** Every stored reply, as text. */
const allCopies = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '');
    }
    return texts.join('\n');
  });

/** Signs this user in as another tab would. */
const signInElsewhere = (page: Page, user: User): Promise<void> =>
  page.evaluate(({ token, userId }) => {
    localStorage.setItem('user_id', String(userId));
    localStorage.setItem('token', token);
  }, user);

const ownCaches = async (page: Page) => (await cacheNames(page)).filter((name) => name.startsWith('maidan-own-'));

test('a conversation is readable offline, and a logout deletes it from the device', async ({
  page,
  feed,
  addresses: { api },
}) => {
  const user = await signUp(page.request, api);
  const path = `/message/single/${await startConversation(page.request, api, user)}`;
  await openSignedIn(page, user, feed.origin + path);
  await untilStored(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(SECRET);
  await expect.poll(() => allCopies(page)).toContain(SECRET);
  await untilScriptsStored(page);

  feed.isCut = true;
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(SECRET);
  await expect(age(page)).toBeVisible();

  // The logout also works offline.
  await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${feed.origin}/`);
  await expect.poll(() => ownCaches(page)).toEqual([]);
  expect(await allCopies(page)).not.toContain(SECRET);
});

test('another account on the same phone sees no data of the first', async ({ page, feed, addresses: { api } }) => {
  const [first, second] = [await signUp(page.request, api), await signUp(page.request, api, 'Bina')];
  const path = `/message/single/${await startConversation(page.request, api, first)}`;
  await openSignedIn(page, first, feed.origin + path);
  await untilStored(page);
  await page.reload();
  await expect.poll(() => allCopies(page)).toContain(SECRET);
  const [ofFirst] = await ownCaches(page);
  await signInElsewhere(page, second);
  await page.goto(`${feed.origin}/messages`);
  await expect.poll(() => ownCaches(page)).not.toContain(ofFirst);
  feed.isCut = true;
  await page.goto(feed.origin + path);
  await expect(page.getByRole('main')).not.toContainText(SECRET);
  expect(await allCopies(page)).not.toContain(SECRET);
});

test(
  'on the league site, another account sees nothing that the first sent, saved or left waiting',
  { tag: ['@extension', '@all'] },
  async ({ page, league, context, addresses: { api } }) => {
    const [first, second] = [await signUp(page.request, api), await signUp(page.request, api, 'Bina')];
    const { fixture } = await upcomingMatch(leagueService(page.request, api), 'bengaluru-gully-cup');
    const match = `${fixture.team_1} v ${fixture.team_2}`;
    await openSignedIn(page, first, `${league.origin}/fixture/bengaluru-gully-cup/${fixture.id}`);
    await page.getByRole('button', { name: `Save for later: ${match}` }).click();
    await page.goto(`${league.origin}/saved`);
    await expect(page.getByRole('link', { name: match })).toBeVisible();

    const form = `${league.origin}/form/${(await formOf(page.request, api, EVERY_TYPE)).id}`;
    await page.goto(form);
    await untilStored(page);
    await answerTeamSheet(page, 'Sent Zebras');
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Form Submitted' }).getByRole('button', { name: 'Okay' }).click();
    await page.reload();
    await expect.poll(() => allCopies(page)).toContain('Sent Zebras');
    const [ofFirst] = await ownCaches(page);
    await untilScriptsStored(page);
    await setOffline(context, league, true);
    await answerTeamSheet(page, 'Waiting Zebras');
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(/^Your answers from .+ are waiting on this device\./)).toBeVisible();

    await page.goto(`${league.origin}/waiting`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Answers to a form' })).toBeVisible();
    await signInElsewhere(page, second);
    await page.reload();
    await expect(page.getByText('Nothing is waiting')).toBeVisible();
    await setOffline(context, league, false);
    await expect.poll(() => ownCaches(page)).not.toContain(ofFirst);
    await page.goto(`${league.origin}/saved`);
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    league.isCut = true;
    await page.goto(form);
    await expect(age(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Sent on / })).toBeHidden();
    await expect(page.getByText(/are waiting on this device/)).toBeHidden();
    const left = (await allCopies(page)) + (await page.evaluate(() => JSON.stringify({ ...localStorage })));
    expect(['Zebras', first.token].filter((own) => left.includes(own))).toEqual([]);
    const sent = league.sent.filter(({ path }) => path === '/api/forms/formresponse/save');
    expect(sent).toHaveLength(1);
  },
);

test(
  'a message that a moderator removes is deleted from the device with the next page of the feed',
  { tag: ['@extension', '@desk-only', '@all'] },
  async ({ page, feed, addresses, browser }) => {
    // Two people and two sites.
    test.slow();
    const { api, desk } = addresses;
    const user = await signUp(page.request, api, 'Meera');
    const headers = { authorization: `Bearer ${user.token}` };
    const id = await startConversation(page.request, api, user);
    const words = `Do not tell your mother, ${id.toString(36)}`;
    await (await deskContent(api)).answer(id, words);
    const thread = await page.request.get(`${api}/api/chats/${id}`, { headers });
    const { data } = (await thread.json()) as { data: { id: number }[] };
    const report = { kind: 'message', id: data.at(-1)?.id, reason: 'child', note: '' };
    expect((await page.request.post(`${api}/api/report`, { data: report, headers })).ok()).toBe(true);
    await openSignedIn(page, user, `${feed.origin}/message/single/${id}`);
    await untilStored(page);
    await page.reload();
    await expect.poll(() => allCopies(page)).toContain(words);

    const context = await browser.newContext();
    const moderating = await context.newPage();
    await joinAsOwner(moderating, addresses, 'Kavya');
    await moderating.goto(`${desk}/reports`);
    await moderating.getByRole('link').filter({ hasText: words }).click();
    await moderating.getByRole('button', { name: 'Remove message' }).click();
    await expect(moderating.getByText('Message removed')).toBeVisible();
    await context.close();
    await page.goto(`${feed.origin}/about`);
    await expect.poll(() => allCopies(page)).not.toContain(words);
  },
);

test(
  'data that a user has read is deleted after seven days',
  { tag: '@all' },
  async ({ page, feed, addresses: { api } }) => {
    const user = await signUp(page.request, api);
    const path = `/message/single/${await startConversation(page.request, api, user)}`;
    await openSignedIn(page, user, feed.origin + path);
    await untilStored(page);
    await page.reload();
    await expect.poll(() => allCopies(page)).toContain(SECRET);
    feed.isCut = true;
    await page.evaluate(async () => {
      const EIGHT_DAYS = 8 * 24 * 60 * 60_000;
      for (const name of await caches.keys()) {
        if (!name.startsWith('maidan-own-')) continue;
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const copy = await cache.match(key);
          if (!copy) continue;
          const headers = new Headers(copy.headers);
          headers.set('x-stored-at', String(Date.now() - EIGHT_DAYS));
          await cache.put(key, new Response(await copy.text(), { headers }));
        }
      }
    });
    await page.reload();
    await expect.poll(() => allCopies(page)).not.toContain(SECRET);
    await expect(page.getByRole('main')).not.toContainText(SECRET);
  },
);
