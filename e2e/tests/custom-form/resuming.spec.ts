import { expectAccessible } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';
import { formOf, picture, saveCalls } from './form-page.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });

test(
  'a form of 200 fields on ten pages is resumed on another device, with its file, and sent',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const slug = `resumed-${Date.now()}`;
    const fields = [
      { name: 'team', label: 'Team name', is_required: 1 },
      { name: 'brings', label: 'Brings', type: 'checkbox', options: ['Balls', 'Stumps'] },
      { name: 'photo', label: 'Photo', type: 'file', is_required: 1 },
      ...Array.from({ length: 197 }, (_, at) => {
        const isLast = at === 196;
        const field = { name: `field-${at}`, label: isLast ? 'A note' : `Question ${at}`, is_required: isLast ? 1 : 0 };
        return at % 20 === 17 ? [{ name: `page-${at}`, label: `From question ${at}`, type: 'page' }, field] : [field];
      }).flat(),
    ];
    await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms: [{ slug, title: slug, fields }] });
    const { id } = await formOf(page.request, addresses.api, slug);
    const person = await signUp(page.request, addresses.api);
    await openAs(page, person, `/form/${id}`);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Team name' }).fill('Chalk Line XI');
    await main.getByRole('checkbox', { name: 'Stumps' }).check();
    await main.getByLabel('Photo').setInputFiles(picture);
    await expect(main.getByText(/^Saved to your account until \d+ \w+ \d{4}, on all your devices\.$/)).toBeVisible();
    await expectAccessible(page);

    const other = await browser.newContext({ baseURL: addresses.league, viewport: { width: 320, height: 700 } });
    const phone = await other.newPage();
    await openAs(phone, person, `/form/${id}`);
    const there = phone.getByRole('main');
    await expect(there.getByRole('textbox', { name: 'Team name' })).toHaveValue('Chalk Line XI');
    await expect(there.getByRole('checkbox', { name: 'Stumps' })).toBeChecked();
    await expect(there.getByText('team.gif')).toBeVisible();

    // The second device does not replace what the first one saves meanwhile without asking.
    const stored = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().includes('/progress/'),
    );
    await main.getByRole('textbox', { name: 'Team name' }).fill('Chalk Line First');
    await stored;
    await there.getByRole('checkbox', { name: 'Balls' }).check();
    const question = phone.getByRole('dialog', { name: 'Which answers do you want?' });
    await expect(question).toBeVisible();
    await expectAccessible(phone);
    await question.getByRole('button', { name: 'Use the saved answers' }).click();
    await expect(there.getByRole('textbox', { name: 'Team name' })).toHaveValue('Chalk Line First');
    await expect(there.getByRole('checkbox', { name: 'Balls' })).not.toBeChecked();
    await expect(there.getByText('team.gif')).toBeVisible();
    for (let at = 2; at <= 10; at += 1) {
      await there.getByRole('button', { name: 'Next page' }).click();
      const title = new RegExp(String.raw`Page ${at} of 10\s*From question ${at * 20 - 23}`);
      await expect(there.getByRole('heading', { name: title })).toBeFocused();
    }
    // Back leads to the previous page, and a reload stays on the page.
    await phone.goBack();
    await expect(there.getByRole('heading', { name: /Page 9 of 10/ })).toBeFocused();
    await phone.goForward();
    await phone.reload();
    await expect(there.getByRole('heading', { name: /Page 10 of 10/ })).toBeVisible();
    for (let at = 9; at >= 8; at -= 1) await there.getByRole('button', { name: 'Previous page' }).click();
    await phone.goBack();
    await expect(there.getByRole('heading', { name: /Page 7 of 10/ })).toBeFocused();
    for (let at = 8; at <= 10; at += 1) await there.getByRole('button', { name: 'Next page' }).click();
    await expectAccessible(phone);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await there.getByRole('textbox', { name: 'A note' }).fill('We bring oranges.');
    const calls = saveCalls(phone);
    await there.getByRole('button', { name: 'Submit' }).click();
    await expect(phone.getByRole('dialog', { name: 'Form Submitted' })).toBeVisible();
    expect(calls).toHaveLength(1);
    await phone.getByRole('button', { name: 'Okay' }).click();
    // The form restarts at its first page, with the sent answers in view.
    await expect(there.getByRole('button', { name: /^Sent on / })).toBeInViewport();
    await expect(phone).toHaveURL(new RegExp(String.raw`/form/${id}$`));
    await expect(there.getByRole('textbox', { name: 'Team name' })).toHaveValue('');
    await other.close();

    await page.reload();
    await expect(main.getByRole('textbox', { name: 'Team name' })).toHaveValue('');
  },
);
