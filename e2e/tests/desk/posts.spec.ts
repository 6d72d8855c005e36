import { expectAccessible } from '../../support/accessible.ts';
import { importContent } from '../../support/content/content-pack.ts';
import { mediaFile } from '../../support/content/media.ts';
import { seedPost } from '../../support/content/seeds.ts';
import { joinAsOwner } from '../../support/desk.ts';
import { expect, test } from '../../support/test.ts';

test(
  'a post withdrawn at the desk disappears from the site, and Undo restores it',
  { tag: '@extension' },
  async ({ page, addresses }, { project, retry }) => {
    const attempt = `${project.name}-${retry}`;
    const slug = `chalk-lines-${attempt}`;
    const name = `Chalk lines ${attempt}`;
    await seedPost({ slug, name });
    const statusOf = async () => (await page.request.get(`${addresses.feedLoopback}/post/${slug}`)).status();
    await joinAsOwner(page, addresses, 'Kavya');
    expect(await statusOf()).toBe(200);

    await page.goto(`${addresses.desk}/posts`);
    await page.getByRole('searchbox', { name: 'Search by title' }).fill(`chalk ${attempt}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([name]);
    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Withdraw' }).click();
    await expect(page.getByText(`Withdrawn: ${name}`)).toBeVisible();
    await expect(page.getByText(/^No titles match/)).toBeVisible();
    // The site caches a document for a few seconds.
    await expect.poll(statusOf).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`Restored: ${name}`)).toBeVisible();
    await expect.poll(statusOf).toBe(200);

    // Withdraws several at once, with one confirmation that states the number.
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Withdraw 1 post' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw 1 post' }).click();
    await page.goto(`${addresses.desk}/posts/withdrawn`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
  },
);

test(
  'an image post started offline survives a reload and appears in the feed of its tag',
  { tag: '@extension' },
  async ({ page, addresses }, { project }) => {
    const tag = `composed-${project.name}`;
    const name = `Last kick ${project.name}`;
    const seed = { tags: [{ slug: tag, name: `Composed ${project.name}`, subscribe: 0 }] };
    await importContent(process.env['E2E_DATA_DIR'] ?? '', seed);
    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${addresses.desk}/posts`);
    await page.getByRole('link', { name: 'New post' }).click();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('Please choose a picture.')).toBeVisible();

    const picture = { name: 'turf.png', mimeType: 'image/png', buffer: await mediaFile('turf-800x600.png') };
    await page.context().setOffline(true);
    await page.getByLabel('Choose a file').setInputFiles(picture);
    await expect(page.getByText('No connection. It will continue automatically.')).toBeVisible();
    // Going back would cancel it.
    await page.goBack();
    await page.getByRole('button', { name: 'Keep uploading' }).click();
    await page.context().setOffline(false);
    await expect(page.getByText('Location and device details removed')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill(name);
    await page.getByRole('textbox', { name: 'Text' }).fill('Eleven seconds left.');
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('Five players on a floodlit turf');
    await page.getByRole('checkbox', { name: `Composed ${project.name}` }).check();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(name);
    await expect(page.getByRole('checkbox', { name: `Composed ${project.name}` })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(`Published: ${name}`)).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();

    await page.goto(`${addresses.feed}/tag/${tag}`);
    await expect(page.getByRole('img', { name: 'Five players on a floodlit turf' })).toBeVisible();
    await expect(page.getByText('Eleven seconds left.')).toBeVisible();
  },
);

test(
  'a frame of a clip becomes its poster, and a replacement clip does not keep that poster',
  { tag: '@extension' },
  async ({ page, addresses }, { project, retry }) => {
    const name = `Rain stops ${project.name}-${retry}`;
    const clip = async (file: string) => ({ name: file, mimeType: 'video/mp4', buffer: await mediaFile(file) });
    await joinAsOwner(page, addresses, 'Kavya');
    await page.goto(`${addresses.desk}/posts/new`);
    await page.getByRole('radio', { name: 'Video', exact: true }).check();
    await page.getByRole('textbox', { name: 'Title' }).fill(name);
    await page.getByRole('textbox', { name: 'What the clip shows' }).fill('A wet pitch');
    const file = page.getByRole('group', { name: 'Clip' });
    await file.getByLabel('Choose a file').setInputFiles(await clip(`rain-${project.name}-${retry}.mp4`));

    const takeFrame = async () => {
      await page.getByRole('button', { name: 'Choose a frame from the clip' }).click();
      await page.getByRole('button', { name: 'Use this frame' }).click();
      await expect(page.getByRole('button', { name: 'Remove Frame.jpg' })).toBeVisible();
    };
    await takeFrame();
    await expectAccessible(page);
    await file.getByLabel('Choose another file').setInputFiles(await clip(`dry-${project.name}-${retry}.mp4`));
    await expect(page.getByRole('button', { name: 'Remove Frame.jpg' })).toBeHidden();
    await takeFrame();
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(`Published: ${name}`)).toBeVisible();
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const post = await page.request.get(`${addresses.api}/api/post/${slug}`);
    expect(await post.json()).toMatchObject({ thumbnail_variants: { width: 180, height: 320 } });
  },
);
