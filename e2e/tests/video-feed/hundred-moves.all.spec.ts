import { expect, test } from '../../support/test.ts';
import { FEED, playing } from './clips.ts';

test(
  'during a hundred moves there are never more than five slides and three videos, one of them playing [4.47 9.5 9.7]',
  { tag: '@desk-only' },
  async ({ page }) => {
    await page.goto(FEED);
    await expect.poll(async () => (await playing(page)).length).toBe(1);
    await page.evaluate(() => {
      const most = { slides: 0, videos: 0, playing: 0 };
      Object.assign(window, { most });
      const look = () => {
        const videos = [...document.querySelectorAll('video')];
        most.slides = Math.max(most.slides, document.querySelectorAll('article[data-swiper-slide-index]').length);
        most.videos = Math.max(most.videos, videos.length);
        most.playing = Math.max(most.playing, videos.filter(({ paused }) => !paused).length);
        requestAnimationFrame(look);
      };
      look();
    });
    const current = page.getByRole('region', { name: /^Videos of/ }).getByRole('article');
    const at = () =>
      current.evaluateAll((all) =>
        Number(all.find((slide) => slide.hasAttribute('aria-current'))?.getAttribute('data-swiper-slide-index')),
      );
    for (let move = 0; move < 100; move += 1) {
      const forward = Math.floor(move / 18) % 2 === 0;
      const before = await at();
      await page.keyboard.press(forward ? 'j' : 'k');
      await expect.poll(at, { intervals: [20, 20, 50] }).toBe(before + (forward ? 1 : -1));
    }
    await expect.poll(async () => (await playing(page)).length).toBe(1);
    const most = await page.evaluate(() => (window as unknown as { most: object }).most);
    expect(most).toEqual({ slides: 5, videos: 3, playing: 1 });
  },
);
