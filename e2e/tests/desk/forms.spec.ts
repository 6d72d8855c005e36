import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { signUp } from '../../support/users.ts';
import { formOf, picture } from '../custom-form/form-page.ts';

test(
  'answers to a form are read at the desk, a file is opened, and all are exported',
  { tag: '@extension' },
  async ({ page, addresses }) => {
    const { desk, api } = addresses;
    const slug = `kit-${Date.now()}`;
    const fields = [
      { name: 'size', label: 'Shirt size' },
      { name: 'photo', label: 'Photo', type: 'file' },
    ];
    await importContent(process.env['E2E_DATA_DIR'] ?? '', { forms: [{ slug, title: slug, fields }] });
    const { id, fields: shown } = await formOf(page.request, api, slug);
    const [size, photo] = shown;
    const reader = await signUp(page.request, api, 'Meera');
    const sent = await page.request.post(`${api}/api/forms/formresponse/save`, {
      headers: { authorization: `Bearer ${reader.token}` },
      multipart: {
        form_id: String(id),
        'answers[0][formfield_id]': String(size?.id),
        'answers[0][answer_text]': '=Medium',
        'answers[1][formfield_id]': String(photo?.id),
        'answers[1][answer_text]': '',
        'answers[1][file]': picture,
      },
    });
    expect(sent.ok()).toBe(true);

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/forms`);
    await page.getByRole('link', { name: slug }).click();
    await expect(page.getByRole('heading', { name: slug })).toBeVisible();
    await page.getByRole('button', { name: 'Mark 1 as seen' }).click();
    await expect(page.getByRole('button', { name: 'Mark 1 as seen' })).toBeHidden();
    await page.getByRole('button', { name: /^Meera/ }).click();
    const answer = page.getByRole('dialog', { name: 'Meera' });
    await expect(answer.getByText('=Medium')).toBeVisible();
    const file = page.waitForEvent('download');
    await answer.getByRole('button', { name: 'team.gif' }).click();
    expect((await file).suggestedFilename()).toBe('team.gif');
    await expectAccessible(page);
    await answer.getByRole('button', { name: 'Close' }).click();

    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const saved = await exported;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^${slug}-answers-.*\\.csv$`));
    expect(await readFile(await saved.path(), 'utf8')).toContain(`"'=Medium","team.gif"`);
    await expectAccessible(page);
  },
);
