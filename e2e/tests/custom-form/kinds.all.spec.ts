import type { APIRequestContext } from '@playwright/test';
import { expectAccessible, findViolations } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';
import { formOf, signedIn } from './form-page.ts';
import { ALL, themesToTry } from './themes.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

const CONSENT =
  'Photos of the matches may be shown on the site until I say otherwise, and on the boards of the ground.';
const required = { is_required: 1 };
const fields = [
  { name: 'age', label: 'Age', type: 'number', min: 8, max: 17, ...required },
  { name: 'mail', label: 'E-mail', type: 'email' },
  { name: 'call', label: 'Phone', type: 'phone', account_value: 'phone', ...required },
  { name: 'place', label: 'Home ground', type: 'ground', ...required },
  { name: 'sign', label: 'Signature of a parent', type: 'signature', ...required },
  { name: 'photos', label: 'Photos', type: 'consent', options: [CONSENT], ...required },
];

/** Seeds a form in each of these themes. @returns their ids */
async function seed(request: APIRequestContext, api: string, themes: readonly string[]): Promise<number[]> {
  const now = Date.now();
  const forms = themes.map((theme) => {
    return { slug: `kinds-${theme.toLowerCase()}-${now}`, title: 'Trials', theme, fields };
  });
  await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms });
  return Promise.all(forms.map(async ({ slug }) => (await formOf(request, api, slug)).id));
}

test(
  'a number, a phone, a ground, a signature and a consent are checked, sent and read at the desk',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const [id] = await seed(page.request, addresses.api, ['ChalkAndTurf']);
    await openAs(page, await signUp(page.request, addresses.api), `/form/${id}`);
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: 'Submit' });
    await main.getByRole('textbox', { name: 'Age' }).fill('18');
    await submit.click();
    await expect(main.getByText('Please enter 17 or less for "Age".')).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('textbox', { name: 'Age' }).fill('12');
    await main.getByRole('button', { name: 'Use my number' }).click();
    await main.getByRole('combobox', { name: 'Home ground' }).selectOption('Another place');
    await main.getByRole('textbox', { name: 'Home ground: which place?' }).fill('Behind the temple');
    await main.getByRole('textbox', { name: 'Signature of a parent: full name' }).fill('Lakshmi Rao');
    await main.getByLabel('Signature of a parent: date').fill('2026-11-25');
    await submit.click();
    await expect(main.getByText('Please tick the box for "Photos".')).toBeVisible();
    await main.getByRole('checkbox', { name: CONSENT }).check();
    await submit.click();
    await page.getByRole('dialog', { name: 'Form Submitted' }).getByRole('button', { name: 'Okay' }).click();
    await main.getByRole('button', { name: /^Sent on / }).click();
    const receipt = page.getByRole('dialog', { name: /^Sent on / });
    for (const text of ['12', 'Behind the temple', 'Lakshmi Rao, 2026-11-25', CONSENT]) {
      await expect(receipt.getByText(text, { exact: true })).toBeVisible();
    }

    const staff = await (await browser.newContext()).newPage();
    await joinAsOwner(staff, addresses, 'Kavya');
    await staff.goto(`${addresses.desk}/forms/${id}`);
    await expect(staff.getByText('Lakshmi Rao, 2026-11-25').filter({ visible: true }).first()).toBeVisible();
    await staff.goto(`${addresses.desk}/forms/${id}/fields`);
    await staff.getByRole('button', { name: /^Age.*Number from 8 to 17/s }).click();
    await staff.getByRole('textbox', { name: 'Minimum' }).fill('20');
    await expect(staff.getByText('The minimum is above the maximum.')).toBeVisible();
    await staff.getByRole('button', { name: /^Photos.*A box to tick/s }).click();
    await expect(staff.getByRole('textbox', { name: 'Text next to the box' })).toHaveValue(CONSENT);
    await expectAccessible(staff);
    await staff.context().close();
  },
);

test(
  'all kinds of questions are legible and do not scroll sideways at 320 px, in every theme',
  { tag: ['@extension', '@all'] },
  async ({ page, addresses }, info) => {
    test.setTimeout(ALL ? 600_000 : 180_000);
    await page.setViewportSize({ width: 320, height: 740 });
    const themes = await themesToTry();
    expect(themes.length).toBeGreaterThanOrEqual(ALL ? 20 : 4);
    await openAs(page, await signUp(page.request, addresses.api), '/');
    const main = page.getByRole('main');
    const ids = await seed(page.request, addresses.api, themes);
    for (const [at, theme] of themes.entries()) {
      await test.step(theme, async () => {
        await page.goto(`/form/${ids[at]}`);
        await signedIn(page);
        await main.getByRole('combobox', { name: 'Home ground' }).selectOption('Another place');
        await main.getByRole('button', { name: 'Submit' }).click();
        await expect(main.getByText('Please fill in the field "Age".')).toBeVisible();
        expect(await findViolations(page, { within: 'main' })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.screenshot({ path: info.outputPath(`${theme}.png`), fullPage: true });
      });
    }
  },
);
