import { findViolations } from '../../support/accessible.ts';
import { loginDialog } from '../../support/login.ts';
import { expect, test } from '../../support/test.ts';
import { skipFormInvitation, EVERY_TYPE, formOf, SHORT, openFormAsVisitor } from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const roles: Record<string, 'textbox' | 'combobox' | 'radiogroup' | 'group'> = {
  text: 'textbox',
  textarea: 'textbox',
  select: 'combobox',
  radio: 'radiogroup',
  checkbox: 'group',
};

test.describe('the custom form page', () => {
  test(
    'shows cover, title, description, a control for every field, and Submit [2.29 2.269 to 2.274 3.48 3.50 to 3.52 5.32 5.33]',
    { tag: '@phone' },
    async ({ page, addresses }) => {
      const form = await openFormAsVisitor(page, addresses.api, EVERY_TYPE);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
      await expect(main).toContainText(form.description.replaceAll(/<[^>]+>/g, ''));
      for (const { label, type, is_required: required, options, subtext } of form.fields) {
        if (type === 'image') {
          await expect(main.getByRole('img', { name: label })).toBeVisible();
          await expect(main).toContainText(subtext ?? '');
        } else if (type === 'file' || type === 'date') {
          await expect(main.getByLabel(label)).toBeVisible();
        } else {
          await expect(main.getByRole(roles[type] ?? 'textbox', { name: label })).toBeVisible();
        }
        if (required) await expect(main.getByText(`${label} *`)).toBeVisible();
        for (const { option_text: option } of type === 'radio' || type === 'checkbox' ? options : []) {
          await expect(main.getByRole(type as 'radio' | 'checkbox', { name: option })).toBeVisible();
        }
      }
      const file = main.getByLabel('Signed team sheet');
      await expect(file).toHaveAttribute('accept', '.jpeg,.jpg,.png,.gif,.webp,.bmp,.pdf,.xls,.xlsx,.csv');
      await expect(file).toHaveAccessibleDescription('Accepts only images and documents upto 20MB');
      await expect(main.getByRole('button', { name: 'Submit' })).toBeVisible();
      await expect(page).toHaveTitle(`${form.title} · YSL`);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test(
    "a theme colours its form, whatever the reader's dark mode [3.49]",
    { tag: ['@desk-only', '@all'] },
    async ({ page, addresses }) => {
      await skipFormInvitation(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      const grounds = new Set<string>();
      const slugs = [SHORT, 'season-survey', EVERY_TYPE];
      for (const slug of slugs) {
        const form = await formOf(page.request, addresses.api, slug);
        await page.goto(`/form/${form.id}`);
        const submit = page.getByRole('main').getByRole('button', { name: 'Submit' });
        grounds.add(await submit.evaluate((button) => getComputedStyle(button).backgroundColor));
      }
      expect(grounds.size).toBe(slugs.length);
    },
  );

  test(
    'an unknown form is not found, and a refused id redirects to /404 [2.279 to 2.281 8.19 8.20]',
    { tag: ['@desk-only', '@all'] },
    async ({ page }) => {
      const answer = await page.goto('/form/999999');
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(/404.*Form not found!/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Form Not Found' })).toBeVisible();
      await expect(main).toContainText('Sorry, the form you’re looking for doesn’t exist or has been moved.');
      await expect(loginDialog(page)).toBeHidden();
      await main.getByRole('link', { name: /home/i }).click();
      await expect(page).toHaveURL('/');
      // An invalid id: the server refuses the call.
      await page.goto('/form/%00');
      await expect(page).toHaveURL('/404');
      await expect(page.getByRole('main').getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );

  test(
    'is readable without JavaScript, previews its title, and stays out of search results',
    { tag: ['@desk-only', '@all'] },
    async ({ browser, addresses, page }) => {
      const form = await formOf(page.request, addresses.api, EVERY_TYPE);
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const reader = await plain.newPage();
      await reader.goto(`${addresses.league}/form/${form.id}`);
      await expect(reader.getByRole('heading', { name: form.title })).toBeVisible();
      await expect(reader.getByRole('radio', { name: 'Under 17 boys' })).toBeVisible();
      // Text queries skip noscript.
      await expect(reader.locator('form noscript p')).toBeVisible();
      expect(await reader.locator('form noscript p').innerText()).toMatch(/^Sending this needs JavaScript/);
      // While the script is off or loading, input is neither put into the URL nor lost.
      await reader.getByRole('radio', { name: 'Under 17 boys' }).check();
      await reader.getByRole('button', { name: 'Submit' }).click();
      await expect(reader.getByRole('radio', { name: 'Under 17 boys' })).toBeChecked();
      expect(new URL(reader.url()).search).toBe('');
      await plain.close();
      const html = await (await page.request.get(`${addresses.leagueLoopback}/form/${form.id}`)).text();
      expect(html).toContain(`property="og:title" content="${form.title} · YSL"`);
      expect(html).toContain('name="robots" content="noindex"');
    },
  );

  test(
    'invites a visitor to log in at once, and once per visit [6.13]',
    { tag: ['@desk-only', '@all'] },
    async ({ page, addresses }) => {
      const form = await formOf(page.request, addresses.api, SHORT);
      await page.goto(`/form/${form.id}`);
      await expect(loginDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('textbox', { name: 'Your name' }).fill('Asha');
      await expect(loginDialog(page)).toBeHidden();
    },
  );

  test(
    'while the API is down, offers a retry and does not redirect to /404',
    { tag: ['@desk-only', '@all'] },
    async ({ page, leagueWithoutApi }) => {
      const answer = await page.goto(`${leagueWithoutApi.origin}/form/1`);
      expect(answer?.status()).toBe(503);
      const words = page.getByRole('heading', { name: 'The form could not be loaded.' });
      await expect(words).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/form/1');
    },
  );
});
