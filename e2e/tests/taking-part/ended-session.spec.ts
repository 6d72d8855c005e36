import { callsTo } from '../../product/calls.ts';
import { startFaultyRelay } from '../../product/faulty-relay.ts';
import { logInByDialog } from '../../product/log-in.ts';
import { startFeedBefore } from '../../product/lone-site.ts';
import { openSignedIn, revoke, signUp } from '../../product/people.ts';
import { expect, test } from '../../product/test.ts';

test(
  'T-7 a session that ends before a like and a follow: one dialog, and after the login both are done once',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const person = await signUp(page.request, addresses.api);
    // The stream of events would tell the page of the end before it acts.
    const relay = await startFaultyRelay(addresses.api, (path) => (path === '/api/live' ? 'stalled' : undefined));
    const site = await startFeedBefore(relay.origin);
    try {
      await openSignedIn(page, person, `${site.origin}/category/streets`);
      const likes = callsTo(page, '/api/islike');
      const follows = callsTo(page, '/api/cat_subscribe');
      const main = page.getByRole('main');
      const like = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Like, / });
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await revoke(page.request, addresses.api, person);
      // Both before the first answer is there.
      await page.evaluate(() => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent === 'Follow')?.click();
        buttons.find(({ textContent }) => textContent.startsWith('Like, '))?.click();
      });
      await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await logInByDialog(page, addresses.api, person.phone);
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
      await page.reload();
      await expect(like).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('button', { name: 'Following' })).toBeVisible();
      // Each was refused once and done once.
      expect([likes.length, follows.length]).toEqual([2, 2]);
    } finally {
      site.stop();
      relay.stop();
    }
  },
);

test(
  'T-7 a session that ends before a vote: the login opens, and the vote is cast once after it',
  { tag: '@desk-only' },
  async ({ page, addresses }) => {
    const person = await signUp(page.request, addresses.api);
    await openSignedIn(page, person, '/tag/cricket');
    const votes = callsTo(page, '/api/userquizpollresponse');
    const card = page.getByRole('region', { name: 'Poll' });
    await expect(card.getByRole('radio').first()).toBeVisible();
    await revoke(page.request, addresses.api, person);
    await card.getByRole('radio').first().click({ force: true });
    await expect(page.getByRole('dialog', { name: 'One-Click Login' })).toBeVisible();
    await logInByDialog(page, addresses.api, person.phone);
    await expect(card.getByText('Your vote')).toHaveCount(1);
    await page.reload();
    await expect(card.getByText('Your vote')).toHaveCount(1);
    // One that was refused, unless the page had heard of the end before, and one that counts.
    expect(votes.length).toBeLessThanOrEqual(2);
  },
);
