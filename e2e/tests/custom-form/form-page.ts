import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { openAs, signUp } from '../../support/users.ts';

export interface ApiField {
  id: number;
  label: string;
  type: string;
  is_required: number;
  options: { id: number; option_text: string }[];
  image_url: string | null;
  subtext: string | null;
}
export interface ApiForm {
  id: number;
  title: string;
  description: string;
  theme: string;
  fields: ApiField[];
}

/** The form with one field of each type. */
export const EVERY_TYPE = 'gully-cup-team-sheet';
/** The form with two required fields and no file. */
export const SHORT = 'lend-a-hand';

export async function formOf(request: APIRequestContext, api: string, slug: string): Promise<ApiForm> {
  const answer = await request.get(`${api}/api/ysl/form/${slug}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as ApiForm;
}

/** Marks the form's login invitation as shown, since it appears once per visit. */
export async function skipFormInvitation(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('form_login_invited', '1'));
}

/** The text parts of every request that saves answers. */
export function saveCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/formresponse/save')) calls.push(request.postData() ?? '');
  });
  return calls;
}

/** The saved form as text, or null. */
export const savedForm = (page: Page) => page.evaluate(() => localStorage.getItem('saved_form'));

/** The smallest valid GIF. */
export const picture = {
  name: 'team.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/** The path of a CSV file of this size. A file on disk reaches the browser faster than a buffer. */
export async function table(folder: TestInfo, bytes: number): Promise<string> {
  const path = folder.outputPath(`${bytes}`, 'team.csv');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.alloc(bytes, 'a,b\n'));
  return path;
}

export const signedIn = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'My Profile' })).toBeVisible();

/** Opens a form as a new user. */
export async function openFormAsUser(page: Page, api: string, slug: string): Promise<ApiForm> {
  const form = await formOf(page.request, api, slug);
  await openAs(page, await signUp(page.request, api), `/form/${form.id}`);
  await signedIn(page);
  return form;
}

/** Opens a form as a visitor without the login invitation. */
export async function openFormAsVisitor(page: Page, api: string, slug: string): Promise<ApiForm> {
  const form = await formOf(page.request, api, slug);
  await skipFormInvitation(page);
  await page.goto(`/form/${form.id}`);
  return form;
}

/** Answers every required question of the form with all types. */
export async function answerTeamSheet(page: Page, team: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Team name' }).fill(team);
  await main.getByLabel('First match you can play').fill('2026-12-24');
  await main.getByRole('radio', { name: 'Under 17 girls' }).check();
  await main.getByRole('combobox', { name: 'Your ward' }).selectOption('Jayanagar');
  await main.getByRole('checkbox', { name: 'Stumps' }).check();
  await main.getByRole('checkbox', { name: 'Bats' }).check();
  await main.getByLabel('Signed team sheet').setInputFiles(picture);
  await main.getByRole('textbox', { name: 'Anything the scorers should know' }).fill('We bring oranges.');
}
