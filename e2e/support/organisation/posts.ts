import { expect, type Page } from '@playwright/test';
import type { StartedProduct } from '../start-product.ts';
import { phoneClip, phonePicture } from './phone-media.ts';
import { keepPicture } from './pictures.ts';

const parts = (page: Page, { desk }: StartedProduct, part: string) => page.goto(`${desk}/posts/pages/${part}`);

export async function makeTag(page: Page, product: StartedProduct, name: string, poll?: string): Promise<void> {
  await parts(page, product, 'tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'New tag' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (poll !== undefined) await dialog.getByRole('combobox', { name: 'Poll' }).selectOption(poll);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
}

export async function makePoll(page: Page, product: StartedProduct, question: string): Promise<void> {
  await parts(page, product, 'polls');
  await page.getByRole('button', { name: 'New poll' }).click();
  const dialog = page.getByRole('dialog', { name: 'New poll' });
  await dialog.getByRole('textbox', { name: 'Question' }).fill(question);
  await dialog.getByRole('textbox', { name: 'Answer 1' }).fill('Lane 14');
  await dialog.getByRole('textbox', { name: 'Answer 2' }).fill('Tank Bund');
  await keepPicture(page, '05-poll');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 votes, on no page yet.')).toBeVisible();
}

export async function setStory(page: Page, product: StartedProduct): Promise<void> {
  await parts(page, product, 'story');
  await page.getByRole('textbox', { name: 'Story address' }).fill('https://www.youtube.com/watch?v=abcdefghijk');
  await page.getByLabel('Take a picture').setInputFiles(await phonePicture(page, 20));
  await expect(page.getByText('Location and device details removed')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Story saved')).toBeVisible();
}

interface Post {
  readonly kind: 'Image' | 'Video' | 'Gallery' | 'YouTube' | 'Embed' | 'Ad';
  readonly name: string;
  readonly hue: number;
  readonly address?: string;
  readonly hasText?: true;
}

/** Ten posts of all six kinds. */
export const posts: readonly Post[] = [
  { kind: 'Image', name: 'The turf is marked', hue: 90, hasText: true },
  { kind: 'Image', name: 'New nets for the small goals', hue: 140 },
  { kind: 'Image', name: 'Under 17 at first light', hue: 200 },
  { kind: 'Image', name: 'Who brings the stumps', hue: 260 },
  { kind: 'Image', name: 'The bus leaves at six', hue: 320 },
  { kind: 'Video', name: 'A hand stop on the line', hue: 0 },
  { kind: 'Gallery', name: 'Saturday in two pictures', hue: 40 },
  { kind: 'YouTube', name: 'The final, in full', hue: 60, address: 'https://youtu.be/abcdefghijk' },
  { kind: 'Embed', name: 'How we mark a field', hue: 100, address: 'https://vimeo.com/123456789' },
  { kind: 'Ad', name: 'Boots for under 17', hue: 180 },
];

/** Writes one post, with media from the phone. */
export async function publish(page: Page, { desk }: StartedProduct, post: Post, tag: string): Promise<void> {
  await page.goto(`${desk}/posts/new`);
  await page.getByRole('radio', { name: post.kind }).check({ force: true });
  await page.getByRole('textbox', { name: 'Title' }).fill(post.name);
  if (post.hasText) await writeText(page);
  if (post.address !== undefined) await page.getByRole('textbox', { name: /address$/i }).fill(post.address);
  if (post.kind === 'Gallery') {
    for (const at of [1, 2]) {
      await page.getByLabel('Add a picture').setInputFiles(await phonePicture(page, post.hue + at * 50));
      await page.getByRole('textbox', { name: `What picture ${at} shows` }).fill(`The turf, ${at} of 2`);
    }
  } else if (post.kind === 'Video') {
    await page.getByLabel('Record a clip').setInputFiles(await phoneClip('hand-stop.mp4'));
    await page.getByRole('textbox', { name: 'What the clip shows' }).fill('A save with one hand');
  } else {
    await page.getByLabel('Take a picture').setInputFiles(await phonePicture(page, post.hue));
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A marked turf');
  }
  // The picture is turned upright and its metadata removed. A clip takes a while.
  await expect(page.getByText('Location and device details removed').first()).toBeVisible({ timeout: 90_000 });
  if (post.kind !== 'Video') await expect(page.getByText('Upright, 900 by 1200').first()).toBeVisible();
  if (post.kind === 'Ad') {
    await page.getByRole('textbox', { name: 'Link', exact: true }).fill('https://boots.example/');
    await page.getByRole('textbox', { name: 'Button', exact: true }).fill('See them');
  }
  await page.getByRole('checkbox', { name: tag, exact: true }).check();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(`Published: ${post.name}`)).toBeVisible();
}

/** A text with a heading, a bold word and a link. */
async function writeText(page: Page): Promise<void> {
  await expect(page.getByRole('toolbar', { name: 'Formatting for Text' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Saturday');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The gate opens at ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('six');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', see ');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('textbox', { name: 'Link address' }).fill('maidan.example/turf');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://maidan.example/turf');
  await text.scrollIntoViewIfNeeded();
  await keepPicture(page, '03-text');
}
