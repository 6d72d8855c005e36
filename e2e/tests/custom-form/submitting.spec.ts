import { startCutProxy } from '../../support/cut-proxy.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import {
  answerTeamSheet,
  EVERY_TYPE,
  formOf,
  saveCalls,
  savedForm,
  SHORT,
  table,
  openFormAsUser,
} from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const FAILED = 'Failed to submit form.';

test.describe('submitting a custom form', () => {
  test('a user answers every type, is thanked, and starts over; a double click sends one response [1.27 2.275 to 2.277 3.53 7.32]', async ({
    page,
    addresses,
  }) => {
    const calls = saveCalls(page);
    const form = await openFormAsUser(page, addresses.api, EVERY_TYPE);
    await answerTeamSheet(page, 'Lane 14');
    await page.getByRole('main').getByRole('button', { name: 'Submit' }).dblclick();
    const thanks = page.getByRole('dialog', { name: 'Form Submitted' });
    await expect(thanks).toContainText(form.title);
    await expect(thanks).toContainText(/team will be in touch/i);
    expect(calls).toHaveLength(1);
    expect(await savedForm(page)).toBeNull();
    await thanks.getByRole('button', { name: 'Okay' }).click();
    await expect(thanks).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Team name' })).toHaveValue('');
  });

  test(
    'the request has an id and a text for every field, checked options joined with commas [5.35 7.33]',
    { tag: '@all' },
    async ({ page, addresses }) => {
      const calls = saveCalls(page);
      const form = await openFormAsUser(page, addresses.api, 'season-survey');
      const main = page.getByRole('main');
      for (const { label, options } of form.fields.filter(({ is_required: required }) => required)) {
        const option = options[0]?.option_text ?? '';
        await main.getByRole('radiogroup', { name: label }).getByRole('radio', { name: option }).check();
      }
      const ticked = form.fields.findIndex(({ type }) => type === 'checkbox');
      const field = form.fields[ticked];
      const [first, second] = (field?.options ?? []).map(({ option_text: option }) => option);
      const boxes = main.getByRole('group', { name: field?.label ?? '' });
      await boxes.getByRole('checkbox', { name: second ?? '' }).check();
      await boxes.getByRole('checkbox', { name: first ?? '' }).check();
      await main.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
      const [body = ''] = calls;
      const part = (name: string) => body.split(`name="${name}"`)[1]?.split(/\r?\n/)[2];
      expect(part('form_id')).toBe(String(form.id));
      expect(part(`answers[${ticked}][formfield_id]`)).toBe(String(field?.id));
      expect(part(`answers[${ticked}][answer_text]`)).toBe(`${first},${second}`);
      expect(part(`answers[${form.fields.length - 1}][answer_text]`)).toBe('');
    },
  );

  test(
    'a file that does not match its extension is refused, with the reason at its field',
    { tag: '@all' },
    async ({ page, addresses }) => {
      await openFormAsUser(page, addresses.api, EVERY_TYPE);
      await answerTeamSheet(page, 'Lane 14');
      const main = page.getByRole('main');
      const file = main.getByLabel('Signed team sheet');
      const buffer = Buffer.from('<!doctype html><script>alert(1)</script>');
      await file.setInputFiles({ name: 'sheet.pdf', mimeType: 'application/pdf', buffer });
      await main.getByRole('button', { name: 'Submit' }).click();
      await expect(main.getByText(/"sheet\.pdf" is damaged, or not what its name says/)).toBeVisible();
      await expect(main.getByRole('alert').getByText(FAILED)).toBeVisible();
      await expect(file).toBeFocused();
      await expect(main.getByRole('textbox', { name: 'Team name' })).toHaveValue('Lane 14');
    },
  );

  test('a lost connection is reported; the next click sends the same answers [8.18]', async ({ page, addresses }) => {
    const way = await startCutProxy(addresses.leagueLoopback);
    const form = await formOf(page.request, addresses.api, SHORT);
    await openSignedIn(page, await signUp(page.request, addresses.api), `${way.origin}/form/${form.id}`);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Your name' }).fill('Asha');
    await main.getByRole('combobox').selectOption({ index: 1 });
    const submit = main.getByRole('button', { name: 'Submit' });
    way.isCut = true;
    await submit.click();
    await expect(main.getByRole('alert')).toHaveText(`${FAILED} No connection. Check your network and try again.`);
    way.isCut = false;
    await submit.click();
    await expect(page.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
    way.stop();
  });

  test('a long upload shows its progress and can be cancelled; a reload during it restores the answers', async ({
    page,
    addresses,
    context,
  }, info) => {
    await openFormAsUser(page, addresses.api, EVERY_TYPE);
    await answerTeamSheet(page, 'Slow lane');
    const main = page.getByRole('main');
    const file = main.getByLabel('Signed team sheet');
    const submit = main.getByRole('button', { name: 'Submit' });
    const bar = main.getByRole('progressbar', { name: 'Sending team.csv' });
    await file.setInputFiles(await table(info, 8 * 1024 * 1024));
    const devTools = await context.newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 256 * 1024 };
    await devTools.send('Network.emulateNetworkConditions', slow);
    await submit.click();
    await expect(bar).toBeVisible();
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    await main.getByRole('button', { name: 'Cancel' }).click();
    await expect(main.getByRole('alert')).toHaveText('Upload cancelled. Your answers are still here.');
    await expect(bar).toBeHidden();

    await submit.click();
    await expect(bar).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Your answers are back\. .*attach these again: "Signed team sheet"/)).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'Team name' })).toHaveValue('Slow lane');
    await expect(main.getByRole('checkbox', { name: 'Bats' })).toBeChecked();
    await expect(main.getByRole('radio', { name: 'Under 17 girls' })).toBeChecked();
    await submit.click();
    await expect(main.getByText('Please upload a file for "Signed team sheet".')).toBeVisible();
  });
});
