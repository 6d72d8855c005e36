import type { Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp, type User } from '../../support/users.ts';
import { answerTeamSheet, EVERY_TYPE, formOf, picture, savedForm } from '../custom-form/form-page.ts';
import {
  findRegistration,
  keysForWorker,
  setOffline,
  test,
  untilScriptsStored,
  untilStored,
  wakeWorker,
} from './cut-site.ts';

interface Receipt {
  answers: { text: string }[];
  files: { name: string; bytes: number }[];
}

const waits = (page: Page) => page.getByText(/^Your answers from .+ are waiting on this device\./);
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit' });
const file = (page: Page) => page.getByRole('main').getByLabel('Signed team sheet');

/** A CSV, since a picture would be re-encoded. */
const list = { name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from('name,age\nAsha,15\n') };
const sheet = { name: list.name, bytes: list.buffer.length };

/** The number of files waiting on this device. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('maidan-waiting-files', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const { result: database } = opening;
          const counting = database.transaction('records').objectStore('records').count();
          counting.addEventListener('success', () => {
            database.close();
            resolve(counting.result);
          });
        });
      }),
  );

/** The idempotency keys of waiting actions in the page's queue. */
const keysOfPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { acts } = JSON.parse(localStorage.getItem('outbox') ?? '{"acts":[]}') as { acts: { key: string }[] };
    return acts.map(({ key }) => key);
  });

/** Opens the form as on a second visit. */
async function openForm(page: Page, origin: string, user: User, id: number): Promise<void> {
  await openSignedIn(page, user, `${origin}/form/${id}`);
  await untilStored(page);
  await page.reload();
  // The worker stores scripts in the order of their names.
  await untilScriptsStored(page);
}

test('answers with a file given offline survive a restart, and are sent once, by page or worker', async ({
  context,
  page,
  league,
  addresses: { api },
}) => {
  const form = await formOf(page.request, api, EVERY_TYPE);
  const user = await signUp(page.request, api);
  const received = async (): Promise<[string | undefined, { name: string; bytes: number }[]][]> => {
    const reply = await fetch(`${api}/api/forms/form/${form.id}/responses`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    const { data } = (await reply.json()) as { data: Receipt[] };
    return data.map(({ answers, files }) => [answers[0]?.text, files.map(({ name, bytes }) => ({ name, bytes }))]);
  };
  await openForm(page, league.origin, user, form.id);
  await setOffline(context, league, true);
  await answerTeamSheet(page, 'First Cross Titans');
  await file(page).setInputFiles(list);
  await submit(page).click();
  await expect(waits(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveValue('');
  expect([await savedForm(page), await keptFiles(page)]).toEqual([null, 1]);

  // The page sends waiting actions, even after a restart.
  await page.close();
  const second = await context.newPage();
  await second.goto(`${league.origin}/form/${form.id}`);
  await expect(waits(second)).toBeVisible();
  await second.goto(`${league.origin}/waiting`);
  const row = second.getByRole('listitem').filter({ hasText: 'Answers to a form' });
  await expect(row.getByRole('link', { name: /^Open the form/ })).toHaveAttribute('href', `/form/${form.id}`);
  expect(await received()).toEqual([]);
  await setOffline(context, league, false);
  await expect(second.getByText('Nothing is waiting')).toBeVisible();
  expect(await received()).toEqual([['First Cross Titans', [sheet]]]);
  await expect.poll(() => keptFiles(second)).toBe(0);

  // The worker sends them if no page is open.
  await second.goto(`${league.origin}/form/${form.id}`);
  await setOffline(context, league, true);
  await answerTeamSheet(second, 'Second Cross Titans');
  await file(second).setInputFiles(list);
  await submit(second).click();
  await expect(waits(second)).toBeVisible();
  await expect.poll(() => keysForWorker(second)).toEqual(await keysOfPage(second));
  const registrationId = await findRegistration(await context.newCDPSession(second), league.origin);
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await second.close();
  await setOffline(context, league, false);
  const both = [
    ['Second Cross Titans', [sheet]],
    ['First Cross Titans', [sheet]],
  ];
  // The browser wakes a worker again if it found no network.
  await expect(async () => {
    await wakeWorker(context, elsewhere, league.origin, registrationId);
    await expect.poll(received, { timeout: 5_000 }).toEqual(both);
  }).toPass({ timeout: 120_000 });
  await elsewhere.goto(`${league.origin}/waiting`);
  await expect(elsewhere.getByText('Nothing is waiting')).toBeVisible();
  await expect.poll(() => keptFiles(elsewhere)).toBe(0);
  expect(await received()).toEqual(both);
});

test(
  'answers that the server refuses later can be restored with their file, changed and sent',
  { tag: '@all' },
  async ({ context, page, league, addresses: { api } }) => {
    const form = await formOf(page.request, api, EVERY_TYPE);
    await openForm(page, league.origin, await signUp(page.request, api), form.id);
    await setOffline(context, league, true);
    await answerTeamSheet(page, 'Late Order');
    const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
    await file(page).setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer });
    await submit(page).click();
    await expect(waits(page)).toBeVisible();
    await setOffline(context, league, false);
    const refused = page.getByText(/^Your answers from .+ were not sent\. /);
    await expect(refused).toBeVisible();
    await page.reload();
    await expect(refused).toBeVisible();
    await page.getByRole('button', { name: 'Change them' }).click();
    await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveValue('Late Order');
    await expect(page.getByRole('checkbox', { name: 'Bats' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Under 17 girls' })).toBeChecked();
    // The file was restored too, and is refused again before the answers are sent.
    await expect(page.getByText(/"sheet\.pdf" is damaged, or not what its name says/)).toBeVisible();
    await expect(refused).toBeHidden();
    await file(page).setInputFiles(picture);
    await submit(page).click();
    await expect(page.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
  },
);

test(
  'waiting answers can be cancelled, and a logout deletes them with their files',
  { tag: '@all' },
  async ({ context, page, league, addresses: { api } }) => {
    const form = await formOf(page.request, api, EVERY_TYPE);
    await openForm(page, league.origin, await signUp(page.request, api), form.id);
    await setOffline(context, league, true);
    await answerTeamSheet(page, 'Called Off');
    await submit(page).click();
    await expect(waits(page)).toBeVisible();
    await page.goto(`${league.origin}/waiting`);
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await expect(page.getByText('Nothing is waiting')).toBeVisible();
    await expect.poll(() => keptFiles(page)).toBe(0);

    await page.goto(`${league.origin}/form/${form.id}`);
    await answerTeamSheet(page, 'Another Try');
    await submit(page).click();
    await expect(waits(page)).toBeVisible();
    expect(await keptFiles(page)).toBe(1);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => keptFiles(page)).toBe(0);
    await expect(waits(page)).toBeHidden();
    await setOffline(context, league, false);
    await page.goto(`${league.origin}/waiting`);
    await expect(page.getByText('Called Off')).toBeHidden();
    expect(league.sent.filter(({ path }) => path === '/api/forms/formresponse/save')).toEqual([]);
  },
);
