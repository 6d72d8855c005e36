import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';
import { skipLoginInvitation, leagueService } from './league-api.ts';

test.use({ baseURL: async ({ addresses }, use) => use(addresses.league) });
test.beforeEach(({ page }) => skipLoginInvitation(page));

/** The category with twelve teams in one table. */
async function openCategory(request: APIRequestContext, api: string) {
  const service = leagueService(request, api);
  const league = await service.leagueOf('bengaluru-gully-cup');
  const category = (await service.categories(league.id)).find(({ name }) => name === 'Open');
  const id = category?.yslcategory_id ?? 0;
  return {
    path: `/table/bengaluru-gully-cup?category=${id}`,
    rows: (await service.table(league.id, id))['League'] ?? [],
  };
}

test(
  'a tap on a net run rate shows a correct calculation, and Escape closes it',
  { tag: '@extension' },
  async ({ page, request, addresses }) => {
    const { path, rows } = await openCategory(request, addresses.api);
    await page.goto(path);
    for (const { tablename, nrr } of rows.slice(0, 3)) {
      const figure = page.getByRole('button', { name: `${nrr}, how the net run rate of ${tablename} is worked out` });
      await figure.focus();
      await page.keyboard.press('Enter');
      const workings = page.getByRole('dialog', { name: `Net run rate of ${tablename}` });
      const text = await workings.innerText();
      const rates = [...text.matchAll(/-?\s?(\d+\.\d{3})/g)].map(([, rate]) => Number(rate));
      expect(Math.abs((rates[0] ?? 0) - (rates[1] ?? 0) - Number(nrr))).toBeLessThan(0.002);
      await page.keyboard.press('Escape');
      await expect(workings).toBeHidden();
      await expect(figure).toBeFocused();
    }
  },
);

test(
  'teams with equal points are named in one sentence',
  { tag: ['@extension', '@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const { path, rows } = await openCategory(request, addresses.api);
    const tied = rows.findIndex((row) => rows.some((other) => other !== row && other.points === row.points));
    await page.goto(path);
    await page.getByText('Level on points: how ties were broken').click();
    const sentence = page.getByRole('listitem').filter({ hasText: `are level on ${rows[tied]?.points} point` });
    await expect(sentence.first()).toContainText(rows[tied]?.tablename ?? '');
  },
);

test(
  'the table can be copied as text and saved as CSV, where a negative rate stays a number',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.league });
    const { path, rows } = await openCategory(request, addresses.api);
    await page.goto(path);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await expect(page.getByText('Table copied')).toBeVisible();
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(copied[0]).toBe('*Bengaluru Gully Cup · Open · League*');
    expect(copied[1]).toMatch(new RegExp(`^1\\. ${rows[0]?.tablename} \\*${rows[0]?.points}\\*`));
    expect(copied.at(-1)).toBe(addresses.league + path);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('bengaluru-gully-cup-open-league.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(rows.length + 1);
    const worst = rows.findIndex(({ nrr }) => nrr?.startsWith('-'));
    expect(lines[worst + 1]?.split(',')[5]).toBe(rows[worst]?.nrr);
  },
);

test(
  'a printed table has names but no controls',
  { tag: ['@desk-only', '@all'] },
  async ({ page, request, addresses }) => {
    const { path, rows } = await openCategory(request, addresses.api);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
    await expect(page.getByRole('paragraph').filter({ hasText: /^Open$/ })).toBeVisible();
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('combobox', { name: 'Category' }),
      page.getByRole('button', { name: 'CSV' }),
    ]) {
      await expect(hidden).toBeHidden();
    }
  },
);

test(
  'axe finds nothing on a table with everything expanded',
  { tag: ['@extension', '@all'] },
  async ({ page, request, addresses }) => {
    const { path, rows } = await openCategory(request, addresses.api);
    await page.goto(path);
    await page.getByText('Level on points: how ties were broken').click();
    await page.getByRole('button', { name: `how the net run rate of ${rows[0]?.tablename} is worked out` }).click();
    await expect(page.getByRole('dialog', { name: /^Net run rate of/ })).toBeVisible();
    await expectAccessible(page);
  },
);
