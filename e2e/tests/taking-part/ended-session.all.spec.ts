import { requestBodies } from '../../support/request-bodies.ts';
import { logInByDialog } from '../../support/login.ts';
import { openSignedIn, revoke, signUp } from '../../support/users.ts';
import { expect, test } from '../../support/test.ts';

test(
  'when a session ends before a like and a follow, one dialog opens, and both are sent once after the login [T-7]',
  { tag: '@desk-only' },
  async ({ page, addresses, faultyFeed }) => {
    const user = await signUp(page.request, addresses.api);
    // The event stream would report the ended session before the page acts.
    faultyFeed.fail('/api/live', 'stalled');
    await openSignedIn(page, user, `${faultyFeed.origin}/category/streets`);
    const likes = requestBodies(page, '/api/islike');
    const follows = requestBodies(page, '/api/cat_subscribe');
    const main = page.getByRole('main');
    const like = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Like, / });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await revoke(page.request, addresses.api, user);
    // Both actions before the first response.
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Follow')?.click();
      buttons.find(({ textContent }) => textContent.startsWith('Like, '))?.click();
    });
    await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    // A page left before the reply resends, since it cannot know whether the first request arrived.
    const accepted = ['/api/islike', '/api/cat_subscribe'].map((path) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === path && response.ok()),
    );
    await logInByDialog(page, addresses.api, user.phone);
    await Promise.all(accepted);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
    // Each was refused once and accepted once.
    expect([likes.length, follows.length]).toEqual([2, 2]);
  },
);
