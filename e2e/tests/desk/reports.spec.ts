import { expectAccessible } from '../../support/accessible.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';

test(
  'a reader reports a comment in two taps, a moderator hides it, and its writer reads why',
  { tag: '@extension' },
  async ({ page, addresses, browser }) => {
    const { api, feed, desk } = addresses;
    const [writer, reader] = [await signUp(page.request, api, 'Ravi'), await signUp(page.request, api, 'Meera')];
    const { path, slug } = await seedPost();
    const words = `Stay at home with your team, ${writer.phone}`;
    const sent = await page.request.post(`${api}/api/newcomment`, {
      data: { post_id: slug, comment: words },
      headers: { authorization: `Bearer ${writer.token}` },
    });
    expect(sent.ok()).toBe(true);

    const context = await browser.newContext({ baseURL: feed });
    const reading = await context.newPage();
    await openSignedIn(reading, reader, path);
    const comment = reading.getByRole('listitem').filter({ hasText: words });
    await comment.getByRole('button', { name: 'Report the comment of Ravi' }).click();
    const dialog = reading.getByRole('dialog', { name: 'Report this comment' });
    await expect(dialog).toBeVisible();
    await expectAccessible(reading);
    await dialog.getByRole('button', { name: 'Add a note' }).click();
    await dialog.getByRole('textbox', { name: 'Your note' }).fill(`Every day, ${reader.phone}`);
    await dialog.getByRole('button', { name: 'It insults or bullies someone' }).click();
    await expect(reading.getByText('Thank you. A moderator will look at it.')).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/reports`);
    const row = page.getByRole('listitem').filter({ hasText: words });
    await expect(row).toContainText('Insult or bullying · 1');
    await expect(row).toContainText(`Every day, ${reader.phone}`);
    await expect(row).not.toContainText('Meera');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Hide comment' }).click();
    await expect(page.getByText('Comment hidden')).toBeVisible();
    await expect(row).toHaveCount(0);
    await reading.reload();
    await expect(reading.getByRole('heading', { name: 'Comments' })).toBeVisible();
    await expect(comment).toHaveCount(0);

    const writing = await context.browser()?.newContext({ baseURL: feed });
    const theirs = await writing?.newPage();
    if (!theirs) throw new Error('the browser is closed');
    await openSignedIn(theirs, writer, '/notifications');
    await expect(theirs.getByText('because it insults or bullies someone')).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Comment shown again')).toBeVisible();
    await reading.reload();
    await expect(comment).toBeVisible();
    await writing?.close();
    await context.close();
  },
);
