import { findViolations } from '../../support/accessible.ts';
import { teamSheet } from '../../support/content/base-forms.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { openAs, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';
import { formOf, picture, signedIn } from './form-page.ts';
import { ALL, themesToTry } from './themes.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league), viewport: { width: 360, height: 740 } });

/** Seeds the form with a field of each type, once for each theme. */
async function seedForms(): Promise<{ theme: string; slug: string }[]> {
  const themes = await themesToTry();
  const forms = themes.map((theme) => ({ ...teamSheet, theme, slug: `sheet-${theme.toLowerCase()}` }));
  await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms });
  return forms;
}

test('each type of field can be filled in and shows its error in every theme [3.49 5.24 to 5.31]', async ({
  page,
  addresses,
}, info) => {
  test.setTimeout(ALL ? 600_000 : 180_000);
  const forms = await seedForms();
  expect(forms.length).toBeGreaterThanOrEqual(ALL ? 20 : 4);
  await openAs(page, await signUp(page.request, addresses.api), '/');
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: 'Submit' });
  const about = main.getByRole('textbox', { name: 'Anything the scorers should know' });
  const steps = [
    ['text', () => main.getByRole('textbox', { name: 'Team name' }).fill('Lane 14')],
    ['date', () => main.getByLabel('First match you can play').fill('2026-12-24')],
    ['radio', () => main.getByRole('radio', { name: 'Under 17 boys' }).check()],
    ['select', () => main.getByRole('combobox', { name: 'Your ward' }).selectOption('Jayanagar')],
    ['checkbox', () => main.getByRole('checkbox', { name: 'Bats' }).check()],
    ['file', () => main.getByLabel('Signed team sheet').setInputFiles(picture)],
    ['textarea', () => about.fill('Oranges.')],
  ] as const;
  const looks = new Set<string>();
  for (const { theme, slug } of forms) {
    await test.step(theme, async () => {
      const { id } = await formOf(page.request, addresses.api, slug);
      await page.goto(`/form/${id}`);
      await signedIn(page);
      looks.add(await submit.evaluate((button) => getComputedStyle(button).backgroundColor));
      for (const [type, fix] of steps) {
        await submit.click();
        const message = main.getByText(/^Please (?:fill|select|upload)/);
        await expect(message).toBeVisible();
        await page.screenshot({ path: info.outputPath(theme, `${type}-invalid.png`) });
        if (type === 'text') {
          expect(await findViolations(page, { within: 'main' })).toEqual([]);
        }
        await fix();
        await expect(message).toHaveCount(0);
      }
      await page.screenshot({ path: info.outputPath(theme, 'valid.png'), fullPage: true });
    });
  }
  expect(looks.size).toBeGreaterThan(forms.length * 0.75);
});
