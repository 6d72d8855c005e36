import type { Page } from '@playwright/test';
import { importContent } from '../../support/content/content-pack.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { formOf } from '../custom-form/form-page.ts';
import { setOffline, storedPaths, test, untilScriptsStored, untilStored } from './cut-site.ts';

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const waits = (page: Page) => page.getByText(/^Your changes from .+ are waiting on this device\./);
const team = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Team name' });

async function beginChange(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sent on / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
}

async function saveChange(page: Page, text: string): Promise<void> {
  await team(page).fill(text);
  await page.getByRole('button', { name: 'Save changes' }).click();
}

test('answers edited offline wait with their new file, and an edit that comes too late is reported', async ({
  page,
  context,
  browser,
  league,
  addresses,
}) => {
  const slug = `changed-offline-${Date.now()}`;
  const fields = [
    { name: 'team', label: 'Team name', is_required: 1 },
    { name: 'letter', label: 'Letter', type: 'file' },
  ];
  await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms: [{ slug, title: slug, fields }] });
  const { id } = await formOf(page.request, addresses.api, slug);
  const staff = await (await browser.newContext()).newPage();
  await joinAsOwner(staff, addresses, 'Kavya');
  await staff.goto(`${addresses.desk}/forms/${id}/limits`);
  await staff.getByRole('switch', { name: 'People can edit their answers until the form closes' }).click();
  await staff.getByRole('button', { name: 'Save limits' }).click();
  await expect(staff.getByText('Limits saved')).toBeVisible();

  const user = await signUp(page.request, addresses.api);
  const received = async () => {
    const reply = await fetch(`${addresses.api}/api/forms/form/${id}/responses`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    const { data } = (await reply.json()) as { data: { answers: { text: string }[] }[] };
    return data.map(({ answers }) => answers.map(({ text }) => text));
  };
  await openSignedIn(page, user, `${league.origin}/form/${id}`);
  await untilStored(page);
  await team(page).fill('Chalk Line XI');
  await page.getByRole('main').locator('input[type=file]').setInputFiles(csv('letter.csv', 'a,b'));
  await page.getByRole('main').getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Form Submitted' }).getByRole('button', { name: 'Okay' }).click();
  await page.reload();
  await untilScriptsStored(page);
  await expect
    .poll(async () => (await cachedOwn(page)).some((path) => path.endsWith(`/form/${id}/responses`)))
    .toBe(true);

  // After an offline restart the page still has the sent answers.
  await setOffline(context, league, true);
  await page.reload();
  await beginChange(page);
  await page.getByRole('main').locator('input[type=file]').setInputFiles(csv('late.csv', 'a,b,c'));
  await saveChange(page, 'Chalk Line Two');
  await expect(waits(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Changes waiting to be sent' })).toBeFocused();
  await page.close();

  const second = await context.newPage();
  await second.goto(`${league.origin}/form/${id}`);
  await second.getByRole('button', { name: 'Change them' }).click();
  await expect(team(second)).toHaveValue('Chalk Line Two');
  await expect(second.getByRole('main').getByText('late.csv')).toBeVisible();
  await expect(waits(second)).toBeHidden();
  await saveChange(second, 'Chalk Line Three');
  await expect(waits(second)).toBeVisible();
  await second.goto(`${league.origin}/waiting`);
  const row = second.getByRole('listitem').filter({ hasText: 'Changed answers to a form' });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: /^Open the form/ })).toHaveAttribute('href', `/form/${id}`);
  expect(await received()).toEqual([['Chalk Line XI', 'letter.csv']]);
  await setOffline(context, league, false);
  await expect(second.getByText('Nothing is waiting')).toBeVisible();
  expect(await received()).toEqual([['Chalk Line Three', 'late.csv']]);

  // Meanwhile the organiser decides.
  await second.goto(`${league.origin}/form/${id}`);
  await setOffline(context, league, true);
  await beginChange(second);
  await saveChange(second, 'Too late');
  await expect(waits(second)).toBeVisible();
  await staff.goto(`${addresses.desk}/forms/${id}`);
  await staff.getByRole('row').last().getByRole('button').click();
  await staff.getByRole('dialog').getByRole('combobox', { name: 'State' }).selectOption('accepted');
  await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('Saved', { exact: true })).toBeVisible();
  await staff.context().close();
  await setOffline(context, league, false);
  await expect(
    second.getByText(/^Your changes from .+ were not sent, .+ The organiser has already decided/),
  ).toBeVisible();
  await second.goto(`${league.origin}/waiting`);
  await expect(row).toContainText('The organiser has already decided');
  await row.getByRole('button', { name: /^Discard/ }).click();
  await expect(second.getByText('Nothing is waiting')).toBeVisible();
  expect(await received()).toEqual([['Chalk Line Three', 'late.csv']]);
});

/** The paths of cached private data on this device. */
async function cachedOwn(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('maidan-own-')));
  return (await Promise.all(names.map((name) => storedPaths(page, name)))).flat();
}
