import type { Page } from '@playwright/test';
import { loadedWhole } from '../../support/settled.ts';
import { logInByDialog, loginDialog } from '../../support/login.ts';
import { openAs, revoke, signUp } from '../../support/users.ts';
import { seedRegistration } from '../../support/content/seeds.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation } from '../league/league-api.ts';
import { registerByApi, registrationOf, subjectsOf } from './registration-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const pendingIds = () => ['fid', 'sid', 'gid'].map((key) => localStorage.getItem(key));
const registerCalls = (page: Page) => {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/registerforleague')) calls.push(request.postDataJSON());
  });
  return calls;
};

test.describe('registering for a league event', () => {
  test('a visitor picks a team, logs in, is registered once, and chats on the main site [1.26 3.47 3.60 4.60 to 4.66 6.9 7.30 9.24 2.267 2.268]', async ({
    page,
    addresses,
  }) => {
    const registration = await registrationOf(page.request, addresses.api, 'bengaluru-gully-cup');
    const [team] = registration.groups['Open'] ?? [];
    const calls = registerCalls(page);
    await skipLoginInvitation(page);
    await page.goto('/event');
    await page.getByRole('button', { name: team?.group_name ?? '' }).click();
    await expect(loginDialog(page)).toBeVisible();
    const ids = [registration.id, team?.regsport_id, team?.groupid].map(String);
    expect(await page.evaluate(pendingIds)).toEqual(ids);

    const reply = page.waitForResponse((answer) => answer.url().endsWith('/registerforleague'));
    await logInByDialog(page, addresses.api);
    expect(await (await reply).json()).toMatchObject({
      status: 'success',
      message: expect.any(String),
      reg_leaguename: registration.league_name,
    });
    const success = page.getByRole('dialog', { name: 'Registration Successful' });
    await expect(success).toBeVisible();
    expect(calls).toEqual([{ form_id: registration.id, group_id: team?.groupid, sport_id: team?.regsport_id }]);
    expect(await page.evaluate(pendingIds)).toEqual([null, null, null]);

    const chat = success.getByRole('link', { name: 'Go to Chat' });
    await expect(chat).toHaveAttribute('href', new RegExp(`^${addresses.feed}/message/single/[^/]+$`));
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    expect(await subjectsOf(page.request, addresses.api, token)).toHaveLength(1);
    const address = (await chat.getAttribute('href')) ?? '';
    await chat.click();
    await expect(page).toHaveURL(address);
    // A login on the league site is valid on the main one.
    const text = `I have registered for ${registration.league_name}: ${team?.group_name}.`;
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(text)).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  test(
    'a user registers at once, and a double click sends one request',
    { tag: '@all' },
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      const calls = registerCalls(page);
      await openAs(page, user, '/event');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      const team = page.getByRole('button', { name: 'Ulsoor Lake Lions', exact: true });
      const success = page.getByRole('dialog', { name: 'Registration Successful' });
      await team.dblclick();
      await expect(success.getByRole('link', { name: 'Go to Chat' })).toBeVisible();
      expect(calls).toHaveLength(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listitem').filter({ hasText: /^Ulsoor Lake Lions/ })).toContainText('You’re in');
      await expect(team).toHaveCount(0);
      expect(await subjectsOf(page.request, addresses.api, user.token)).toHaveLength(1);
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('link', { name: 'You’re in Ulsoor Lake Lions' })).toBeVisible();
    },
  );

  test(
    'a registered user sees the team after a reload and on home, opens its chat, and gives up the place',
    { tag: '@extension' },
    async ({ page, addresses }) => {
      const name = 'Jayanagar Jets';
      const { slug } = await seedRegistration(name, 1);
      const user = await signUp(page.request, addresses.api);
      await openAs(page, user, `/event/${slug}`);
      const row = page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
      await row.getByRole('button').click();
      await page.getByRole('link', { name: 'Go to Chat' }).click();
      await expect(page.getByRole('main').getByText(/^You’re in: /)).toBeVisible();
      await page.getByRole('link', { name: `Registration for ${name}` }).click();
      await expect(page).toHaveURL(new RegExp(`^${addresses.league}/event/`));
      await expect(row).toContainText('You’re in');
      await expect(row).not.toContainText('Full');
      await row.getByRole('button', { name: /^Cancel/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Give up my place' }).click();
      await expect(row).toContainText('1 place left');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row).toContainText('You’re in');

      await page.goto(`${addresses.feed}/myaccount#registrations`);
      const registrations = page.getByRole('region', { name: 'Registrations' });
      await expect(registrations).toBeInViewport();
      await registrations.getByRole('button', { name: `Cancel ${name}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Give up my place' }).click();
      await expect(registrations).toContainText('You haven’t joined a team yet.');
      await page.goto(`${addresses.league}/event/${slug}`);
      await expect(row).toContainText('1 place left');
    },
  );

  test('an offline registration waits, can be undone, and is sent later', async ({ page, addresses }) => {
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, '/event');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    await loadedWhole(page);
    const row = page.getByRole('listitem').filter({ hasText: /^Third Cross Titans/ });
    await page.context().setOffline(true);
    await row.getByRole('button', { name: 'Third Cross Titans' }).click();
    await expect(row).toContainText('Sent when you’re online');
    await row.getByRole('button', { name: /^Undo/ }).click();
    await row.getByRole('button', { name: 'Third Cross Titans' }).click();
    await expect(row).toContainText('Sent when you’re online');
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/registerforleague') && answer.ok());
    await page.context().setOffline(false);
    await sent;
    await expect(row).not.toContainText('Sent when');
  });

  test(
    'when a session ends before the click, the login opens, and the user is registered once after it [T-7]',
    { tag: '@all' },
    async ({ page, addresses }) => {
      const user = await signUp(page.request, addresses.api);
      const calls = registerCalls(page);
      await openAs(page, user, '/event');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      await revoke(page.request, addresses.api, user);
      await page.getByRole('button', { name: 'Ulsoor Lake Lions' }).click();
      await expect(loginDialog(page)).toHaveCount(1);
      await logInByDialog(page, addresses.api, user.phone);
      await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeVisible();
      const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
      expect(await subjectsOf(page.request, addresses.api, token)).toHaveLength(1);
      // One refused call, unless the page already knew that the session had ended, and one that counts.
      expect(calls.length).toBeLessThanOrEqual(2);
      expect(await page.evaluate(pendingIds)).toEqual([null, null, null]);
    },
  );

  test('if someone else takes the last place, an Error explains it, and the team shows as full [8.17]', async ({
    page,
    addresses,
  }) => {
    const name = 'Jayanagar Jets';
    const { slug } = await seedRegistration(name, 1);
    const registration = await registrationOf(page.request, addresses.api, slug);
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, `/event/${slug}`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(/left/);
    const quicker = await signUp(page.request, addresses.api, 'Ravi');
    await registerByApi(page.request, addresses.api, quicker, registration);
    await row.getByRole('button').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toBeVisible();
    await expect(row).toContainText('Full');
    await expect(page.getByRole('dialog', { name: 'Registration Successful' })).toBeHidden();
  });

  test('two tabs with the same pending click register once and start one conversation [E-2]', async ({
    page,
    addresses,
    context,
  }) => {
    const user = await signUp(page.request, addresses.api);
    await skipLoginInvitation(page);
    await page.goto('/event');
    await page.getByRole('button', { name: 'Peenya Pacers' }).click();
    await expect(loginDialog(page)).toBeVisible();
    // Copies the tab with its pending click, as a browser's "Duplicate" does.
    const copied = await page.evaluate(() => ({ ...sessionStorage }));
    const twin = await context.newPage();
    await twin.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value));
    }, copied);
    await twin.goto(`${addresses.league}/event`);
    const [calls, twinCalls] = [registerCalls(page), registerCalls(twin)];
    await logInByDialog(page, addresses.api, user.phone);
    const dialogs = [page, twin].map((tab) => tab.getByRole('dialog', { name: 'Registration Successful' }));
    await expect
      .poll(async () => Promise.all(dialogs.map((dialog) => dialog.isVisible())).then((seen) => seen.filter(Boolean)))
      .toHaveLength(1);
    await expect.poll(() => calls.length + twinCalls.length).toBe(1);
    const subjects = () => subjectsOf(page.request, addresses.api, user.token);
    await expect.poll(subjects).toHaveLength(1);
  });

  test(
    'stored ids without a click in this tab are removed, and register no one [E-2]',
    { tag: '@all' },
    async ({ page, addresses }) => {
      const registration = await registrationOf(page.request, addresses.api, 'bengaluru-gully-cup');
      const [team] = registration.groups['Open'] ?? [];
      const user = await signUp(page.request, addresses.api);
      const calls = registerCalls(page);
      await page.addInitScript(
        ([fid, sid, gid]) => {
          if (sessionStorage.getItem('planted')) return;
          sessionStorage.setItem('planted', '1');
          localStorage.setItem('fid', fid);
          localStorage.setItem('sid', sid);
          localStorage.setItem('gid', gid);
        },
        [`${registration.id}`, `${team?.regsport_id}`, `${team?.groupid}`] as const,
      );
      await openAs(page, user, '/event');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
      await loadedWhole(page);
      expect(await page.evaluate(pendingIds)).toEqual([null, null, null]);
      expect(calls).toEqual([]);
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  );
});
