import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible.ts';
import { mediaFile } from '../../support/content/media.ts';
import { startConversation, textsOf } from '../../support/conversations.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';
import { openAs, signUp } from '../../support/users.ts';

const thread = (page: Page) => page.getByRole('region', { name: 'Messages' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const chosen = (page: Page) => page.getByRole('img', { name: 'The picture you chose' });
const picture = async () => ({
  name: 'gate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await mediaFile('ground-640x480.png')),
});

/** Expects a picture to be decoded, not only present. */
const expectShown = (page: Page, name: string) =>
  expect
    .poll(() => page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

test(
  'a picture is sent with a text, is still there after a reload, and the staff see it',
  { tag: '@extension' },
  async ({ page, browser, addresses }) => {
    const { api } = addresses;
    const user = await signUp(page.request, api);
    const id = await startConversation(page.request, api, user);
    await openAs(page, user, `/message/single/${id}`);
    await page.getByLabel('Add a picture').setInputFiles(await picture());
    await expect(chosen(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Your reply' }).fill('Is this the gate?');
    await send(page).click();
    await expect(chosen(page)).toBeHidden();
    await expect(thread(page)).toContainText('Is this the gate?');
    await expectShown(page, 'Your picture');
    await page.reload();
    await expectShown(page, 'Your picture');
    await expectAccessible(page);
    await thread(page).getByRole('button', { name: 'Open the picture' }).click();
    await expect(page.getByRole('dialog', { name: 'Picture' }).getByRole('img')).toBeVisible();

    const staff = await (await browser.newContext()).newPage();
    await joinAsOwner(staff, addresses, 'Kavya');
    await staff.goto(`${addresses.desk}/inbox/waiting/${id}`);
    await expect(staff.getByText('Is this the gate?').last()).toBeVisible();
    await expectShown(staff, 'Sent by them');
    await staff.context().close();
  },
);

test(
  'a cancelled or refused picture stays in its message, and is sent once',
  { tag: ['@extension', '@desk-only', '@all'] },
  async ({ page, addresses: { api }, faultyFeed }) => {
    const user = await signUp(page.request, api);
    const id = await startConversation(page.request, api, user);
    await openAs(page, user, `${faultyFeed.origin}/message/single/${id}`);
    await page
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(page.getByText(/^This file cannot be opened as a picture/)).toBeVisible();
    await page.getByLabel('Add a picture').setInputFiles(await picture());
    await expect(chosen(page)).toBeVisible();
    await expect(page.getByText(/^This file cannot be opened as a picture/)).toBeHidden();

    faultyFeed.fail('/api/newchat/picture', 'stalled');
    await send(page).click();
    await expect(page.getByRole('progressbar', { name: 'Sending the picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel sending' }).click();
    await expect(page.getByText('Sending was cancelled. The picture is still here.')).toBeVisible();

    // The reply is lost but the server has the picture; the next attempt must not store it twice.
    faultyFeed.fail('/api/newchat/picture', 'lost');
    await send(page).click();
    await expect(page.getByText(/^The picture was not sent\./)).toBeVisible();
    await expect(chosen(page)).toBeVisible();
    faultyFeed.recover();
    await send(page).click();
    await expect(chosen(page)).toBeHidden();
    expect(await textsOf(page.request, api, user, id)).toEqual(['Is the turf free at nine?', 'Photo']);
  },
);
