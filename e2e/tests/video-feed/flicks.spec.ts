import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { touchInputOn } from '../../support/touch-input.ts';
import { clipsOfHome, FEED, playing, slide } from './clips.ts';

/** Opens the feed with its first clip playing, and touch input. */
async function underTheThumb(page: Page, api: string) {
  const clips = await clipsOfHome(page, api);
  await page.goto(FEED);
  await expect.poll(() => playing(page)).toEqual([clips[0]?.media]);
  const { swipe } = await touchInputOn(page);
  return { clips, swipe };
}

test(
  'fast flicks each move one slide, also while the next page loads',
  { tag: '@phone-only' },
  async ({ page, addresses }) => {
    const { clips, swipe } = await underTheThumb(page, addresses.api);
    // The fourth clip is two from the end of the page, so these flicks request the next page.
    for (let flick = 0; flick < 5; flick += 1) await swipe('next');
    await expect(slide(page, clips[5])).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => playing(page)).toEqual([clips[5]?.media]);
  },
);

test(
  'a flick that starts on a link or button of the text moves to the next slide',
  { tag: '@phone-only' },
  async ({ page, addresses }) => {
    const { clips, swipe } = await underTheThumb(page, addresses.api);
    for (const [index, part] of [
      slide(page, clips[0]).getByRole('link', { name: /opens in a new tab/ }),
      slide(page, clips[1]).getByRole('button', { name: 'Read More' }),
    ].entries()) {
      // Waits until the text is at rest.
      await part.hover({ trial: true });
      const box = await part.boundingBox();
      await swipe('next', { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 });
      await expect(slide(page, clips[index + 1])).toHaveAttribute('aria-current', 'true');
    }
    expect(page.context().pages()).toHaveLength(1);
  },
);
