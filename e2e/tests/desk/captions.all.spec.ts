import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { startOwnProduct } from '../../support/start-product.ts';
import { expect, test } from '../../support/test.ts';

/** A fake speech recogniser that prints the same text for every clip. */
const RECOGNISER = `#!/bin/sh
printf 'WEBVTT\\n\\n00:00.000 --> 00:03.000\\nThe wall is in the air.\\n\\n00:03.000 --> 00:06.000\\nIt is coming down.\\n'
`;

const KANNADA = 'WEBVTT\n\n00:00.000 --> 00:06.000\nಚೆಂಡು ಗಾಳಿಯಲ್ಲಿದೆ.\n';

test(
  'automatic captions are reviewed at the desk, get a second language, and readers choose between them',
  { tag: '@extension' },
  async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'maidan-captions-'));
    const recogniser = join(folder, 'recognise');
    await writeFile(recogniser, RECOGNISER);
    await chmod(recogniser, 0o755);
    const post = {
      slug: 'kick',
      name: 'Last kick',
      published_at: '-1h',
      type: 'video',
      media: 'media/kick.mp4',
      alt: 'A kick',
    };
    const kannada = join(folder, 'kick-kn.vtt');
    await writeFile(kannada, KANNADA);
    const product = await startOwnProduct({ CAPTION_DRAFT_COMMAND: recogniser }, {});
    try {
      await importContent(product.dataDir, { posts: [post] });
      const addresses = { desk: product.desk, api: `http://127.0.0.1:${product.ports.api}` };
      await joinAsOwner(page, addresses, 'Kavya', product.dataDir);

      // The server looks for clips without captions twice a minute.
      await expect(async () => {
        await page.goto(`${product.desk}/posts/drafts`);
        await expect(page.getByRole('link', { name: /Automatic captions/ })).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 90_000 });
      await page.getByRole('link', { name: /Automatic captions/ }).click();
      await expect(page.getByRole('heading', { name: 'Last kick' })).toBeVisible();
      await expectAccessible(page);
      const first = page.getByRole('textbox', { name: 'Caption at 0:00' });
      await expect(first).toHaveValue('The wall is in the air.');
      await first.fill('The ball is in the air.');
      await page.getByRole('button', { name: 'Approve and publish' }).click();
      await expect(page.getByText('Captions published: Last kick')).toBeVisible();

      await page.goto(`${product.desk}/posts`);
      await page.getByRole('button', { name: 'More about Last kick' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByLabel('Add captions').setInputFiles(kannada);
      await page.getByRole('combobox', { name: 'Language of kick-kn.vtt' }).selectOption('Kannada');
      await page.getByRole('button', { name: 'Save the changes' }).click();
      await expect(page.getByText('Changed: Last kick')).toBeVisible();

      await page.goto(`${product.feed}/post/kick`);
      await page.getByRole('button', { name: 'Mute' }).click();
      await page.getByRole('button', { name: 'Play Last kick' }).click();
      await expect(page.getByText(/^(?:The ball is in the air|It is coming down)\.$/)).toBeVisible();
      await page.getByRole('combobox', { name: 'Captions' }).selectOption('ಕನ್ನಡ');
      await expect(page.getByText('ಚೆಂಡು ಗಾಳಿಯಲ್ಲಿದೆ.')).toBeVisible();
      // The choice is kept for the next visit.
      await page.reload();
      await page.getByRole('button', { name: 'Play Last kick' }).click();
      await expect(page.getByText('ಚೆಂಡು ಗಾಳಿಯಲ್ಲಿದೆ.')).toBeVisible();
    } finally {
      await product.stop();
      await rm(folder, { recursive: true });
    }
  },
);
