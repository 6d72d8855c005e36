import { expectAccessible } from '../../support/accessible.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { maidan } from '../../support/operator.ts';
import { expect, test } from '../../support/test.ts';

test(
  'a post is withdrawn at the desk, is gone from the site, and comes back by Undo',
  { tag: '@extension' },
  async ({ page, addresses }, { project }) => {
    const slug = `chalk-lines-${project.name}`;
    const name = `Chalk lines ${project.name}`;
    await maidan('post', 'publish', slug, '--name', name);
    const statusOf = async () => (await page.request.get(`${addresses.feedLoopback}/post/${slug}`)).status();
    await joinAsOwner(page, addresses, 'Kavya');
    expect(await statusOf()).toBe(200);

    await page.goto(`${addresses.desk}/posts`);
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(`chalk ${project.name}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([name]);
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await expect(page.getByText(`Withdrawn: ${name}`)).toBeVisible();
    await expect(page.getByText(/^No title here has/)).toBeVisible();
    // The site keeps a document for a few seconds.
    await expect.poll(statusOf).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Restored: ${name}`)).toBeVisible();
    await expect.poll(statusOf).toBe(200);

    // Several at once, with one confirmation that says how many.
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Withdraw 1 post' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw 1 post' }).click();
    await page.goto(`${addresses.desk}/posts/withdrawn`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  },
);
