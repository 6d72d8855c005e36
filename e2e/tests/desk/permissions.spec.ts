import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';

test('an owner reads the permissions of each role, and which need a passkey', async ({ page, addresses }) => {
  await joinAsOwner(page, addresses, 'Kavya');
  await page.goto(`${addresses.desk}/settings/staff`);
  await page.getByRole('link', { name: 'Permissions' }).click();
  const owners = page.getByRole('region', { name: /^Owner \d/ });
  await expect(owners.getByRole('listitem').filter({ hasText: 'Removes a person from the staff' })).toContainText(
    'passkey',
  );
  const moderators = page.getByRole('region', { name: /^Owner and moderator \d/ });
  await expect(moderators.getByText('Warns, limits, suspends or bans a person')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Limits' })).toContainText('No one decides about their own account');
});
