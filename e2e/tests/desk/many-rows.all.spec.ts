import type { Locator, Page } from '@playwright/test';
import { givePasskeys, join, ownerInvitation } from '../../support/desk.ts';
import { writeManyIn } from '../../support/operator.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';
import { freshPhone, signUp } from '../../support/users.ts';
import { formOf, SHORT } from '../custom-form/form-page.ts';

/** The most rows rendered at once: two full pages, or the visible rows with some above and below. */
const IN_PAGE = 100;

/** Scrolls down until `count` rows have loaded. @returns the largest number of rows rendered at once */
async function goDown(page: Page, rows: Locator, place: string, count: number): Promise<number> {
  let most = 0;
  await expect(async () => {
    await page.evaluate((selector) => {
      const pane = document.querySelector(selector) ?? document.documentElement;
      pane.scrollTop = pane.scrollHeight;
    }, place);
    most = Math.max(most, await rows.count());
    const last = Number(await rows.last().getAttribute('data-index'));
    expect(last).toBeGreaterThanOrEqual(count - 1);
  }).toPass({ intervals: [50] });
  return most;
}

test(
  'lists of ten thousand posts, conversations and answers render few rows, and a search finds one',
  { tag: ['@extension', '@desk-only'] },
  async ({ page }) => {
    const product = await startOwnProduct();
    try {
      const api = `http://127.0.0.1:${product.ports.api}`;
      const { userId } = await signUp(page.request, api, 'Meera');
      const { id, fields } = await formOf(page.request, api, SHORT);
      await writeManyIn(product.dataDir, { userId, formId: id, fieldId: fields[0]?.id ?? 0 }, 10_000);
      const phone = freshPhone();
      await givePasskeys(page);
      await join(page, api, `${product.desk}/join#${await ownerInvitation(phone, 'Kavya', product.dataDir)}`, phone);

      await page.goto(`${product.desk}/posts`);
      const items = page.getByRole('main').locator('li[data-index]');
      expect(await goDown(page, items, 'html', 300)).toBeLessThan(IN_PAGE);
      await expect(items.last()).toHaveAttribute('aria-posinset', '300');
      await expect(items.last()).toHaveAttribute('aria-setsize', '-1');
      await page.getByRole('searchbox', { name: 'Search by title' }).fill('report 9876');
      await expect(page.getByRole('heading', { level: 2, name: 'Match report 9876' })).toBeVisible();

      await page.goto(`${product.desk}/inbox`);
      expect(await goDown(page, items, 'section[aria-label="Conversations"]', 300)).toBeLessThan(IN_PAGE);
      await page.getByRole('searchbox', { name: 'Search by subject or name' }).fill('booking 9876');
      await expect(page.getByRole('link', { name: /^Booking 9876/ })).toBeVisible();

      await page.goto(`${product.desk}/forms/${id}`);
      const table = page.getByRole('table', { name: /^Answers to/ });
      expect(await goDown(page, table.locator('tr[data-index]'), 'html', 300)).toBeLessThan(IN_PAGE);
      await expect(table.locator('tr[data-index]').last()).toHaveAttribute('aria-rowindex', '301');
      await page.getByRole('searchbox', { name: 'Search answers and names' }).fill('9876 meera');
      await expect(table.getByRole('cell', { name: 'Position 9876' })).toBeVisible();
      await expect(table.locator('tr[data-index]')).toHaveCount(1);
    } finally {
      await product.stop();
    }
  },
);
