import { expect, test } from '../../support/test.ts';
import { requestedClips, clipsOfHome, FEED, playing, slide } from './clips.ts';

test('with the data saver on, no byte of a clip loads before a tap, and then only that clip', async ({
  page,
  addresses,
}) => {
  const clips = await clipsOfHome(page, addresses.api);
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'On', exact: true }).check();
  const requested = requestedClips(page);
  await page.goto(FEED);
  for (const clip of clips.slice(0, 4)) {
    await expect(slide(page, clip)).toHaveAttribute('aria-current', 'true');
    await expect(slide(page, clip).getByRole('button', { name: /^Play / })).toBeVisible();
    await page.keyboard.press('j');
  }
  await expect(slide(page, clips[4])).toHaveAttribute('aria-current', 'true');
  // Clips on cards on home also wait for a tap.
  await page.goto('/');
  await page.getByRole('article').first().scrollIntoViewIfNeeded();
  await page.goto(FEED);
  await expect(slide(page, clips[0])).toHaveAttribute('aria-current', 'true');
  expect(requested).toEqual([]);

  await slide(page, clips[0])
    .getByRole('button', { name: /^Play / })
    .click();
  await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);
  expect([...new Set(requested)]).toEqual([clips[0]?.media]);
});

test(
  'with the data saver off, at most one clip is prefetched, once the active one can play',
  { tag: '@all' },
  async ({ page, addresses }) => {
    const clips = await clipsOfHome(page, addresses.api);
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Off', exact: true }).check();
    const requested = requestedClips(page);
    await page.goto(FEED);
    await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);
    await expect.poll(() => [...new Set(requested)]).toEqual([clips[0]?.media, clips[1]?.media]);
    await page.keyboard.press('j');
    await expect.poll(() => playing(page)).toEqual([clips[1]?.media]);
    await expect.poll(() => [...new Set(requested)]).toEqual(clips.slice(0, 3).map(({ media }) => media));
  },
);
