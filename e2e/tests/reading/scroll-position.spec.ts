import type { Locator, Page } from '@playwright/test';
import { settled } from '../../support/settled.ts';
import { codeSentTo, freshPhone } from '../../support/users.ts';
import { alsoInAll, expect, test } from '../../support/test.ts';

const entryOf = (page: Page) =>
  page.getByRole('article').or(page.getByRole('main').locator('[data-results]').getByRole('listitem'));

interface Place {
  count: number;
  top: number;
  /** The number of expanded descriptions. */
  open: number;
}

async function placeOf(all: Locator): Promise<Place> {
  const count = await all.count();
  const open = await all.getByRole('button', { name: 'Show Less' }).count();
  return { count, open, top: count > 8 ? ((await all.nth(8).boundingBox())?.y ?? Number.NaN) : Number.NaN };
}

/** Expects the same number of entries, and the same one in view within 4 pixels. */
async function expectPlace(all: Locator, before: Place, when: string) {
  const here = async () => {
    const { count, top, open } = await placeOf(all);
    return { count, open, off: Math.round(Math.abs(top - before.top)) <= 4 ? 'at most 4 px' : top - before.top };
  };
  await expect.poll(here, when).toEqual({ count: before.count, open: before.open, off: 'at most 4 px' });
}

async function logIn(page: Page, request: Parameters<typeof codeSentTo>[0], api: string) {
  const phone = freshPhone();
  // Dispatches a click, since a pointer would scroll there first.
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'One-Click Login' });
  await dialog.getByLabel(/phone/i).fill(phone);
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  await expect(dialog.getByRole('heading', { name: 'User Registration' })).toBeVisible();
  await dialog.getByLabel(/^name/i).fill('Asha');
  await dialog.getByLabel(/e-?mail/i).fill(`${phone}@people.example`);
  await dialog.getByLabel(/OTP/).fill(await codeSentTo(request, api, phone));
  await expect(page.getByText('Login Successful!')).toBeInViewport();
}

for (const [index, [name, path, list]] of (
  [
    ['home', '/', /\/tag_posts\/home/],
    ['a tag', '/tag/trending', /\/tag_posts\/trending/],
    ['a category', '/category/sport', /\/category_posts\/sport/],
    ['a search', '/search?q=night&type=videos', /\/api\/(?:auth\/)?(?:search|post\/all)/],
  ] as const
).entries()) {
  test(
    `on ${name}, Back, Forward, a reload and a login restore the scroll position without new requests [2.2 2.3 4.41]`,
    alsoInAll(index, ...(index === 0 ? [] : ['@desk-only'])),
    async ({ page, request, addresses }) => {
      test.slow();
      const requested: string[] = [];
      page.on('request', (call) => {
        // Ignores revalidation by the browser's cache for a reply used while stale.
        if (list.test(call.url()) && call.resourceType() === 'fetch') requested.push(call.url());
      });
      await page.goto('/about');
      await page.goto(path);
      const all = entryOf(page);
      const first = await all.count();
      await page.getByRole('link', { name: 'Load More' }).click();
      await expect.poll(() => all.count()).toBeGreaterThan(Math.max(first, 9));
      const entry = all.nth(8);
      const toggle = all.getByRole('button', { name: 'Read More' }).first();
      if (path.startsWith('/search')) await expect(toggle).toHaveCount(0);
      else await toggle.click();
      // The link is in view when the position is stored: opening it must not scroll.
      const link = entry
        .getByRole('link', { name: /^Comments/ })
        .or(page.locator('[data-results]').getByRole('listitem').nth(8).getByRole('link'));
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const before = await placeOf(all);
      await link.click();
      await expect(page).toHaveURL(/\/post\//);
      await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
      requested.length = 0;
      await page.goBack();
      await expectPlace(all, before, 'Back');

      await page.goBack();
      await expect(page).toHaveURL('/about');
      await page.goForward();
      await expectPlace(all, before, 'Forward');

      await page.reload();
      await expectPlace(all, before, 'reload');
      expect(requested).toEqual([]);

      // The user's view requests the visible pages again, one by one.
      const again = page.waitForResponse((answer) => list.test(answer.url()) && /[?&]page=2/.test(answer.url()));
      await logIn(page, request, addresses.api);
      await expectPlace(all, before, 'login');
      await again;
      // A reload before the page has processed the reply would rightly request it again.
      await settled(page);
      requested.length = 0;
      await page.reload();
      await expectPlace(all, before, 'reload as a user');
      expect(requested).toEqual([]);
    },
  );
}
