import type { Page } from '@playwright/test';
import { loadedWhole, settled } from '../../support/settled.ts';
import { logInByDialog, loginDialog } from '../../support/login.ts';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import {
  answerTeamSheet,
  skipFormInvitation,
  EVERY_TYPE,
  formOf,
  savedForm,
  SHORT,
  signedIn,
  openFormAsVisitor,
} from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const LIFE = 900_000;
const review = (page: Page) => page.getByRole('dialog', { name: 'Login Successful' });
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit' });
const nameOf = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Your name' });

/** A visitor presses Submit, is told what is missing, fills in the short form and presses Submit again. */
async function submitAsVisitor(page: Page, id: number, name: string): Promise<void> {
  await skipFormInvitation(page);
  await page.goto(`/form/${id}`);
  await submit(page).click();
  await expect(page.getByText('Please fill in the field "Your name".')).toBeVisible();
  await expect(loginDialog(page)).toBeHidden();
  await nameOf(page).fill(name);
  await page.getByRole('main').getByRole('combobox').selectOption({ index: 1 });
  await submit(page).click();
  await expect(loginDialog(page)).toBeVisible();
}

test.describe('a custom form and the login', () => {
  test('a visitor submits, logs in, reviews the saved answers and sends them [3.61 4.67 to 4.70 4.72 6.10 9.13 2.278]', async ({
    page,
    addresses,
  }) => {
    await openFormAsVisitor(page, addresses.api, EVERY_TYPE);
    await answerTeamSheet(page, 'Third Cross Titans');
    await submit(page).click();
    await expect(loginDialog(page).getByText('Please Login to submit the form.')).toBeVisible();
    const saved = await savedForm(page);
    expect(saved).toContain('Third Cross Titans');
    expect(saved).toMatch(/"time":\d{13}/);

    // Reloads in between, as when a phone discards the tab: the text is saved, the file cannot be.
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveValue('Third Cross Titans');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await logInByDialog(page, addresses.api);
    await expect(review(page)).toContainText(/review and submit/);
    await expect(review(page)).toContainText('Please attach these again: "Signed team sheet"');
    await review(page).getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('combobox', { name: 'Your ward' })).toHaveValue('Jayanagar');
    await page.getByLabel('Signed team sheet').setInputFiles({
      name: 'team.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,age\nAsha,15\n'),
    });
    await submit(page).click();
    await expect(page.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
    expect(await savedForm(page)).toBeNull();
  });

  test(
    'without a reload the file is kept, too, and another tab with the form is unaffected',
    { tag: '@all' },
    async ({ page, addresses, context }) => {
      const form = await openFormAsVisitor(page, addresses.api, EVERY_TYPE);
      await answerTeamSheet(page, 'Peenya Pacers');
      const twin = await context.newPage();
      await skipFormInvitation(twin);
      await twin.goto(`${addresses.league}/form/${form.id}`);
      const twinName = twin.getByRole('textbox', { name: 'Team name' });
      await twinName.fill('Another team');
      await submit(page).click();
      await logInByDialog(page, addresses.api);
      await expect(review(page)).not.toContainText('attach these again');
      await review(page).getByRole('button', { name: 'Review' }).click();
      await expect(page.getByRole('list', { name: 'Chosen file' })).toContainText('team.gif');
      await signedIn(twin);
      await expect(review(twin)).toBeHidden();
      await expect(twinName).toHaveValue('Another team');
      await submit(page).click();
      await expect(page.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
    },
  );

  test(
    'saved answers expire after 15 minutes: by a timer on any page, and by the clock [4.71 9.19]',
    { tag: '@all' },
    async ({ page, addresses }) => {
      const { id } = await formOf(page.request, addresses.api, SHORT);
      const start = Date.now();
      await page.clock.install({ time: start });
      await submitAsVisitor(page, id, 'Asha');
      await page.keyboard.press('Escape');
      await page.goto('/');
      await settled(page);
      await page.clock.fastForward(LIFE - 120_000);
      expect(await savedForm(page)).toContain('Asha');
      await page.clock.fastForward(120_000);
      expect(await savedForm(page)).toBeNull();

      // A sleeping tab runs no timer: the clock alone decides.
      await submitAsVisitor(page, id, 'Asha');
      const saved = (await savedForm(page)) ?? '';
      const old = saved.replace(/"time":(\d+)/, (_, time: string) => `"time":${Number(time) - LIFE}`);
      await page.evaluate((text) => localStorage.setItem('saved_form', text), old);
      await page.reload();
      await expect(nameOf(page)).toHaveValue('');
      await expect.poll(() => savedForm(page)).toBeNull();
    },
  );

  test('answers survive a session that ends while the user types, and are sent after the next login [T-7]', async ({
    page,
    addresses,
  }) => {
    const { id } = await formOf(page.request, addresses.api, SHORT);
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, `/form/${id}`);
    await signedIn(page);
    await loadedWhole(page);
    await nameOf(page).fill('Asha');
    await page.getByRole('main').getByRole('combobox').selectOption({ index: 1 });
    await page.request.post(`${addresses.api}/api/auth/logout`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    await submit(page).click();
    await expect(loginDialog(page)).toBeVisible();
    await expect(nameOf(page)).toHaveValue('Asha');
    await logInByDialog(page, addresses.api, user.phone);
    await review(page).getByRole('button', { name: 'Review' }).click();
    await submit(page).click();
    await expect(page.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
  });

  test('a logout deletes the saved answers, and no user finds the answers of another [K-11]', async ({
    page,
    addresses,
  }) => {
    const { id } = await formOf(page.request, addresses.api, SHORT);
    await submitAsVisitor(page, id, 'Asha');
    await logInByDialog(page, addresses.api);
    await review(page).getByRole('button', { name: 'Review' }).click();
    expect(await savedForm(page)).toContain('Asha');
    const savedByAsha = await savedForm(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await savedForm(page)).toBeNull();

    await page.evaluate((text) => localStorage.setItem('saved_form', text), savedByAsha ?? '');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await logInByDialog(page, addresses.api);
    await page.goto(`/form/${id}`);
    await signedIn(page);
    await expect.poll(() => savedForm(page)).toBeNull();
    await expect(nameOf(page)).toHaveValue('');
    await expect(review(page)).toBeHidden();
  });
});
