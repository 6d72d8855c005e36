import { expect, test } from '../../support/test.ts';
import { clipsOfHome, FEED, playing, slide } from './clips.ts';

test('a tap pauses, and the next tap plays with sound [2.143]', async ({ page, addresses }) => {
  const [first] = await clipsOfHome(page, addresses.api);
  await page.goto(FEED);
  await expect.poll(() => playing(page)).toEqual([first?.media]);
  const box = await slide(page, first).boundingBox();
  const tap = () => page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 3);
  await tap();
  await expect.poll(() => playing(page)).toEqual([]);
  await tap();
  await expect.poll(() => playing(page)).toEqual([first?.media]);
  const video = slide(page, first).locator('video');
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.volume > 0])).toEqual([
    false,
    true,
  ]);
});

test('a browser that pauses a clip for its sound plays it muted', { tag: '@phone' }, async ({ page, addresses }) => {
  const [first] = await clipsOfHome(page, addresses.api);
  await page.goto('/');
  // Imitates WebKit, which resolves play() and pauses once it detects sound.
  await page.evaluate(() => {
    document.addEventListener('playing', ({ target }) => target instanceof HTMLVideoElement && target.pause(), {
      capture: true,
      once: true,
    });
  });
  // Opened with a click, so that this browser itself allows sound.
  await page.getByRole('link', { name: 'Video', exact: true }).click();
  const sound = page.getByRole('button', { name: 'Tap for sound' });
  await expect(sound).toBeVisible();
  // The link back to the list stays visible next to the sound button.
  const boxes = await Promise.all(
    [sound, page.getByRole('link', { name: /^Back to the list of / })].map((part) => part.boundingBox()),
  );
  const [a, b] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(a && b && (b.x + b.width <= a.x || b.y + b.height <= a.y), JSON.stringify(boxes)).toBe(true);
  await expect.poll(() => playing(page)).toEqual([first?.media]);
  const isMuted = () =>
    slide(page, first)
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.muted);
  expect(await isMuted()).toBe(true);
  await sound.click();
  expect(await isMuted()).toBe(false);
  await expect.poll(() => playing(page)).toEqual([first?.media]);
});
