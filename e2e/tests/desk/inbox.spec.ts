import { expectAccessible } from '../../support/accessible.ts';
import { mediaFile } from '../../support/content/media.ts';
import { startConversation } from '../../support/conversations.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';

test(
  "a conversation is answered at the desk, and the reader's next message appears by itself",
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const { desk, api } = addresses;
    const reader = await signUp(page.request, api, 'Meera');
    const subject = `A place for Sunday ${reader.phone.slice(-4)}`;
    const id = await startConversation(page.request, api, reader, { name: subject });
    const theirs = await (await browser.newContext({ baseURL: addresses.feed })).newPage();
    await openAs(theirs, reader, `/message/single/${id}`);

    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${desk}/inbox/waiting/${id}`);
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await page.getByRole('textbox', { name: 'Answer' }).fill('There is. The gate by the water tank is open.');
    // A draft survives a closed tab.
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(/^There is\./);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Conversation with Meera' })).toContainText('you');
    await expect(theirs.getByRole('region', { name: 'Messages' })).toContainText('The gate by the water tank');

    // The reader's next message appears by itself.
    await page.request.post(`${api}/api/newchat`, {
      data: { conversation_id: id, message: 'Thank you!' },
      headers: { authorization: `Bearer ${reader.token}` },
    });
    const thread = page.getByRole('region', { name: 'Conversation with Meera' });
    await expect(thread).toContainText('Thank you!');

    // A chosen picture survives a reload, too, and is sent without text.
    const map = { name: 'map.png', mimeType: 'image/png', buffer: await mediaFile('turf-800x600.png') };
    await page.getByLabel('Add a picture').setInputFiles(map);
    await expect(page.getByText('Upright, 800 by 600')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Upright, 800 by 600')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Remove map.png' })).toBeHidden();
    await expect(thread.getByRole('img', { name: 'Sent by us' })).toBeVisible();
    await theirs.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Open the picture' }).click();
    const picture = theirs.getByRole('dialog', { name: 'Picture' }).getByRole('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 800);

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText(/^Meera.*\. Closed$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Meera.*\. Open, /)).toBeVisible();
    await expectAccessible(page);
  },
);
