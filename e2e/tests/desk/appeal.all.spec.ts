import { expectAccessible } from '../../support/accessible.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { forgetSends } from '../../support/operator.ts';
import { expect, test } from '../../support/test.ts';
import { codeSentTo, openSignedIn, signUp } from '../../support/users.ts';

test(
  'a comment with a held word waits; its author is suspended and appeals, and the same moderator cannot reply',
  { tag: '@extension' },
  async ({ page, addresses, browser }) => {
    // Two people and a moderator, and axe on three pages.
    test.slow();
    const { api, feed, desk } = addresses;
    const writer = await signUp(page.request, api, 'Ravi');
    const { path, name } = await seedPost();
    const words = `You b4stard, ${writer.phone}`;

    const context = await browser.newContext({ baseURL: feed });
    const writing = await context.newPage();
    await openSignedIn(writing, writer, path);
    await writing.getByRole('textbox', { name: 'Your comment' }).fill(words);
    await writing.getByRole('button', { name: 'Comment', exact: true }).click();
    const own = writing.getByRole('listitem').filter({ hasText: words });
    await expect(own).toContainText('Waiting for a moderator');
    await expect(writing.getByText('A moderator reads your comment before others see it.')).toBeVisible();
    await writing.reload();
    await expect(own).toContainText('Waiting for a moderator');
    await expectAccessible(writing);

    const reading = await (await browser.newContext({ baseURL: feed })).newPage();
    await reading.goto(path);
    await expect(reading.getByText('No Comments to show.')).toBeVisible();

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/reports/held`);
    const row = page.getByRole('link').filter({ hasText: name });
    await row.click();
    const held = page.getByRole('article', { name: `Comment by Ravi, on ${name}` });
    await expect(held.getByRole('heading', { name: 'A word on the list' })).toBeVisible();
    await held.getByRole('radio', { name: 'Insult or bullying' }).check();
    await held.getByRole('radio', { name: 'Read only for 7 days' }).check();
    await expectAccessible(page);
    await held.getByRole('button', { name: 'Hide comment' }).click();
    await expect(page.getByText('Comment hidden')).toBeVisible();
    await expect(row).toHaveCount(0);

    await writing.reload();
    await expect(writing.getByText('No Comments to show.')).toBeVisible();
    await writing.getByRole('textbox', { name: 'Your comment' }).fill('Sorry');
    await writing.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(writing.getByText(/You can read but not take part until/)).toBeVisible();
    await expect(writing.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Sorry');

    await writing.goto('/myaccount/decisions');
    const decision = writing.getByRole('listitem').filter({ hasText: 'You can read but not take part until' });
    await decision.getByRole('button', { name: 'Appeal' }).click();
    await decision.getByRole('textbox', { name: 'Why should we decide differently?' }).fill(`A joke, ${writer.phone}`);
    await expectAccessible(writing);
    await decision.getByRole('button', { name: 'Send appeal' }).click();
    await expect(decision).toContainText('You have appealed. Another moderator will answer.');
    await expect(writing.getByRole('listitem').filter({ hasText: name })).toContainText(words);

    await page.goto(`${desk}/reports/appeals`);
    const appeal = page.getByRole('listitem').filter({ hasText: `A joke, ${writer.phone}` });
    await expect(appeal).toContainText('You made this decision, so another moderator answers.');
    await expect(appeal.getByRole('button')).toHaveCount(0);

    await page.goto(`${desk}/reports/people`);
    const suspended = page.getByRole('listitem').filter({ hasText: 'Ravi' }).first();
    await expect(suspended).toContainText('Suspended until');
    await reading.context().close();
    await context.close();
  },
);

test(
  'a banned person is logged out at once, refused at the login, and can appeal there',
  { tag: '@extension' },
  async ({ page, addresses, browser }) => {
    // Two people and a moderator, and axe on two pages.
    test.slow();
    const { api, feed, desk } = addresses;
    const writer = await signUp(page.request, api, 'Ravi');
    const { path, slug, name } = await seedPost();
    const words = `Go home, ${writer.phone}`;
    const sent = await page.request.post(`${api}/api/newcomment`, {
      data: { post_id: slug, comment: words },
      headers: { authorization: `Bearer ${writer.token}` },
    });
    const { data } = (await sent.json()) as { data: { id: number } };
    const reader = await signUp(page.request, api, 'Meera');
    const reported = await page.request.post(`${api}/api/report`, {
      data: { kind: 'comment', id: data.id, reason: 'hate' },
      headers: { authorization: `Bearer ${reader.token}` },
    });
    expect(reported.ok()).toBe(true);

    const context = await browser.newContext({ baseURL: feed });
    const writing = await context.newPage();
    await openSignedIn(writing, writer, path);
    await expect(writing.getByRole('textbox', { name: 'Your comment' })).toBeVisible();

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/reports`);
    await page.getByRole('link').filter({ hasText: name }).click();
    const report = page.getByRole('article', { name: `Comment by Ravi, on ${name}` });
    await report.getByRole('radio', { name: 'Logged out and banned for 30 days' }).check();
    await report.getByRole('button', { name: 'Hide comment' }).click();
    await expect(page.getByText('Comment hidden')).toBeVisible();

    // Without a reload: the open page is told at once.
    await expect(writing.getByText('Log in to comment on this post.')).toBeVisible();
    // The code of the sign-up was sent just now.
    await forgetSends(writer.phone);
    await writing.goto('/login');
    await writing.getByRole('textbox', { name: /phone/i }).fill(writer.phone);
    await writing.getByRole('button', { name: 'Send OTP' }).click();
    const field = writing.getByRole('textbox', { name: /Enter the OTP/ });
    await expect(field).toBeVisible();
    await field.fill(await codeSentTo(page.request, api, writer.phone));
    await expect(writing.getByText(/Your account is closed until/)).toBeVisible();
    await expectAccessible(writing);
    await writing.getByRole('link', { name: 'Appeal against this' }).click();
    await writing.getByRole('textbox', { name: 'Why should we decide differently?' }).fill('It was not me');
    await expectAccessible(writing);
    await writing.getByRole('button', { name: 'Send appeal' }).click();
    await expect(writing.getByText('Your appeal is sent. Another moderator will answer it.')).toBeVisible();
    await context.close();
  },
);
