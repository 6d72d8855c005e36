import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { formOf } from '../../tests/custom-form/form-page.ts';
import type { StartedProduct } from '../start-product.ts';
import type { User } from '../users.ts';
import { keepPicture } from './pictures.ts';

/** Creates a form from a template, with one more field. */
export async function makeForm(page: Page, product: StartedProduct): Promise<void> {
  await page.goto(`${product.desk}/forms`);
  await page.getByRole('button', { name: 'New form' }).click();
  await page.getByRole('button', { name: /^Helpers/ }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Help on Sunday');
  await expect(page.getByText('Not published', { exact: true })).toBeVisible();
  await keepPicture(page, '08-form');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published: Help on Sunday')).toBeVisible();
}

/** A reader sends answers; the owner reads and exports them. */
export async function exportAnswers(page: Page, product: StartedProduct, reader: User): Promise<void> {
  const api = `http://127.0.0.1:${product.ports.api}`;
  await page.goto(`${product.desk}/forms`);
  await page.getByRole('link', { name: /Help on Sunday/ }).click();
  await page.waitForURL(/\/forms\/\d+/);
  const id = /\/forms\/(\d+)/.exec(page.url())?.[1] ?? '';
  const { fields } = await formOf(page.request, api, id);
  const sent = await page.request.post(`${api}/api/forms/formresponse/save`, {
    headers: { authorization: `Bearer ${reader.token}` },
    multipart: {
      form_id: id,
      'answers[0][formfield_id]': String(fields[0]?.id),
      'answers[0][answer_text]': 'Sunday',
    },
  });
  expect(sent.ok()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: /^Meera/ }).click();
  const answer = page.getByRole('dialog', { name: 'Meera' });
  await expect(answer.getByText('Sunday')).toBeVisible();
  await answer.getByRole('button', { name: 'Close' }).click();
  await keepPicture(page, '10-answers');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect(await readFile(await (await exported).path(), 'utf8')).toContain('"Sunday"');
}
