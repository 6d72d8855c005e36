import type { BrowserContext, Page } from '@playwright/test';
import { mediaFile } from '../../support/content/media.ts';
import { logInOnPage } from '../../support/login.ts';
import { expect } from '../../support/test.ts';
import { openSignedIn, signUp } from '../../support/users.ts';
import { setOffline, storedPaths, test, untilScriptsStored, untilStored } from './cut-site.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New conversation' });
const chosen = (page: Page) => dialogOf(page).getByRole('img', { name: 'The picture you chose' });

/** Shares a picture and a text with the installed site, as a phone does: with a form that no page of the site sends. */
async function share(context: BrowserContext, origin: string, buffer: Buffer): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(`<form method="post" enctype="multipart/form-data" action="${origin}/share">
    <input name="share_text" value="Is this bottle yours?"><input type="file" name="share_picture"><button>Share</button>
  </form>`);
  await page.locator('input[type=file]').setInputFiles({ name: 'bottle.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Share' }).click();
  return page;
}

async function start(page: Page): Promise<void> {
  await dialogOf(page).getByRole('textbox', { name: 'Subject' }).fill('Lost bottle');
  await dialogOf(page).getByRole('textbox', { name: 'Location' }).fill('Kora');
  await dialogOf(page).getByRole('button', { name: 'Start Conversation' }).click();
}

test('a picture shared offline is in a new message, waits on the device across a restart, and is sent once', async ({
  context,
  page,
  feed,
  addresses: { api },
}) => {
  const user = await signUp(page.request, api);
  const read = async <T>(path: string): Promise<T> => {
    const reply = await fetch(`${api}/api/${path}`, { headers: { authorization: `Bearer ${user.token}` } });
    return (await reply.json()) as T;
  };
  await openSignedIn(page, user, `${feed.origin}/messages`);
  await untilStored(page);
  await page.reload();
  await untilScriptsStored(page);
  await page.close();

  await setOffline(context, feed, true);
  const shared = await share(context, feed.origin, Buffer.from(await mediaFile('ground-640x480.png')));
  await expect(chosen(shared)).toBeVisible();
  await expect(dialogOf(shared).getByRole('textbox', { name: 'Message' })).toHaveValue('Is this bottle yours?');
  // The picture survives the page until it is in a message.
  await shared.reload();
  await shared.getByRole('button', { name: 'New conversation' }).click();
  await expect(chosen(shared)).toBeVisible();
  await start(shared);
  await expect(dialogOf(shared)).toBeHidden();
  expect(await storedPaths(shared, 'maidan-shared')).toEqual([]);
  await shared.close();

  const later = await context.newPage();
  await later.goto(`${feed.origin}/waiting`);
  await expect(later.getByRole('listitem').filter({ hasText: 'New conversation' })).toContainText('Lost bottle');
  expect(await read<unknown[]>('conversations')).toEqual([]);
  await setOffline(context, feed, false);
  await expect(later.getByText('Nothing is waiting')).toBeVisible();
  const [conversation, ...others] = await read<{ id: number; name: string }[]>('conversations');
  expect([conversation?.name, others]).toEqual(['Lost bottle', []]);
  const { data } = await read<{ data: { message: string; picture: string }[] }>(`chats/${conversation?.id}`);
  expect(data).toMatchObject([{ message: 'Is this bottle yours?', picture: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
});

test(
  'a visitor logs in first and still has the shared picture; the next account on the phone does not',
  { tag: '@all' },
  async ({ context, page, feed, addresses: { api } }) => {
    await page.goto(feed.origin);
    await untilStored(page);
    await page.close();
    const shared = await share(context, feed.origin, Buffer.from(await mediaFile('ground-640x480.png')));
    await expect(shared).toHaveURL(`${feed.origin}/login`);
    await logInOnPage(shared, api);
    await expect(chosen(shared)).toBeVisible();
    await dialogOf(shared).getByRole('button', { name: 'Close' }).click();
    await shared.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
    await shared.getByRole('menuitem', { name: 'Logout' }).click();
    await expect.poll(() => storedPaths(shared, 'maidan-shared')).toEqual([]);
  },
);

test(
  'without a worker to receive it, a share opens the page for a new message',
  { tag: '@all' },
  async ({ request, addresses }) => {
    const answer = await request.post(`${addresses.feedLoopback}/share`, {
      multipart: { share_text: 'Hello' },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/messages']);
    expect(
      (await request.post(`${addresses.leagueLoopback}/share`, { multipart: { share_text: 'Hello' } })).status(),
    ).toBe(405);
  },
);
