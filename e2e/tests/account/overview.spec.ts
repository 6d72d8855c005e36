import { openAs, signUp } from '../../support/users.ts';
import { deskContent } from '../../support/content/desk-content.ts';
import { startConversation } from '../../support/conversations.ts';
import { notify } from '../../support/operator.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { expect, test } from '../../support/test.ts';

test(
  'axe finds nothing on the account, its dialogs and the followed lists',
  { tag: '@all' },
  async ({ page, addresses }) => {
    // Four pages for axe.
    test.slow();
    const user = await signUp(page.request, addresses.api);
    const headers = { authorization: `Bearer ${user.token}` };
    const [tag] = (await (await page.request.get(`${addresses.api}/api/tag/all`)).json()) as { id: number }[];
    await page.request.post(`${addresses.api}/api/subscribe`, {
      headers,
      data: { following_id: tag?.id, type: 'tag' },
    });
    await openAs(page, user, '/myaccount');
    await expect(page.getByRole('region', { name: 'Your data' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
    await page.goto('/myaccount/tags');
    await expect(page.getByRole('button', { name: /^Unfollow/ })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/myaccount/categories');
    await expect(page.getByText('No categories to show')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a reply is counted in the sidebar and the top bar, and a new notification brings the badge back [2.45 2.47 2.54]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, addresses, isMobile }) => {
    const user = await signUp(page.request, addresses.api);
    await openAs(page, user, '/notifications');
    const icon = page.getByRole('banner').getByRole('link', { name: /^Messages/ });
    const links = page.getByRole('navigation', { name: /Main|Quick links/ }).getByRole('link');
    const badge = links.filter({ hasText: /^Notifications\s*New$/, visible: true });
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(icon).toHaveAccessibleName('Messages');
    await expect(badge).toHaveCount(0);
    // The list must not be open: it would mark the reply as read at once.
    await page.goto('/about');

    const id = await startConversation(page.request, addresses.api, user);
    await (await deskContent(addresses.api)).answer(id, 'Come at six.');
    await notify(user.userId, 'The gates open at four.');
    await page.reload();
    await expect(icon).toHaveAccessibleName('Messages, 1 unread');
    // A phone has only the top bar.
    await expect(links.filter({ hasText: /^MessagesUnread \(1\)$/, visible: true })).toHaveCount(isMobile ? 0 : 1);
    await expect(badge).toBeVisible();
  },
);

test(
  'pages that get no reply report it and offer a retry [K-2]',
  { tag: ['@desk-only', '@all'] },
  async ({ page, feedWithoutApi }) => {
    // The page retries before it gives up.
    test.slow();
    await page.addInitScript(() => {
      localStorage.setItem('token', 'a-token-that-cannot-be-asked-about');
      localStorage.setItem('user_id', '7');
    });
    for (const path of ['/myaccount', '/notifications']) {
      await page.goto(feedWithoutApi.origin + path);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    }
  },
);
