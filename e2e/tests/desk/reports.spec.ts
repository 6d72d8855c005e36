import { expectAccessible } from '../../support/accessible.ts';
import { deskContent } from '../../support/content/desk-content.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { startConversation } from '../../support/conversations.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';

test(
  'a reader reports a comment in two taps, a moderator hides it, and its author is told why',
  { tag: '@extension' },
  async ({ page, addresses, browser }) => {
    // Two people, two sites, and axe on both.
    test.slow();
    const { api, feed, desk } = addresses;
    const [writer, reader] = [await signUp(page.request, api, 'Ravi'), await signUp(page.request, api, 'Meera')];
    const { path, slug, name } = await seedPost();
    const words = `Stay at home with your team. Call me on ${writer.phone}`;
    const sent = await page.request.post(`${api}/api/newcomment`, {
      data: { post_id: slug, comment: words },
      headers: { authorization: `Bearer ${writer.token}` },
    });
    expect(sent.ok()).toBe(true);

    const context = await browser.newContext({ baseURL: feed });
    const reading = await context.newPage();
    await openSignedIn(reading, reader, path);
    const comment = reading.getByRole('listitem').filter({ hasText: words });
    await comment.getByRole('button', { name: 'Report the comment by Ravi' }).click();
    const dialog = reading.getByRole('dialog', { name: 'Report this comment' });
    await expect(dialog).toBeVisible();
    await expectAccessible(reading);
    await dialog.getByRole('button', { name: 'Add a note' }).click();
    await dialog.getByRole('textbox', { name: 'Your note' }).fill('Every day, under every post');
    await dialog.getByRole('button', { name: 'It insults or bullies someone' }).click();
    await expect(reading.getByText('Thank you. A moderator will look at it.')).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/reports`);
    const row = page.getByRole('link').filter({ hasText: `Comment by Ravi, on ${name}` });
    await row.click();
    const report = page.getByRole('article', { name: /^Comment by Ravi/ });
    await expect(report.getByRole('heading', { name: 'Insult or bullying' })).toBeFocused();
    await expect(report).toContainText('Every day, under every post');
    await expect(report).not.toContainText('Meera');
    await expect(report).not.toContainText(writer.phone);
    await expectAccessible(page);
    await report.getByRole('button', { name: 'number covered' }).click();
    await expect(report).toContainText(writer.phone);
    await report.getByRole('button', { name: 'Hide comment' }).click();
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

    // After the ten seconds of the inline Undo. If there is a next case, a phone shows it without the tabs.
    await page.goto(`${desk}/reports`);
    await page.getByRole('link', { name: 'Decided' }).click();
    await row.click();
    await report.getByRole('button', { name: 'Show comment' }).click();
    await expect(page.getByText('Comment shown again')).toBeVisible();
    await reading.reload();
    await expect(comment).toBeVisible();
    await writing?.close();
    await context.close();
  },
);

test(
  'a person reports a staff message in two taps, and a moderator sees only the messages around it and removes it',
  { tag: ['@extension', '@desk-only', '@all'] },
  async ({ page, addresses, browser }) => {
    // Two people, two sites, and axe on both.
    test.slow();
    const { api, feed, desk } = addresses;
    const person = await signUp(page.request, api, 'Meera');
    const id = await startConversation(page.request, api, person, { message: 'Is the turf free?' });
    const words = `Ask your mother, ${id.toString(36)}`;
    const staff = await deskContent(api);
    for (const text of ['Far above', 'One', 'Two', 'Three', words]) await staff.answer(id, text);
    const context = await browser.newContext({ baseURL: feed });
    const reading = await context.newPage();
    await openSignedIn(reading, person, `/message/single/${id}`);
    const thread = reading.getByRole('region', { name: 'Messages' });
    const message = thread.getByRole('listitem').filter({ hasText: words });
    await message.getByRole('button', { name: /^Report the message from/ }).click();
    const dialog = reading.getByRole('dialog', { name: 'Report this message' });
    await expect(dialog).toBeVisible();
    await expectAccessible(reading);
    await dialog.getByRole('button', { name: 'It insults or bullies someone' }).click();
    await expect(reading.getByText('Thank you. A moderator will look at it.')).toBeVisible();

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/reports`);
    await page.getByRole('link').filter({ hasText: words }).click();
    const report = page.getByRole('article', { name: /^Our message/ });
    await expect(report).toContainText('Three');
    await expect(report).not.toContainText('Far above');
    await expect(report).not.toContainText('Meera');
    await expectAccessible(page);
    await report.getByRole('button', { name: 'Remove message' }).click();
    await expect(page.getByText('Message removed')).toBeVisible();
    // The open page is told at once.
    await expect(message).toHaveCount(0);
    await expect(thread).toContainText('Three');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Message shown again')).toBeVisible();
    await expect(message).toBeVisible();
    await context.close();
  },
);
