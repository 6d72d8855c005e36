import { startConversation } from '../../support/conversations.ts';
import { layoutShifts } from '../../support/loading.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';

test('no account page shifts while it loads', async ({ page, addresses }) => {
  const user = await signUp(page.request, addresses.api);
  const conversation = await startConversation(page.request, addresses.api, user);
  await openSignedIn(page, user, `${addresses.feed}/saved`);
  for (const path of [
    '/myaccount',
    '/myaccount/data',
    '/myaccount/decisions',
    '/myaccount/categories',
    '/myaccount/tags',
    '/messages',
    `/message/single/${conversation}`,
    '/notifications',
    '/settings',
    '/saved',
  ]) {
    await page.goto(addresses.feed + path);
    // The live stream never ends, so the network never gets idle. Waits for the last script, and until nothing is loading.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/calls-/.test(name)),
    );
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Smaller shifts are dots that stand for text.
    const shifts = (await page.evaluate(layoutShifts)).filter((shift) => Number.parseFloat(shift) > 0.00001);
    expect.soft([path, shifts]).toEqual([path, []]);
  }
});
