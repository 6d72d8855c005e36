import { expect, test } from '../../support/test.ts';
import { clipsOfHome, playing, slide } from './clips.ts';

test('every function works with the keyboard alone [2.35 2.142 4.49 6.5]', async ({ page, addresses }) => {
  const clips = await clipsOfHome(page, addresses.api);
  await page.goto('/');
  const toFilms = page.getByRole('link', { name: 'Video', exact: true });
  await toFilms.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/videofeed\/tag\/home$/);
  await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);

  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Mute' })).toBeVisible();

  await page.keyboard.press(' ');
  await expect(slide(page, clips[0]).getByRole('button', { name: /^Play / })).toBeVisible();
  await page.keyboard.press(' ');
  await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Next video')).toBeVisible();
  // The keys do nothing while the sheet is open.
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await playing(page)).toEqual([clips[0]?.media]);

  await page.keyboard.press('l');
  const login = page.getByRole('dialog', { name: 'One-Click Login' });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await expect.poll(() => playing(page)).toEqual([clips[1]?.media]);
  // Tab moves through the actions of the visible slide, then those of the page.
  await slide(page, clips[1])
    .getByRole('button', { name: /^Pause / })
    .focus();
  const reached: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('aria-label') ?? ''),
    );
  }
  expect(new Set(reached.filter((label) => label !== '' && !label.startsWith(clips[1]?.name ?? '?')))).toEqual(
    new Set(),
  );
  await page.keyboard.press('k');
  await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);
});

test('c shows and hides the captions of a clip', { tag: ['@extension', '@all'] }, async ({ page, addresses }) => {
  const clips = await clipsOfHome(page, addresses.api);
  const at = clips.findIndex(({ captions }) => captions !== null);
  // Opened with a click, so that the browser allows sound: a muted clip shows its captions by itself.
  await page.goto('/');
  await page.getByRole('link', { name: 'Video', exact: true }).click();
  for (let press = 0; press < at; press += 1) await page.keyboard.press('j');
  await expect.poll(() => playing(page)).toEqual([clips[at]?.media]);
  const answer = await page.request.get(`${addresses.api}${clips[at]?.captions}`);
  const line = /-->.*\n(.+)/.exec(await answer.text())?.[1] ?? '';
  expect(line).not.toBe('');
  const text = slide(page, clips[at]).getByText(line.trim());
  await expect(text).toBeHidden();
  await page.keyboard.press('c');
  await expect(text).toBeVisible();
  await page.keyboard.press('c');
  await expect(text).toBeHidden();
});
