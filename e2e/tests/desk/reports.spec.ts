import { expectAccessible } from '../../support/accessible.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { startConversation } from '../../support/conversations.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { maidan } from '../../support/operator.ts';
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

test(
  'a person reports a message of ours in two taps, a moderator reads only what is around it and removes it',
  { tag: '@extension' },
  async ({ page, addresses, browser }) => {
    // Two people, two sites, and axe on both.
    test.slow();
    const { api, feed, desk } = addresses;
    const person = await signUp(page.request, api, 'Meera');
    const id = await startConversation(page.request, api, person, { message: 'Is the turf free?' });
    const words = `Ask your mother, ${person.phone}`;
    for (const text of ['Far above', 'One', 'Two', 'Three', words]) {
      await maidan('conversation', 'answer', `${id}`, text);
    }
    const context = await browser.newContext({ baseURL: feed });
    const reading = await context.newPage();
    await openSignedIn(reading, person, `/message/single/${id}`);
    const thread = reading.getByRole('region', { name: 'Messages' });
    const message = thread.getByRole('listitem').filter({ hasText: words });
    await message.getByRole('button', { name: /^Report the message of/ }).click();
    const dialog = reading.getByRole('dialog', { name: 'Report this message' });
    await expect(dialog).toBeVisible();
    await expectAccessible(reading);
    await dialog.getByRole('button', { name: 'It insults or bullies someone' }).click();
    await expect(reading.getByText('Thank you. A moderator will look at it.')).toBeVisible();

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/reports`);
    const row = page.getByRole('listitem').filter({ hasText: words }).first();
    await expect(row).toContainText('Three');
    await expect(row).not.toContainText('Far above');
    await expect(row).not.toContainText('Meera');
    await expectAccessible(page);
    await row.getByRole('button', { name: 'Remove message' }).click();
    await expect(page.getByText('Message removed')).toBeVisible();
    // The open page learns it at once.
    await expect(message).toHaveCount(0);
    await expect(thread).toContainText('Three');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Message shown again')).toBeVisible();
    await expect(message).toBeVisible();
    await context.close();
  },
);
