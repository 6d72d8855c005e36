import { expectAccessible } from '../../support/accessible.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';

test(
  'an owner notifies everyone, whose open pages show it at once, and then only one person [2.198]',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const { desk, feed, api } = addresses;
    const mark = `${Date.now()}`;
    const [meera, ravi] = [await signUp(page.request, api, `Meera ${mark}`), await signUp(page.request, api, 'Ravi')];
    const [hers, his] = [
      await (await browser.newContext({ baseURL: feed })).newPage(),
      await (await browser.newContext({ baseURL: feed })).newPage(),
    ];
    // Opened before, so that only new notifications are marked.
    await openSignedIn(hers, meera, '/notifications');
    await openSignedIn(his, ravi, '/notifications');
    const inHers = hers.getByRole('main').getByRole('listitem');
    const inHis = his.getByRole('main').getByRole('listitem');
    await expect(inHers.first()).toBeVisible();
    await hers.goto('/about');
    const link = hers
      .getByRole('navigation')
      .getByRole('link', { name: /^Notifications/ })
      .filter({ visible: true });
    await expect(link).toHaveCount(1);
    await expect(link).not.toContainText('New');

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/notifications`);
    await page.getByRole('button', { name: 'Notify everyone' }).click();
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill(`Gates at four, ${mark}.\n\nThe way: ${feed}/about`);
    // A draft survives a closed tab.
    await page.reload();
    await page.getByRole('button', { name: 'Notify everyone' }).click();
    await expect(text).toHaveValue(/^Gates at four/);
    await page.getByRole('button', { name: 'Preview' }).click();
    const question = page.getByRole('dialog', { name: 'Send this to everyone?' });
    await expect(question.getByRole('link', { name: `${feed}/about` })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Send to everyone' }).click();
    const sent = page.getByRole('region', { name: 'Sent' }).getByRole('listitem');
    await expect(sent.filter({ hasText: mark })).toContainText(/To everyone.*by Kavya/);
    await expectAccessible(page);

    await expect(link).toContainText('New');
    await link.click();
    await expect(inHers.filter({ hasText: mark })).toContainText('Gates at four');
    await expect(inHis.filter({ hasText: mark })).toContainText('Gates at four');

    await page.getByRole('link', { name: 'People' }).filter({ visible: true }).last().click();
    await page.getByRole('searchbox', { name: 'Find a person' }).fill(meera.phone);
    await page.getByRole('link', { name: new RegExp(meera.name) }).click();
    await page.getByRole('button', { name: 'Send a notification' }).click();
    await text.fill('Your kit is here.');
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: `Send to ${meera.name}` }).click();
    await expect(inHers.filter({ hasText: 'Your kit is here.' })).toBeVisible();
    // A later notification to everyone has arrived, but not hers.
    await page.goto(`${desk}/notifications`);
    await expect(sent.filter({ hasText: 'Your kit is here.' })).toContainText(`To ${meera.name}`);
    await his.reload();
    await expect(inHis.filter({ hasText: mark })).toBeVisible();
    await expect(inHis.filter({ hasText: 'Your kit is here.' })).toHaveCount(0);
  },
);
